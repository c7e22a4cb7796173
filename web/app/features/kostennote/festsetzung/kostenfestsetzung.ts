import { datum, type Tag, untrennbar } from "@gebuehrenportal/recht";
import type { Satztabelle } from "#dokumente/satztabelle.ts";
import type { Grundgruppe, Grundlage } from "../grundlage/grundlage.server.ts";
import { type Antragsart, antragsartAus, antragsarten, gruppenZu } from "./antragsart.ts";
import { type Antragsfelder, fragtVorsteuer } from "./antragsfelder.ts";
import { kassentabelle } from "./kassentabelle.ts";
import { beratungshilfetexte, istVorschuss, staatskassentexte } from "./kassentexte.ts";
import { kostentabelle } from "./kostentabelle.ts";
import { antraege, einleitung, erklaerungen } from "./kostentexte.ts";
import { type Feldtext, mitLuecken } from "./luecke.ts";

/** An application as finished texts in reading order. */
export type Antragssatz = {
  readonly titel: string;
  readonly stand: Tag;
  readonly fusszeile: string;
  readonly gericht: readonly string[];
  readonly angaben: readonly (readonly [string, string])[];
  readonly einleitung: string;
  readonly antraege: readonly string[];
  readonly berechnung: Satztabelle;
  readonly erklaerungen: readonly string[];
  readonly schluss: readonly string[];
};

/**
 * The text of an application from a calculation: the one asked for (`felder.art`), or the first that the calculation allows.
 *
 * @throws Error the calculation allows none
 */
export function antragssatz(felder: Antragsfelder, grundlage: Grundlage, heute: Tag): Antragssatz {
  const art = antragsartAus(felder.art, grundlage);
  if (!art) throw new Error("Aus dieser Berechnung lässt sich nichts festsetzen.");
  const f = mitLuecken(felder);
  const titel = titelVon(art, felder);
  const gruppen = gruppenZu(art, grundlage);
  const { berechnung, ...texte } = inhalt(art, { felder, grundlage, gruppen, f });
  return {
    titel,
    stand: heute,
    fusszeile: [titel, felder.aktenzeichen, datum(heute)].filter(Boolean).join(" · "),
    gericht: ["An das", f("gericht")],
    angaben: [
      ["Aktenzeichen", f("aktenzeichen")],
      ...sache(art, gruppen, felder, f),
      ["Datum", datum(heute)],
    ],
    einleitung: untrennbar(texte.einleitung),
    antraege: texte.antraege.map(untrennbar),
    berechnung,
    erklaerungen: texte.erklaerungen.map(untrennbar),
    schluss: [f("kanzlei")],
  };
}

/** What the document is called: an advance by its own name. */
const titelVon = (art: Antragsart, felder: Antragsfelder): string =>
  art === "staatskasse" && istVorschuss(felder)
    ? "Antrag auf Vorschuss aus der Staatskasse"
    : antragsarten[art].titel;

type Teile = {
  readonly felder: Antragsfelder;
  readonly grundlage: Grundlage;
  readonly gruppen: readonly Grundgruppe[];
  readonly f: Feldtext;
};

function inhalt(
  art: Antragsart,
  teile: Teile,
): Pick<Antragssatz, "einleitung" | "antraege" | "berechnung" | "erklaerungen"> {
  const { felder, grundlage, gruppen } = teile;
  if (art === "staatskasse") {
    const schluss = istVorschuss(felder) ? "Vorschuss" : "Festzusetzender Betrag";
    return { ...staatskassentexte(teile), berechnung: kassentabelle(gruppen, grundlage, schluss) };
  }
  if (art === "beratungshilfe")
    return {
      ...beratungshilfetexte(teile),
      berechnung: kassentabelle(gruppen, grundlage, "Festzusetzender Betrag"),
    };
  const vorsteuer = fragtVorsteuer(art) && felder.vorsteuer === "ja";
  const antrag = { ...teile, art, vorsteuer };
  return {
    einleitung: einleitung(antrag),
    antraege: antraege(antrag),
    berechnung: kostentabelle(gruppen, grundlage, { art, vorsteuer }),
    erklaerungen: erklaerungen(antrag),
  };
}

/** In which matter: the parties, the accused, or nobody but who was helped. */
function sache(
  art: Antragsart,
  gruppen: readonly Grundgruppe[],
  felder: Antragsfelder,
  feldtext: Feldtext,
): (readonly [string, string])[] {
  if (art === "beratungshilfe") return [["Rechtsuchende Person", feldtext("antragsteller")]];
  const straf = art === "stpo" || felder.beschuldigt || gruppen.some(({ kasse }) => kasse?.strafsache);
  return straf
    ? [["In der Sache gegen", feldtext("beschuldigt")]]
    : [["In Sachen", `${feldtext("klaeger")} ./. ${feldtext("beklagter")}`]];
}
