import type { Tag } from "@gebuehrenportal/recht";
import { landname } from "#dokumente/e-rechnung/laender.ts";
import { zeile } from "#platform/gekuerzt.ts";
import type { Steuerfall } from "../vertrag/vertrag.ts";
import { mitgliedstaat, mitgliedstaaten, passtZu } from "./mitgliedstaaten.ts";

/** Where invoices go. */
export type Anschrift = {
  readonly name: string;
  readonly zusatz: string;
  readonly strasse: string;
  readonly plz: string;
  readonly ort: string;
  /** ISO 3166-1. */
  readonly land: string;
  readonly ustId: string | null;
};

/** That a VAT number is valid: who says so, when, and under which number it can be looked up. */
export type Bestaetigung = {
  readonly am: Date;
  readonly quelle: "vies" | "verwaltung";
  /** Consultation number of VIES, or what an administrator has looked at. */
  readonly kennung: string;
};

/** An address as it is stored, with what is known of its number. */
export type GespeicherteAnschrift = Anschrift & {
  readonly bestaetigung: Bestaetigung | null;
  /** VIES has said that the number is not valid. */
  readonly ungueltig: boolean;
};

/** Whether somebody with this address may order: at home, or a business of another member state with a confirmed number. */
export const bestellberechtigt = (anschrift: GespeicherteAnschrift | undefined): boolean =>
  !anschrift || anschrift.land === "DE" || anschrift.bestaetigung !== null;

/** How somebody with this address is taxed (§ 3a Abs. 2 UStG); without a confirmed number with German VAT. */
export const steuerfallVon = (anschrift: GespeicherteAnschrift | undefined): Steuerfall =>
  anschrift && anschrift.land !== "DE" && anschrift.bestaetigung ? "eu-reverse-charge" : "inland";

/** Whoever orders is a consumer, unless his VAT number is confirmed. */
export const istUnternehmer = (anschrift: GespeicherteAnschrift | undefined): boolean =>
  Boolean(anschrift?.ustId && anschrift.bestaetigung);

type Felder = Readonly<Record<string, string | undefined>>;

/** Names of the fields in their form. */
export const anschriftfelder = ["name", "zusatz", "strasse", "plz", "ort", "land", "ustId"] as const;

/** What the rules depend on besides the fields. */
export type Anschriftumstaende = {
  readonly am: Tag;
  /** Whether businesses of other member states are served: the operator needs a VAT number of his own for that. */
  readonly eu: boolean;
};

/**
 * The address from the fields of its form. None at all is none: invoices up to 250 € need none (§ 33 UStDV). Whoever
 * begins one is told what is missing, and where nobody can order from.
 */
export function anschriftAus(
  felder: Felder,
  umstaende: Anschriftumstaende,
): {
  readonly anschrift: Anschrift | undefined;
  readonly fehler: Readonly<Record<string, string>>;
} {
  const anschrift: Anschrift = {
    name: zeile(felder.name),
    zusatz: zeile(felder.zusatz),
    strasse: zeile(felder.strasse),
    plz: zeile(felder.plz, 12),
    ort: zeile(felder.ort),
    land: zeile(felder.land, 10) || "DE",
    ustId:
      zeile(felder.ustId, 30)
        .replace(/[\s./-]/g, "")
        .toUpperCase() || null,
  };
  const deutsch = anschrift.land === "DE";
  const gelesen = deutsch ? { ...anschrift, plz: anschrift.plz.replaceAll(" ", "") } : anschrift;
  const { name, zusatz, strasse, plz, ort, ustId } = gelesen;
  if (deutsch && ![name, zusatz, strasse, plz, ort, ustId].some(Boolean))
    return { anschrift: undefined, fehler: {} };
  const fehler: Record<string, string> = { ...landUndNummer(gelesen, umstaende) };
  if (!name) fehler.name = "Bitte geben Sie an, auf wen die Rechnung lauten soll.";
  if (!strasse) fehler.strasse = "Bitte geben Sie Straße und Hausnummer an.";
  if (deutsch && !/^\d{5}$/.test(plz)) fehler.plz = "Eine Postleitzahl hat fünf Ziffern.";
  if (!deutsch && !/^[A-Z0-9][A-Z0-9 -]{1,11}$/i.test(plz))
    fehler.plz = "Bitte geben Sie die Postleitzahl an.";
  if (!ort) fehler.ort = "Bitte geben Sie den Ort an.";
  return { anschrift: gelesen, fehler };
}

/** What is wrong with the country, or with the number in it. */
function landUndNummer(
  { land, ustId }: Anschrift,
  { am, eu }: Anschriftumstaende,
): { land?: string; ustId?: string } {
  const staat = mitgliedstaat(land, am);
  if (!staat)
    return {
      land: eu
        ? "Bestellen können Kunden mit einer Anschrift in Deutschland und Unternehmen in anderen Staaten der EU. In andere Länder liefern wir nicht."
        : "Bestellen können Kunden mit einer Anschrift in Deutschland.",
    };
  if (land !== "DE" && !eu)
    return {
      land: "Aus anderen Staaten kann man hier noch nicht bestellen, nur mit einer Anschrift in Deutschland.",
    };
  if (!ustId)
    return land === "DE"
      ? {}
      : {
          ustId: `Aus anderen Staaten der EU bestellen nur Unternehmen: Bitte geben Sie Ihre Nummer an, zum Beispiel ${staat.beispiel}. An Verbraucher dort liefern wir nicht.`,
        };
  if (/^(XI|GB)/.test(ustId))
    return {
      ustId:
        "Nordirland (XI) zählt bei Dienstleistungen nicht zur EU; mit dieser Nummer kann man nicht bestellen.",
    };
  return passtZu(staat, ustId)
    ? {}
    : { ustId: `So sieht eine Nummer für dieses Land aus (${landname(land)}): ${staat.beispiel}.` };
}

/** The fields of an address, as its form shows them. */
export const alsFelder = (anschrift: Anschrift | undefined): Record<string, string> =>
  Object.fromEntries(
    anschriftfelder.map((feld) => [feld, anschrift?.[feld] ?? (feld === "land" ? "DE" : "")]),
  );

/** What the form offers as country; the last one says why it is none. */
export function landoptionen({ am, eu }: Anschriftumstaende): readonly { wert: string; text: string }[] {
  const andere = mitgliedstaaten
    .filter(({ land, seit }) => land !== "DE" && seit <= am)
    .map(({ land }) => ({ wert: land, text: landname(land) }))
    .toSorted((a, b) => a.text.localeCompare(b.text, "de"));
  return [
    { wert: "DE", text: "Deutschland" },
    ...(eu ? andere : []),
    { wert: "anderes", text: "Anderes Land" },
  ];
}
