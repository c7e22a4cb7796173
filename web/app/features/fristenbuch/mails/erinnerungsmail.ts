import { datum, type Tag } from "@gebuehrenportal/recht";
import { brief } from "#platform/mail/brief.ts";
import { type Anlass, stichtag } from "../worte/anlass.ts";
import type { Frist } from "../worte/frist.ts";
import { type Erinnerungsinhalt, fristwort } from "../worte/fristwort.ts";

/** „Montag, 16.11.2026“ would need the day; the day alone is enough. */
const wann = ({ endeUhr }: Pick<Frist, "endeUhr">, bis: Tag): string =>
  `${datum(bis)}${endeUhr === null ? "" : `, ${endeUhr} Uhr`}`;

type Angaben = {
  readonly name: string;
  readonly frist: Frist;
  readonly anlass: Anlass;
  readonly inhalt: Erinnerungsinhalt;
  readonly heute: Tag;
  /** The page with the one button. */
  readonly ziel: string;
  /** Who is told next unless this is confirmed, and when. */
  readonly danach?: { readonly wer: string; readonly wann: string } | undefined;
  /** Whose reminder it was or would have been. */
  readonly statt?: Ersatz | undefined;
};

/** In whose place somebody is reminded, and why. */
export type Ersatz = {
  readonly name: string;
  readonly weil: "unbestaetigt" | "gesperrt" | "ausgeschieden";
};

const ersatzsaetze: Readonly<Record<Ersatz["weil"], (name: string, mehrere: boolean) => string>> = {
  unbestaetigt: (name, mehrere) =>
    `${name} hat die ${mehrere ? "Erinnerungen" : "Erinnerung"} nicht binnen vier Bürostunden bestätigt.`,
  gesperrt: (name) => `Das Konto von ${name} ist gesperrt.`,
  ausgeschieden: (_, mehrere) =>
    `Wer für diese ${mehrere ? "Fristen" : "Frist"} verantwortlich war, gehört nicht mehr zur Kanzlei.`,
};

/** Why somebody is told instead of another. @param anzahl of how many entries */
export const ersatzsatz = ({ name, weil }: Ersatz, anzahl = 1): string =>
  ersatzsaetze[weil](name, anzahl > 1);

/** Reminds somebody of one deadline. */
export function erinnerungsmail({ name, frist, anlass, inhalt, heute, ziel, danach, statt }: Angaben) {
  const bis = stichtag(frist) ?? anlass.tag;
  const was = fristwort(frist, inhalt);
  const satz =
    anlass.art === "vorfrist"
      ? `zu dieser Frist ist die Vorfrist am ${datum(anlass.tag)}: ${was}. Sie endet am ${wann(frist, bis)}.`
      : frist.gattung === "wartefrist"
        ? `diese Wartefrist endet: ${was}. Frühestens möglich ab ${wann(frist, bis)}.`
        : bis < heute
          ? `diese Frist ist seit dem ${wann(frist, bis)} abgelaufen und nicht als erledigt eingetragen: ${was}.`
          : `diese Frist endet ${bis === heute ? "heute, " : ""}am ${wann(frist, bis)}: ${was}.`;
  const betreff =
    anlass.art === "vorfrist"
      ? `Vorfrist: ${was} bis ${datum(bis)}`
      : bis < heute && frist.gattung !== "wartefrist"
        ? `Abgelaufen: ${was} am ${datum(bis)}`
        : `${was}: ${bis === heute ? "heute, " : "bis "}${datum(bis)}`;
  return brief({
    art: statt === undefined ? "frist-erinnerung" : "frist-eskalation",
    betreff: statt?.weil === "unbestaetigt" ? `Nicht bestätigt: ${betreff}` : betreff,
    anrede: name,
    absaetze: [
      satz,
      ...(statt === undefined ? [] : [`${ersatzsatz(statt)} Deshalb erhalten Sie diese Nachricht.`]),
      `Bitte bestätigen Sie, dass Sie davon wissen.${
        danach ? ` Sonst erinnert das Portal am ${danach.wann} ${danach.wer}.` : ""
      }`,
    ],
    knopf: { text: "Erinnerung bestätigen", ziel },
    danach: ["Die Bestätigung erledigt die Frist nicht."],
  });
}
