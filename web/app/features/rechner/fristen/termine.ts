import { datum, type Tag } from "@gebuehrenportal/recht";
import type { Termin } from "#dokumente/kalender/ics.ts";
import type { Werte } from "../formular/rechnerformular.ts";
import type { Fristauswertung, Kettenzeile } from "./ergebnis.ts";
import { vorfristtage } from "./liste.ts";
import { akteVon, ausgegebeneKette, endewort, fristtext } from "./text.ts";

/**
 * The entries of a calendar for a deadline: its last day, each Vorfrist, the day that is safe on every view where it is
 * another, and the same of all that follows, unless the reader left that out. An entry keeps its name (`uid`) when the same
 * deadline is computed anew, so that importing it again replaces it.
 */
export async function fristtermine(a: Fristauswertung, werte: Werte): Promise<readonly Termin[]> {
  const { titel, frist, eintrag } = a;
  const akte = akteVon(werte);
  const worum = akte === "" ? titel : `${akte}: ${titel}`;
  const text = fristtext(a, werte);
  // Entries of two statutes may have the same name.
  const stamm = JSON.stringify([eintrag?.id ?? titel, akte, frist.ereignisAm]);
  const uhr = frist.uhrzeit === undefined ? "" : ` (${frist.uhrzeit} Uhr)`;
  const entwuerfe: readonly Entwurf[] = [
    {
      rolle: "ende",
      tag: frist.ende,
      titel: `${endewort(a)}: ${worum}${uhr}`,
    },
    ...(frist.sichererTag === frist.ende
      ? []
      : [{ rolle: "sicher", tag: frist.sichererTag, titel: `Sicherer Tag: ${worum}` }]),
    ...vorfristtage(frist.vorfristen).map((tag, i) => ({
      rolle: `vorfrist${i + 1}`,
      tag,
      titel: `Vorfrist: ${worum} (Frist ${datum(frist.ende)})`,
    })),
    ...ausgegebeneKette(a, werte).flatMap((z) => kettenentwuerfe(z, akte)),
  ];
  return Promise.all(
    entwuerfe.map(async ({ rolle, tag, titel: t }) => ({
      uid: `${await kennung(`${stamm}${rolle}`)}@fristenrechner`,
      tag,
      titel: t,
      text,
    })),
  );
}

type Entwurf = { readonly rolle: string; readonly tag: Tag; readonly titel: string };

/** A day that is not certain yet says so first, so that nobody books it as final. */
function kettenentwuerfe(z: Kettenzeile, akte: string): readonly Entwurf[] {
  const worum = akte === "" ? z.name : `${akte}: ${z.name}`;
  const vorab = z.vorlaeufig ? "Vorläufig, " : "";
  const { ende } = z;
  return [
    ...(ende === undefined
      ? []
      : [
          {
            rolle: `${z.id}/ende`,
            tag: ende,
            titel: `${vorab}${z.notfrist ? "Notfrist" : "Frist"}: ${worum}`,
          },
          ...vorfristtage(z.vorfristen).map((tag, i) => ({
            rolle: `${z.id}/vorfrist${i + 1}`,
            tag,
            titel: `${vorab}Vorfrist: ${worum} (Frist ${datum(ende)})`,
          })),
        ]),
    ...(z.sicher === undefined
      ? []
      : [{ rolle: `${z.id}/sicher`, tag: z.sicher, titel: `${vorab}Sicherer Tag: ${worum}` }]),
    ...(z.hoechstensBis === undefined
      ? []
      : [{ rolle: `${z.id}/laengstens`, tag: z.hoechstensBis, titel: `Längstens: ${worum}` }]),
  ];
}

/** The first half of the SHA-256 of a text. */
async function kennung(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes.slice(0, 16)].map((b) => b.toString(16).padStart(2, "0")).join("");
}
