import { datum, type Tag, tagNummer, wochentag } from "@gebuehrenportal/recht";
import {
  type Frist,
  istFreizugeben,
  istUeberfaellig,
  istUnerledigt,
  istZuKontrollieren,
} from "../worte/frist.ts";
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
export function abstandswort(t: Tag, heute: Tag): string {
  const tage = tagNummer(t) - tagNummer(heute);
  if (tage === 0) return "heute";
  if (tage === 1) return "morgen";
  if (tage === -1) return "seit gestern vorbei";
  return tage > 0 ? `in ${tage} Tagen` : `seit ${-tage} Tagen vorbei`;
}

/** What stands out about an entry, the most urgent first. */
export function marken(f: Frist, heute: Tag): readonly Marke[] {
  const offen = istUnerledigt(f);
  const alle: readonly (readonly [boolean, Marke["art"], string])[] = [
    [istUeberfaellig(f, heute), "gefahr", "Überfällig"],
    [f.notfrist, "notfrist", "Notfrist"],
    [offen && f.vorfristen.includes(heute), "vorfrist", "Vorfrist heute"],
    [f.zustand === "gestrichen", "ruhig", "Gestrichen"],
    [f.zustand === "erledigt", "erfolg", "Erledigt"],
    [f.zustand === "erledigt" && f.nachweis === null, "warnung", "ohne Nachweis"],
    [istZuKontrollieren(f), "warnung", "Zu kontrollieren"],
    [istFreizugeben(f), "warnung", "Freigabe fehlt"],
    [offen && f.abweichendEnde !== null, "gefahr", "Anderer Tag berechnet"],
    [f.zustand === "verlaengerung-beantragt", "vorlaeufig", "Vorläufig: Verlängerung beantragt"],
    [offen && f.zustand === "verlaengert", "ruhig", "Verlängert"],
    [f.zustand === "ausloeser-offen", "vorlaeufig", "Vorläufig: Auslöser offen"],
    [offen && f.vorlaeufig, "vorlaeufig", "Vorläufig"],
    [offen && (f.ort === "fehlt" || f.ort === "unbekannt"), "warnung", "Ort fehlt"],
    [f.uebernommen, "warnung", "Übernommen, nicht gerechnet"],
    [f.gattung === "wartefrist", "ruhig", "Frühestens"],
  ];
  return alle.flatMap(([gilt, art, text]) => (gilt ? [{ art, text }] : []));
}

/** An entry as a list shows it; plain data for the browser. */
export type Listenzeile = {
  readonly id: string;
  readonly titel: string;
  readonly aktenzeichen: string;
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
export function listenzeile(f: Frist, heute: Tag, name: (id: string) => string): Listenzeile {
  const offen = istUnerledigt(f);
  return {
    id: f.id,
    titel: f.titel,
    aktenzeichen: f.aktenzeichen,
    norm: f.norm,
    ende: f.ende,
    uhr: f.endeUhr,
    endeText: f.ende === null ? ohneTagText(f) : tagKurz(f.ende),
    abstand: offen && f.ende !== null ? abstandswort(f.ende, heute) : "",
    ueberfaellig: istUeberfaellig(f, heute),
    vorfristen: offen
      ? f.vorfristen
          .filter((v) => v >= heute)
          .map(tagKurz)
          .join(" und ")
      : "",
    verantwortlich: f.verantwortlich === null ? "" : name(f.verantwortlich),
    gestrichen: streichsatz(f, name),
    marken: marken(f, heute),
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
