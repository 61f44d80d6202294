import { at, type Power } from "../../effects.ts";

/** Infest. When it is your turn to answer, you may ally with either side as if invited. */
export const power: Power = {
  id: "parasite",
  alert: "green",
  uses: [
    at("alliance.answer", {
      as: "notMain",
      rule: "parasite 1",
      when: (_g, me, event) => event.seat === me,
      run: (_g, _me, event) => {
        event.sides = 3;
      },
    }),
  ],
};
