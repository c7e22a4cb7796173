/** A name without what is written now so, now so: small letters, umlauts and ß written out, only a to z and digits. */
export function namensschluessel(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüß]/g, (z) => umschrift[z] ?? z)
    .replace(/[^a-z0-9]/g, "")
    .replace(/(?<=lgmuenchen|landgerichtmuenchen|lgberlin|landgerichtberlin)[12]$/, (z) => roemisch[z] ?? z);
}

const umschrift: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };
const roemisch: Readonly<Record<string, string>> = { 1: "i", 2: "ii" };

/** Whether a text begins with a kind of court: „Amtsgericht“, „LAG Er“. */
export const nenntGerichtsart = (text: string): boolean => zerlegt(namensschluessel(text)).art !== "";

/** „ag“ and „kamenz“ for „Amtsgericht Kamenz“ and „AG Kamenz“; without a kind of court the whole is the place. */
export function zerlegt(schluessel: string): { readonly art: string; readonly ort: string } {
  const m = artwort.exec(schluessel);
  if (!m) return { art: "", ort: schluessel };
  const [wort = ""] = m;
  return { art: kurzworte[wort] ?? wort, ort: schluessel.slice(wort.length) };
}

const kurzworte: Readonly<Record<string, string>> = {
  oberlandesgericht: "olg",
  landesarbeitsgericht: "lag",
  arbeitsgericht: "arbg",
  landessozialgericht: "lsg",
  sozialgericht: "sg",
  finanzgericht: "fg",
  oberverwaltungsgericht: "ovg",
  verwaltungsgerichtshof: "vgh",
  verwaltungsgericht: "vg",
  landgericht: "lg",
  amtsgericht: "ag",
};

const artwort = new RegExp(
  `^(?:${[...Object.keys(kurzworte), ...new Set(Object.values(kurzworte))].join("|")})(?=[a-z]{2})`,
);
