/** What stands beside every question of a table and is no answer, such as a way to ask for advice. */
import { createContext, type ReactNode } from "react";

export const PromptHelp = createContext<ReactNode>(null);
