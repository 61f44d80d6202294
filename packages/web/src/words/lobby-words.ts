/** The words about opening, setting up and joining tables: what shows them imports this file. */
import { lobbyMessages } from "./lobby-messages.ts";
import { addWords } from "./words.ts";

addWords(lobbyMessages);
