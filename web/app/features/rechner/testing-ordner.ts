import { existsSync } from "node:fs";
import type { Rechnerformular } from "./formular/rechnerformular.ts";
import type { Rechner } from "./rechnereintrag.ts";
import type { Stand } from "./testing-stand.ts";
import { verzeichnis } from "./verzeichnis.ts";

/** What the folder of a calculator brings for the tests that try all of them (`testing.ts`). */
export type Proben = {
  readonly staende?: readonly Stand[];
  readonly basen: Readonly<Record<string, readonly unknown[]>>;
  readonly ausnahmen?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** More states of the page, for the fields that `staende` leave out. */
  readonly seiten?: readonly string[];
  /** Fields of the call that the page cannot say as such, and fields of the page that the call does not need, each with the reason. */
  readonly nurImAufruf?: Readonly<Record<string, string>>;
  readonly nurAufDerSeite?: Readonly<Record<string, string>>;
  /** What the first call takes, made of what the engine was given; unset: the same. */
  readonly alsAnfrage?: (eingabe: never) => unknown;
};

/** A calculator with what its folder brings for tests, and the form of its page if that is of fields alone. */
export type Geprueft = Rechner & Proben & { readonly formular?: Rechnerformular };

/** Every calculator of the list, with the proof that its folder brings. */
export const geprueft: readonly Geprueft[] = await Promise.all(
  verzeichnis.map(async (rechner) => {
    const { ordner } = rechner;
    const proben = (await import(`./${ordner}/testing.ts`)) as Proben;
    const datei = ["felder", "formular"].find((name) =>
      existsSync(new URL(`./${ordner}/${name}.ts`, import.meta.url)),
    );
    if (datei === undefined) return { ...rechner, ...proben };
    const { formular } = (await import(`./${ordner}/${datei}.ts`)) as { readonly formular: Rechnerformular };
    return { ...rechner, formular, ...proben };
  }),
);
