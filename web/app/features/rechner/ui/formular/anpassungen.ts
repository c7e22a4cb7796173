import { createContext, use } from "react";
import type { Felderumbau } from "./formularfeld.ts";

/** What the engine says about single fields: labels, choices, fields on demand. */
export const UmbauContext = createContext<Felderumbau>({});

export const useUmbau = (): Felderumbau => use(UmbauContext);
