/** What `hypergate serve` says about guests: where they find the server, or how to let them in. */
import { type Language, phrase, type Said } from "@hypergate/kernel";
import { generate } from "lean-qr";

const MESSAGES = {
  onlyHere: {
    en: "Only this computer can come. To let guests of your network in, stop this and run: HOST=0.0.0.0 npm start (or HOST=0.0.0.0 npx hypergate serve)",
    ru: "Сейчас зайти можно только с этого компьютера. Чтобы пустить гостей из своей сети, остановите сервер и запустите: HOST=0.0.0.0 npm start (или HOST=0.0.0.0 npx hypergate serve)",
  },
  guests: { en: "Guests find it at:", ru: "Гости найдут его здесь:" },
  scan: { en: "Or scan {address} with a phone:", ru: "Или откройте {address} на телефоне по этому коду:" },
} as const satisfies Readonly<Record<string, Said>>;

/** `isShown`: somebody looks at a terminal, where the code can be scanned. */
export function guestLines(language: Language, addresses: readonly string[], isShown: boolean): string[] {
  const say = (id: keyof typeof MESSAGES, params = {}) => phrase(language, MESSAGES[id][language], params, String);
  const [address] = addresses;
  if (address === undefined) return [say("onlyHere")];
  const list = [say("guests"), ...addresses.map((one) => `  ${one}`)];
  return isShown ? [...list, say("scan", { address }), qrLines(address)] : list;
}

const QUIET = 2;

/** Two rows of the code in each line of text: light squares are drawn, since terminals are dark. */
function qrLines(text: string): string {
  const code = generate(text);
  const isLight = (x: number, y: number) => !code.get(x, y);
  let lines = "";
  for (let y = -QUIET; y < code.size + QUIET; y += 2) {
    for (let x = -QUIET; x < code.size + QUIET; x++) {
      const lower = y + 1 < code.size + QUIET && isLight(x, y + 1);
      lines += isLight(x, y) ? (lower ? "█" : "▀") : lower ? "▄" : " ";
    }
    lines += "\n";
  }
  return lines;
}
