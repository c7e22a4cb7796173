import { katalogbeispiele } from "../../packages/fristen/faelle/katalog/index.ts";
import { weitereFaelle } from "../../packages/fristen/faelle/katalog/weitere.ts";
import { beruehrteNormen, faelle as gebuehrenfaelle } from "../../packages/gebuehren/faelle/index.ts";
import { gerichte } from "../../packages/gerichtskosten/faelle/gerichte.ts";
import { gerichtsvollzieher } from "../../packages/gerichtskosten/faelle/gerichtsvollzieher.ts";
import { notare } from "../../packages/gerichtskosten/faelle/notare.ts";
import katalogtexte from "../../packages/gesetze/fristenkatalog/texte.json" with { type: "json" };
import type { Beleg } from "../pruefungen/belege.ts";
import { reihenname } from "./reihen.ts";

// Published cases: the tests of the packages compute them; here stands which number they use on which day.

const register = { gkg: "KV GKG", famgkg: "KV FamGKG", gnotkg: "KV GNotKG", gvkostg: "KV GvKostG" } as const;

const rvg: readonly Beleg[] = gebuehrenfaelle.flatMap(({ titel, eingabe }) =>
  eingabe.angelegenheiten.flatMap((angelegenheit) =>
    beruehrteNormen({ ...eingabe, angelegenheiten: [angelegenheit], anrechnungen: [] }).map((norm) => ({
      name: reihenname("gebuehren", norm.startsWith("§") ? `${norm} RVG` : `Nr. ${norm} VV`),
      am: angelegenheit.auftragAm ?? "",
      herkunft: titel,
    })),
  ),
);

const kosten: readonly Beleg[] = [...gerichte, ...notare, ...gerichtsvollzieher].flatMap(
  ({ titel, eingabe }) =>
    eingabe.positionen.map(({ nr }) => ({
      name: reihenname("gerichtskosten", `Nr. ${nr} ${register[eingabe.gesetz]}`),
      am: eingabe.stichtag,
      herkunft: titel,
    })),
);

/** Examples of the catalogue, each last day counted by hand. */
const fristbeispiele: readonly Beleg[] = [...katalogbeispiele, ...weitereFaelle].map(({ id, am, warum }) => ({
  name: reihenname("fristen", id),
  am,
  herkunft: warum,
}));

/** Entries of the catalogue that somebody read in the official text of this day. */
const textstand = "2026-08-19";
const gelesen: readonly Beleg[] = Object.entries(katalogtexte)
  .filter(([, { nachweis }]) => nachweis !== "kenntnis")
  .map(([id, { ort }]) => ({ name: reihenname("fristen", id), am: textstand, herkunft: ort }));

/** Evidence from published cases, worked examples and the reading of the catalogue. */
export const ausFaellen: readonly Beleg[] = [...rvg, ...kosten, ...fristbeispiele, ...gelesen];
