import { datum, type Tag, tagNummer, wochentag } from "@gebuehrenportal/recht";
import {
  type Frist,
  istFreizugeben,
  istUeberfaellig,
  istUnerledigt,
  istZuKontrollieren,
} from "../worte/frist.ts";
import { offeneVorfristen, versaeumteVorfristen } from "../worte/vorfrist.ts";
import { wanduhr } from "../worte/wanduhr.ts";

/** A mark beside an entry: told by words, coloured by its kind. */
export type Marke = {
  readonly art: "gefahr" | "warnung" | "ruhig" | "erfolg" | "notfrist" | "vorfrist" | "vorlaeufig";
  readonly text: string;
};

const kurz = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"] as const;

/** „Mo, 16.11.2026“ */
export const tagKurz = (t: Tag): string => `${kurz[wochentag(t) - 1]}, ${datum(t)}`;

/** How far away a day is: „heute“, „in 3 Tagen“, „seit 2 Tagen vorbei“. */
export function abstandswort(tag: Tag, heute: Tag): string {
  const tage = tagNummer(tag) - tagNummer(heute);
  if (tage === 0) return "heute";
  if (tage === 1) return "morgen";
  if (tage === -1) return "seit gestern vorbei";
  return tage > 0 ? `in ${tage} Tagen` : `seit ${-tage} Tagen vorbei`;
}

/** What stands out about an entry, the most urgent first. */
export function marken(frist: Frist, heute: Tag): readonly Marke[] {
  const offen = istUnerledigt(frist);
  const alle: readonly (readonly [boolean, Marke["art"], string])[] = [
    [istUeberfaellig(frist, heute), "gefahr", "Überfällig"],
    [frist.notfrist, "notfrist", "Notfrist"],
    [versaeumteVorfristen(frist, heute).length > 0, "warnung", "Vorfrist versäumt"],
    [offen && offeneVorfristen(frist).includes(heute), "vorfrist", "Vorfrist heute"],
    [frist.zustand === "gestrichen", "ruhig", "Gestrichen"],
    [frist.zustand === "erledigt", "erfolg", "Erledigt"],
    [frist.zustand === "erledigt" && frist.nachweis === null, "warnung", "ohne Nachweis"],
    [istZuKontrollieren(frist), "warnung", "Zu kontrollieren"],
    [istFreizugeben(frist), "warnung", "Freigabe fehlt"],
    [offen && frist.abweichendEnde !== null, "gefahr", "Anderer Tag berechnet"],
    [offen && frist.beantragtBis !== null, "vorlaeufig", beantragtwort(frist)],
    [offen && frist.endeVorVerlaengerung !== null, "ruhig", "Verlängert"],
    [frist.zustand === "ausloeser-offen", "vorlaeufig", "Vorläufig: Auslöser offen"],
    [offen && frist.vorlaeufig, "vorlaeufig", "Vorläufig"],
    [offen && (frist.ort === "fehlt" || frist.ort === "unbekannt"), "warnung", "Ort fehlt"],
    [frist.uebernommen, "warnung", "Übernommen, nicht gerechnet"],
    [frist.gattung === "wartefrist", "ruhig", "Frühestens"],
  ];
  return alle.flatMap(([gilt, art, text]) => (gilt ? [{ art, text }] : []));
}

/** „Vorläufig: beantragt bis 11.01.2027“ */
const beantragtwort = ({ beantragtBis }: Frist): string =>
  beantragtBis === null ? "" : `Vorläufig: beantragt bis ${datum(beantragtBis)}`;

/** An entry as a list shows it; plain data for the browser. */
export type Listenzeile = {
  readonly id: string;
  readonly titel: string;
  readonly aktenzeichen: string;
  /** Short parties of the file. */
  readonly rubrum: string;
  readonly norm: string;
  readonly ende: Tag | null;
  readonly uhr: string | null;
  readonly endeText: string;
  readonly abstand: string;
  readonly ueberfaellig: boolean;
  readonly vorfristen: string;
  readonly verantwortlich: string;
  /** When, by whom and why it was struck. */
  readonly gestrichen: string;
  readonly marken: readonly Marke[];
};

const ohneTagText = ({ hoechstensBis }: Frist): string =>
  hoechstensBis === null ? "noch ohne Tag" : `längstens bis ${tagKurz(hoechstensBis)}`;

/** @param name of a person by id, as people read it */
export function listenzeile(frist: Frist, heute: Tag, name: (id: string) => string): Listenzeile {
  const offen = istUnerledigt(frist);
  return {
    id: frist.id,
    titel: frist.titel,
    aktenzeichen: frist.aktenzeichen,
    rubrum: frist.rubrum ?? "",
    norm: frist.norm,
    ende: frist.ende,
    uhr: frist.endeUhr,
    endeText: frist.ende === null ? ohneTagText(frist) : tagKurz(frist.ende),
    abstand: offen && frist.ende !== null ? abstandswort(frist.ende, heute) : "",
    ueberfaellig: istUeberfaellig(frist, heute),
    vorfristen: offen ? offeneVorfristen(frist).map(tagKurz).join(" und ") : "",
    verantwortlich: frist.verantwortlich === null ? "" : name(frist.verantwortlich),
    gestrichen: streichsatz(frist, name),
    marken: marken(frist, heute),
  };
}

function streichsatz(
  { gestrichenAm, gestrichenVon, streichgrund }: Frist,
  name: (id: string) => string,
): string {
  if (gestrichenAm === null || gestrichenVon === null) return "";
  const { heute: tag } = wanduhr(Temporal.Instant.fromEpochMilliseconds(gestrichenAm.getTime()));
  return `Gestrichen am ${datum(tag)} durch ${name(gestrichenVon)}: ${streichgrund}`;
}
