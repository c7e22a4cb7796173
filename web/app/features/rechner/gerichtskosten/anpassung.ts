import { type Gesetz, type NummerAmTag, nummerAm } from "@gebuehrenportal/gerichtskosten";
import { bedingung, titel } from "@gebuehrenportal/gerichtskosten/verzeichnis";
import { type Tag, untrennbar } from "@gebuehrenportal/recht";
import type { Option } from "#ui/felder/auswahl.tsx";
import type { Feldanpassungen } from "../formular/formularfeld.ts";
import { stelle, type Werte } from "../formular/rechnerformular.ts";
import { hoehe } from "./hoehe.ts";
import { fehltNoch, formularzeilen, lageDer, nummernangabe, nummerVon, type Zeile } from "./position.ts";

/** Labels of the date and of each position for what was typed: which fields the numbers ask for, which reductions there are. */
export function felder(werte: Werte, heute: Tag): Feldanpassungen {
  const { gesetz, stichtag } = lageDer(werte, heute);
  const zeilen = formularzeilen(werte);
  const nummern = zeilen.flatMap((z) => nummerAm(gesetz, nummerVon(z, gesetz), stichtag) ?? []);
  return {
    stichtag: stichtagworte[gesetz],
    kv:
      gesetz === "gkg"
        ? nummernworte(zeilen[0], gesetz, stichtag, klagehinweis)
        : nummernworte(zeilen[0], gesetz, stichtag, ""),
    ...(gesetz !== "gvkostg" && nummern.some((n) => n.rechtsmittel) ? { rechtsmittelAm: {} } : {}),
    ...(gesetz === "gvkostg" ? { unzeit: {} } : {}),
    ...(nummern.some(traegtUmsatzsteuer) ? { leistungsende: {} } : {}),
    ...Object.assign({}, ...zeilen.map((z) => zeilenfelder(z, gesetz, stichtag))),
  };
}

const allgemein = "Nummer des Kostenverzeichnisses";
const klagehinweis = "Leer: 1210, Klage in der ersten Instanz";

/** The number's name below its field, so that nobody has to know it by heart. */
function nummernworte(zeile: Zeile | undefined, gesetz: Gesetz, stichtag: Tag, sonst: string) {
  const nr = zeile?.werte.kv?.trim();
  const name = nr ? titel(gesetz, nr, stichtag) : undefined;
  return { hinweis: name ?? sonst };
}

function zeilenfelder(zeile: Zeile, gesetz: Gesetz, stichtag: Tag): Feldanpassungen {
  const { ort, werte } = zeile;
  const angabe = nummernangabe(zeile, gesetz, stichtag);
  const kv = ort === "" ? {} : { [stelle(ort, "kv")]: nummernworte(zeile, gesetz, stichtag, allgemein) };
  if (!angabe) return { ...kv };
  const { ermaessigungen, felder: noetig } = angabe;
  const eintraege = Object.entries({
    ...noetig,
    ...(ort !== "" && noetig.wert ? { wert: { ...noetig.wert, hinweis: "Leer: wie oben" } } : {}),
    ...("strafmass" in noetig ? strafmassworte((werte.strafe ?? "").trim()) : {}),
    ...(ermaessigungen.length > 0 ? { ermaessigt: wahl(ermaessigungen, gesetz) } : {}),
  }).filter(([feld, anpassung]) => anpassung !== undefined && !fehltNoch(feld, werte));
  return {
    ...kv,
    ...Object.fromEntries(eintraege.map(([feld, anpassung]) => [stelle(ort, feld), anpassung])),
  };
}

/** Each reduction with the condition under which it arises, in the words of the register. */
const wahl = (ermaessigungen: readonly NummerAmTag[], gesetz: Gesetz) => ({
  optionen: [
    { wert: "", text: "Keine" },
    ...ermaessigungen.map((nummer) => ({
      wert: nummer.nr,
      text: [`Nr. ${nummer.nr}`, hoehe(nummer)].filter(Boolean).join(": "),
      ...voraussetzung(untrennbar(gegliedert(bedingung(gesetz, nummer.nr) ?? ""))),
    })),
  ],
});

/** In view as long as it is short. */
const voraussetzung = (text: string): Partial<Option> =>
  text.length > 200 ? { einzelheiten: { titel: "Voraussetzungen lesen", text } } : { hinweis: text };

/** The cases of a condition on lines of their own, as the register prints them. */
const gegliedert = (text: string): string => text.replace(/ (?=(?:\d\. \p{L}|[a-z]\) ))/gu, "\n");

function strafmassworte(strafe: string) {
  if (strafe === "freiheit") return { strafmass: { label: "Monate" } };
  return strafe === ""
    ? { strafmass: { label: "Tagessätze" }, tagessaetze: undefined }
    : { strafmass: undefined, tagessaetze: undefined };
}

/** VAT of the notary and of experts' agencies follows the end of the service. */
const traegtUmsatzsteuer = ({ nr, wert, gesetz }: NummerAmTag): boolean =>
  wert.art === "auslage" &&
  ((gesetz === "gnotkg" && nr === "32014") || (gesetz === "gvkostg" && nr === "717"));

const stichtagworte: Readonly<Record<Gesetz, { label: string; hinweis: string }>> = {
  gkg: {
    label: "Tag der Anhängigkeit",
    hinweis:
      "Leer: heute. Strafsachen: Rechtskraft; Insolvenz und Zwangsversteigerung: Fälligkeit (§ 71 GKG)",
  },
  famgkg: {
    label: "Tag der Anhängigkeit",
    hinweis: "Leer: heute. Jahresgebühren: Tag der Fälligkeit (§ 63 FamGKG)",
  },
  gnotkg: {
    label: "Tag der Anhängigkeit oder des Auftrags",
    hinweis: "Leer: heute. Gericht: Anhängigkeit, sonst Fälligkeit; Notar: Auftrag (§ 134 GNotKG)",
  },
  gvkostg: {
    label: "Eingang des Auftrags",
    hinweis: "Leer: heute. Tag, an dem der Auftrag beim Gerichtsvollzieher einging (§ 18 GvKostG)",
  },
};
