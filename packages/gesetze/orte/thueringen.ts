import type { Sicherheit } from "@gebuehrenportal/recht";
import type { Aussage, Gemeinde } from "./typ.ts";

/**
 * Where Corpus Christi is a holiday in Thuringia: wherever it was one in 1994 (§ 10 Abs. 1 ThürFGtG). That is the whole
 * district Eichsfeld; the single places outside are named as they were before the municipal reforms.
 */
const kreis = "ganzer Landkreis Eichsfeld, § 10 Abs. 1 ThürFGtG";
const alt =
  "Ortsliste nach Sekundärquellen, Namen vor den Gebietsreformen; Merkblatt des Innenministeriums zu § 10 Abs. 1 ThürFGtG prüfen";

const ja = (sicherheit: Sicherheit, beleg: string): Aussage => ({ gilt: "ja", sicherheit, beleg });
const nein = (wo: string, beleg = alt): Aussage => ({
  gilt: "nein",
  sicherheit: "mittel",
  beleg: `${wo}; ${beleg}`,
});

const ort = (
  id: string,
  name: string,
  aussage: Aussage = ja("mittel", alt),
  art: Gemeinde["art"] = "gemeinde",
): Gemeinde => ({ id: `th-${id}`, name, art, land: "TH", aussagen: { fronleichnam: aussage } });
const ortsteil = (id: string, name: string): Gemeinde => ort(id, name, ja("mittel", alt), "ortsteil");

export const thueringischeOrte: readonly Gemeinde[] = [
  ort("eichsfeld", "Landkreis Eichsfeld", ja("hoch", kreis), "landkreis"),
  { ...ort("heilbad-heiligenstadt", "Heilbad Heiligenstadt", ja("hoch", kreis)), gerichtssitz: true },
  {
    ...ort("erfurt", "Erfurt", { gilt: "nein", sicherheit: "hoch", beleg: "nicht im Eichsfeld" }),
    gerichtssitz: true,
  },
  ort("anrode", "Anrode", nein("nur in Bickenriede und Zella")),
  ortsteil("beberstedt", "Beberstedt (Dünwald)"),
  ortsteil("bickenriede", "Bickenriede (Anrode)"),
  ort("brunnhartshausen", "Brunnhartshausen", nein("nur in Föhlritz und Steinberg")),
  ort("buttlar", "Buttlar"),
  ort("duenwald", "Dünwald", nein("nur in Beberstedt und Hüpstedt")),
  ortsteil("foehlritz", "Föhlritz (Brunnhartshausen)"),
  ort("geisa", "Geisa"),
  ort("heyerode", "Heyerode"),
  ort("hildebrandshausen", "Hildebrandshausen"),
  ortsteil("huepstedt", "Hüpstedt (Dünwald)"),
  ort("katharinenberg", "Katharinenberg"),
  ort("lengenfeld-unterm-stein", "Lengenfeld unterm Stein"),
  ort("rodeberg", "Rodeberg", nein("nur in Struth")),
  ort("schleid", "Schleid"),
  ortsteil("steinberg", "Steinberg (Brunnhartshausen)"),
  ortsteil("struth", "Struth (Rodeberg)"),
  ortsteil("zella-anrode", "Zella (Anrode)"),
  ort("zella-rhoen", "Zella/Rhön"),
];
