import { datum } from "@gebuehrenportal/recht";
import type { Werte } from "../rahmen.ts";
import type { Fristauswertung } from "./ergebnis.ts";
import type { Termin } from "./ics.ts";
import { akteVon, fristtext } from "./text.ts";

/**
 * The entries of a calendar for a deadline: its last day, each Vorfrist, and the day that is safe on every view where it is
 * another. An entry keeps its name (`uid`) when the same deadline is computed anew, so that importing it again replaces it.
 */
export async function fristtermine(a: Fristauswertung, werte: Werte): Promise<readonly Termin[]> {
  const { titel, frist } = a;
  const akte = akteVon(werte);
  const worum = akte === "" ? titel : `${akte}: ${titel}`;
  const text = fristtext(a, werte);
  const stamm = JSON.stringify([titel, akte, frist.ereignisAm]);
  const uhr = frist.uhrzeit === undefined ? "" : ` (${frist.uhrzeit} Uhr)`;
  const entwuerfe = [
    {
      rolle: "ende",
      tag: frist.ende,
      titel: `${a.eintrag?.notfrist ? "Notfrist" : "Frist"}: ${worum}${uhr}`,
    },
    ...(frist.sichererTag === frist.ende
      ? []
      : [{ rolle: "sicher", tag: frist.sichererTag, titel: `Sicherer Tag: ${worum}` }]),
    ...frist.vorfristen
      .filter(({ vorEreignis }) => !vorEreignis)
      .map(({ tag }, i) => ({
        rolle: `vorfrist${i + 1}`,
        tag,
        titel: `Vorfrist: ${worum} (Frist ${datum(frist.ende)})`,
      })),
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

/** The first half of the SHA-256 of a text. */
async function kennung(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes.slice(0, 16)].map((b) => b.toString(16).padStart(2, "0")).join("");
}
