import { eintragsadressen } from "./features/fristenkatalog/adressen.ts";

/** For the sitemap: every address of a public page whose path holds a parameter, by that path. */
export const weitereAdressen: Readonly<Record<string, () => readonly string[]>> = {
  "/fristenkatalog/:id": eintragsadressen,
};
