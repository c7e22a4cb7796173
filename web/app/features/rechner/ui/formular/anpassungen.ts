import { createContext, use } from "react";
import type { Feldanpassungen } from "../../formular/formularfeld.ts";

/** What the engine says about single fields: labels, choices, fields on demand. */
export const AnpassungenContext = createContext<Feldanpassungen>({});

export const useAnpassungen = (): Feldanpassungen => use(AnpassungenContext);
