import { tag } from "@gebuehrenportal/recht";
import { probegrenzen } from "../testing-grenzen.ts";
import { eingabeAus } from "./eingabe.ts";
import type { FormAngelegenheit, FormPosition, Formular } from "./formular.ts";

/** What the engine is asked by a form that holds one matter, unless `teile` say otherwise. */
export const lies = (teile: Partial<Formular>) =>
  eingabeAus(
    { felder: {}, angelegenheiten: [sache()], anrechnungen: [], zahlungen: [], ...teile },
    tag("2026-11-20"),
    probegrenzen,
  );

/** A matter of the first instance with its procedural fee. */
export const sache = (felder: FormAngelegenheit["felder"] = {}, position: FormPosition["felder"] = {}) =>
  ({
    id: "a1",
    stufe: "instanz",
    felder,
    positionen: [{ id: "p1", nr: "3100", felder: position }],
  }) satisfies FormAngelegenheit;
