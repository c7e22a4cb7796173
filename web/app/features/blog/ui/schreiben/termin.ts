import { alsTag, datum, type Tag, tagAusText, uhrzeitAusText } from "@gebuehrenportal/recht";
import { berlinerUhrzeit, zeitpunktInBerlin } from "../../berlinzeit.ts";

/** What two fields say about the moment of a publication. */
export type Terminlesung =
  | { readonly art: "leer" }
  /** Wall clock of Berlin, `YYYY-MM-DDTHH:MM`. */
  | { readonly art: "termin"; readonly wann: string }
  | { readonly art: "unklar"; readonly feld: "tag" | "uhrzeit"; readonly fehler: string };

/** Reads a day and a time of day as they were typed; a half of it is asked for, never guessed. */
export function terminAusText(tag: string, uhrzeit: string, heute: Tag): Terminlesung {
  const [ohneTag, ohneZeit] = [tag.trim() === "", uhrzeit.trim() === ""];
  if (ohneTag && ohneZeit) return { art: "leer" };
  if (ohneTag) return unklar("tag", "Bitte geben Sie auch den Tag an. Beispiel: 05.03.2027");
  const lesung = tagAusText(tag, heute);
  if (lesung.art !== "tag") return unklar("tag", "Diesen Tag gibt es nicht. Beispiel: 05.03.2027");
  if (ohneZeit) return unklar("uhrzeit", "Bitte geben Sie auch die Uhrzeit an. Beispiel: 08:30");
  const zeit = uhrzeitAusText(uhrzeit);
  if (!zeit) return unklar("uhrzeit", "Diese Uhrzeit gibt es nicht. Beispiel: 08:30");
  return { art: "termin", wann: `${lesung.tag}T${zeit}` };
}

/** Refuses a moment that has passed: no post can appear then. `leerbar`: the refusal offers to empty both fields. */
export function nurKuenftig(lesung: Terminlesung, jetzt: Date, leerbar = true): Terminlesung {
  const zeit = lesung.art === "termin" ? zeitpunktInBerlin(lesung.wann) : undefined;
  if (lesung.art !== "termin" || zeit === undefined || zeit > jetzt) return lesung;
  const nochHeute = berlinerUhrzeit(jetzt).slice(0, 10) === lesung.wann.slice(0, 10);
  return unklar(
    nochHeute ? "uhrzeit" : "tag",
    `Dieser Zeitpunkt ist vorbei. Bitte wählen Sie einen späteren${leerbar ? ", oder leeren Sie beide Felder" : ""}.`,
  );
}

const unklar = (feld: "tag" | "uhrzeit", fehler: string) => ({ art: "unklar", feld, fehler }) as const;

/** What is wrong with a field, and its name: nothing is submitted before that is settled. */
export type Unklarheit = { readonly name: string; readonly fehler: string };

/** Undefined: the reading says what it should. */
export function unklarheit(lesung: Terminlesung): Unklarheit | undefined {
  if (lesung.art !== "unklar") return undefined;
  return { name: lesung.feld === "tag" ? "terminTag" : "terminZeit", fehler: lesung.fehler };
}

/** Wall clock of Berlin, or empty. */
export const wannAus = (lesung: Terminlesung): string => (lesung.art === "termin" ? lesung.wann : "");

/**
 * The day that is to be stored from now on; undefined: the one that is. What is approved keeps its day until another one
 * is named, or it would lose the approval while somebody is still typing; anything else must not appear on a day that
 * stands there no more.
 */
export function neuerTermin(
  lesung: Terminlesung,
  { bisher, freigegeben }: { readonly bisher: string; readonly freigegeben: boolean },
): string | undefined {
  const neu = wannAus(lesung);
  return neu === bisher || (freigegeben && neu === "") ? undefined : neu;
}

/** The two texts that stand for `YYYY-MM-DDTHH:MM`, or for nothing. */
export function termintexte(wann: string): { readonly tag: string; readonly uhrzeit: string } {
  const [text = "", uhrzeit = ""] = wann.split("T");
  const tag = alsTag(text);
  return tag ? { tag: datum(tag), uhrzeit } : { tag: "", uhrzeit: "" };
}
