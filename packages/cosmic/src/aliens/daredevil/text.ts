import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Daredevil", ru: "Сорвиголова" },
  power: { en: "Risk", ru: "Риск" },
  about: {
    en: "As a main player or an ally, after the cards are revealed, you may discard an attack of 01 to 08 from your hand. Its value is subtracted from the total of your own side. If your side still wins, by 4 or less, every player on it gets a reward for each of their ships in the encounter.",
    ru: "Если вы основной игрок или союзник, то после раскрытия карт можете сбросить с руки атаку от 01 до 08. Её значение вычитается из суммы вашей же стороны. Если ваша сторона всё равно победит с перевесом не больше 4, каждый её участник получит по награде за каждый свой корабль в контакте.",
  },
  oneLine: {
    en: "Weaken your own side; a narrow win brings it rewards.",
    ru: "Ослабьте свою сторону: победа на волоске принесёт награды.",
  },
  wild: {
    en: "Between the selection and the reveal, you may bet on a win of your side by 4 or less. If you are right, one of your ships may found a colony in the home system of the opposing main player; if not, you lose three ships.",
    ru: "Между выбором и раскрытием карт можете поставить на победу своей стороны с перевесом не больше 4. Угадали — один ваш корабль может создать колонию в родной системе основного игрока другой стороны; не угадали — теряете три корабля.",
  },
  super: {
    en: "When you use your power as a main player, a win by 6 or less is narrow enough.",
    ru: "Когда вы используете свою способность как основной игрок, достаточно победы с перевесом не больше 6.",
  },
  asks: {
    power: {
      "reveal.reinforce": {
        ask: {
          en: "subtract a low attack from your total, for rewards if you narrowly win?",
          ru: "вычесть слабую атаку ради наград за победу на волоске?",
        },
        does: { en: "Take the risk", ru: "Рискнуть" },
      },
    },
    wild: {
      "planning.selected": {
        ask: {
          en: "bet three ships on a win by 4 or less?",
          ru: "поставить три корабля на победу с перевесом до 4?",
        },
        does: { en: "Bet", ru: "Поставить" },
      },
    },
    super: {
      boost: {
        ask: { en: "count a win by up to 6 as narrow?", ru: "засчитать и победу с перевесом до 6?" },
        does: { en: "Up to 6", ru: "До 6" },
      },
    },
  },
  rules: [
    {
      id: "daredevil 0",
      en: "Yellow alert light, no game setup. The power is optional: you may use it once per encounter as a main player or an ally, after the cards are revealed.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать раз за контакт в роли основного игрока или союзника после раскрытия карт.",
    },
    {
      id: "daredevil 1",
      en: "Discard one attack of value 01 to 08 from your hand: the value is subtracted from your side's total.",
      ru: "Сбросьте с руки одну атаку от 01 до 08: её значение вычитается из суммы вашей стороны.",
    },
    {
      id: "daredevil 2",
      en: "If your side wins by 4 or less, every player on it gets rewards equal to their ships in the encounter, besides the normal gains.",
      ru: "Если ваша сторона победит с перевесом не больше 4, каждый её участник получает столько наград, сколько его кораблей было в контакте, — сверх обычных трофеев.",
    },
    {
      id: "daredevil zap",
      en: "The use is cancelled: you keep the card, and nothing is subtracted.",
      ru: "Использование отменяется: карта остаётся у вас, и ничего не вычитается.",
    },
    {
      id: "daredevil EC1",
      en: "There is a margin only between two totals: attack against attack. A tie that the defense wins is a win by 0. The defense counts its ships on the planet.",
      ru: "Перевес бывает только там, где есть две суммы: атака против атаки. Ничья, которую выигрывает защитник, — это победа с перевесом 0. Защитник считает свои корабли на планете.",
      decided: true,
    },
    {
      id: "daredevil EC2",
      en: "Wild: a ship that founds this colony has left the encounter and brings its owner no reward as a defensive ally any more. An ally whose ships have left still belongs to the side joined: if it wins by 4 or less, there is neither a colony nor a price.",
      ru: "Джокер: корабль, основавший эту колонию, покинул контакт и как корабль союзника защитника награды уже не приносит. Союзник, чьи корабли ушли, по-прежнему принадлежит своей стороне: если она победила с перевесом не больше 4, нет ни колонии, ни платы.",
      decided: true,
    },
    {
      id: "daredevil wild",
      en: "Wild (main player or ally, planning): after the cards are selected. If your side wins by 4 or less, one of your ships in the encounter may found a colony anywhere in the home system of the main player on the other side. In every other case, bigger wins, losses and deals included, you lose three ships of your choice. The flare then returns to your hand.",
      ru: "Джокер (основной игрок или союзник, планирование): после выбора карт. Если ваша сторона победит с перевесом не больше 4, один ваш корабль из контакта может создать колонию где угодно в родной системе основного игрока другой стороны. Во всех прочих случаях — и при крупной победе, и при поражении, и при сделке — вы теряете три корабля по своему выбору. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "daredevil super",
      en: "Super (main player, reveal): when you use your power, a win by 6 or less brings the rewards. The flare then returns to your hand.",
      ru: "Супер (основной игрок, раскрытие): когда вы используете свою способность, награды приносит победа с перевесом не больше 6. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "daredevil/card": {
      en: "Which attack do you throw away? Its value is subtracted from your own total.",
      ru: "Какую атаку вы выбросите? Её значение вычтется из вашей же суммы.",
    },
    "daredevil/colony": {
      en: "A narrow win! Where does one of your ships found a colony?",
      ru: "Победа на волоске! Где один ваш корабль создаст колонию?",
    },
    "daredevil.rewards": {
      en: "The risk paid off: a win by {n} brought {player} and the whole side rewards.",
      ru: "Риск окупился: перевес {n}, и {player, select, you {вы вместе со всей стороной получаете} other {{player} вместе со всей стороной получает}} награды.",
    },
  },
};
