import { existsSync } from "node:fs";
import type { Rechnerbild } from "./rahmen.ts";
import type { Stand } from "./testing-stand.ts";
import { verzeichnis } from "./verzeichnis.ts";

/** What the folder of a calculator brings for the tests that try all of them (`testing.ts`). */
export type Proben = {
  readonly staende?: readonly Stand[];
  readonly basen: Readonly<Record<string, readonly unknown[]>>;
  readonly ausnahmen?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** A calculator with what its folder brings for tests, and the form of its page if that is of fields alone. */
export type Geprueft = {
  readonly ordner: string;
  readonly pfad: string;
  readonly bild?: Rechnerbild;
} & Proben;

/** Every calculator of the list, with the proof that its folder brings. */
export const geprueft: readonly Geprueft[] = await Promise.all(
  verzeichnis.map(async ({ ordner, pfad }) => {
    const proben = (await import(`./${ordner}/testing.ts`)) as Proben;
    if (!existsSync(new URL(`./${ordner}/bild.ts`, import.meta.url))) return { ordner, pfad, ...proben };
    const { bild } = (await import(`./${ordner}/bild.ts`)) as { readonly bild: Rechnerbild };
    return { ordner, pfad, bild, ...proben };
  }),
);
