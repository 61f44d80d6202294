import type { Statement } from "@hypergate/kernel";

export const rifts: readonly Statement[] = [
  {
    id: "RF-1",
    en: "A rift has two effects: a benefit when it is played, in regroup and by the role it names, and a detonation when it is taken.",
    ru: "У разлома два эффекта: польза, когда его играют — в перегруппировке и в названной роли, — и взрыв, когда его забирают.",
    setting: "rewardDeck",
  },
  {
    id: "RF-2",
    en: "A rift that another player takes from your hand and keeps, as compensation or otherwise, harms the taker and is then discarded. One that is discarded straight away instead of being kept does not detonate.",
    ru: "Разлом, который другой игрок забрал с вашей руки и оставил себе, — как компенсацию или иначе, — бьёт по взявшему и затем сбрасывается. Если его не оставили себе, а тут же сбросили, он не взрывается.",
    setting: "rewardDeck",
  },
  {
    id: "RF-3",
    en: "Given is not taken: there is no detonation in deals, with voluntary gifts, or when your own card or power moves it.",
    ru: "Отданное — не взятое: по сделке, в подарок или от вашей же карты или способности разлом не взрывается.",
    setting: "rewardDeck",
  },
  {
    id: "RF-4",
    en: "A hand-over that somebody else's effect forces counts as taking. So a rift detonates as compensation, as alimony of Bride, as a postcard of Tourist, by Judge's fiat, by Angler's demand and wild flare, by Pirate's wild flare, by Doppelganger's super flare, if Pickpocket keeps it, and if it comes from the opponent to the user of Whirligig. It does not in Bride's trade, as a bribe or a ransom, if it is only set aside or borrowed (Laser, Doppelganger's wild flare), or if Love or Quartermaster hands it round.",
    ru: "Если карту заставил отдать чужой эффект, она считается взятой. Поэтому разлом взрывается как компенсация, алименты Невесты, открытка Туриста, по постановлению Судьи, по требованию и джокеру Удильщика, джокеру Пирата, суперсвойству Доппельгангера, если его оставил себе Карманник и если он пришёл от соперника к тому, кто применил Вихрь. Не взрывается: в обмене Невесты, как взятка или выкуп, отложенный или взятый на время (Лазер, джокер Доппельгангера), розданный Любовью или Интендантом.",
    setting: "rewardDeck",
    decided: true,
  },
  {
    id: "RF-5",
    en: "Whoever cannot pay in full pays as much as possible. Several rifts taken together detonate one after another in the order the taker likes; one that an earlier detonation discards does not.",
    ru: "Кто не может заплатить сполна, платит сколько может. Несколько разломов, взятых разом, взрываются один за другим в порядке, который выберет взявший; тот, что сброшен предыдущим взрывом, не взрывается.",
    setting: "rewardDeck",
    decided: true,
  },
];
