import { basiszinssaetze, prozentText } from "@gebuehrenportal/forderung/basiszins";
import { datum, type Tag, tagAusText } from "@gebuehrenportal/recht";

/** The form as it was typed. */
export type Felder = Readonly<Record<string, string>>;
export type Fehler = Readonly<Partial<Record<"ab" | "satz" | "fundstelle" | "geprueft", string>>>;

export const hoechstlaengeFundstelle = 300;
/** Beyond it nobody means a base rate; the table has the same limit. */
const hoechstens100 = 2000;

/** Rate and source of a form; `fehler` is empty when both can be stored. */
export type Angaben = { readonly satz: number; readonly fundstelle: string; readonly fehler: Fehler };

/** Reads rate and source; a rate that the law package finds improbable needs the tick `geprueft`. */
export function angabenAus({ satz: text = "", fundstelle: quelle = "", geprueft = "" }: Felder): Angaben {
  const satz = satzAusText(text);
  const fundstelle = quelle.trim().replace(/\s+/g, " ");
  const satzfehler = fehlerDesSatzes(text, satz);
  const fraglich = !satzfehler && satz !== undefined && !istWahrscheinlich(satz) && geprueft !== "ja";
  return {
    satz: satz ?? 0,
    fundstelle,
    fehler: {
      ...(satzfehler && { satz: satzfehler }),
      ...(fraglich && {
        satz: `${prozentText(satz)} wäre ungewöhnlich. Stimmt der Satz?`,
        geprueft: "Bitte bestätigen Sie den ungewöhnlichen Satz.",
      }),
      ...(fundstelle === "" && {
        fundstelle: "Bitte geben Sie an, wo der Satz steht, zum Beispiel die Mitteilung der Bundesbank.",
      }),
      ...(fundstelle.length > hoechstlaengeFundstelle && {
        fundstelle: `Bitte höchstens ${hoechstlaengeFundstelle} Zeichen.`,
      }),
    },
  };
}

/** `1,27`, `-0,88`, `1.27 %`: hundredths of a percent; undefined for anything else. */
export function satzAusText(text: string): number | undefined {
  const m = /^([+\-\u2212\u2013]?)\s*(\d{1,2})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim());
  if (!m) return undefined;
  const betrag = Number(m[2]) * 100 + Number((m[3] ?? "").padEnd(2, "0"));
  return m[1] && m[1] !== "+" ? -betrag || 0 : betrag;
}

function fehlerDesSatzes(text: string, satz: number | undefined): string | undefined {
  if (text.trim() === "") return "Bitte geben Sie den Satz ein.";
  if (satz === undefined)
    return "Bitte geben Sie den Satz in Prozent mit höchstens zwei Nachkommastellen ein, zum Beispiel 1,27 oder -0,88.";
  return Math.abs(satz) > hoechstens100
    ? `Möglich sind ${prozentText(-hoechstens100)} bis ${prozentText(hoechstens100)}.`
    : undefined;
}

/** What the law package says of such a rate. */
function istWahrscheinlich(prozent100: number): boolean {
  const bekannt = basiszinssaetze();
  if (bekannt.art === "kein-ergebnis") return true;
  const mit = basiszinssaetze([{ ab: bekannt.unbekanntAb, prozent100 }]);
  return mit.art === "ergebnis" && mit.vermerke.every(({ art }) => art === "hinweis");
}

/** What is known: the first day of what the portal itself does not record, and of what is not entered either. */
export type Bestand = { readonly nichtErfasstAb: Tag; readonly unbekanntAb: Tag };

/** The half-year of a form, or what is wrong with it: only the next one can be entered, so that no gap comes about. */
export function halbjahrAus(
  text: string,
  { nichtErfasstAb, unbekanntAb }: Bestand,
  heute: Tag,
): { readonly ab: Tag } | { readonly fehler: string } {
  if (text.trim() === "") return { fehler: "Bitte geben Sie den ersten Tag des Halbjahrs ein." };
  const lesung = tagAusText(text, heute);
  if (lesung.art !== "tag") return { fehler: `Diesen Tag gibt es nicht. Beispiel: ${datum(unbekanntAb)}` };
  const ab = lesung.tag;
  if (!/-0[17]-01$/.test(ab))
    return { fehler: "Der Basiszinssatz ändert sich nur zum 1. Januar und zum 1. Juli (§ 247 Abs. 1 BGB)." };
  if (ab < nichtErfasstAb)
    return {
      fehler: `Das Halbjahr ab ${datum(ab)} ist im Portal schon enthalten und lässt sich nicht überschreiben.`,
    };
  if (ab < unbekanntAb)
    return {
      fehler: `Für das Halbjahr ab ${datum(ab)} ist schon ein Satz eingetragen. Sie können ihn unten korrigieren.`,
    };
  return ab > unbekanntAb ? { fehler: `Zuerst fehlt der Satz ab ${datum(unbekanntAb)}.` } : { ab };
}
