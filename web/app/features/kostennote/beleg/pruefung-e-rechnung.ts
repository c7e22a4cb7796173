import { datum, euro } from "@gebuehrenportal/recht";
import { xrechnungFehlt } from "#dokumente/e-rechnung/xrechnung.ts";
import type { Pruefgegenstand, Pruefpunkt } from "./pruefpunkt.ts";
import { eRechnungspflicht, kommendePflicht } from "./rechnungspflicht.ts";

/** What hinders an E-Rechnung, before a number is taken: afterwards nothing of it can be mended. */
export function eRechnungspunkte(pruefgegenstand: Pruefgegenstand): Pruefpunkt[] {
  const { absender } = pruefgegenstand;
  return [
    {
      norm: "EN 16931",
      text: "E-Rechnung (ZUGFeRD): E-Mail-Adresse und IBAN des Absenders",
      stand: absender.email !== "" && absender.iban !== "" ? "erfuellt" : "fehlt",
      felder: ["absender"],
    },
    xrechnungspunkt(pruefgegenstand),
    ...pflichtpunkte(pruefgegenstand),
  ];
}

/** Whoever names a Leitweg-ID wants an XRechnung: then what it lacks hinders the issue, else it is only told. */
function xrechnungspunkt({ angaben: { empfaenger }, absender }: Pruefgegenstand): Pruefpunkt {
  const fehlt = xrechnungFehlt({ empfaenger, absender });
  const gewaehlt = empfaenger.leitwegId !== "";
  const norm = fehlt.some(({ feld }) => feld === "absender") ? "BR-DE-5 bis 7" : "BR-DE-15";
  if (fehlt.length === 0)
    return { norm, text: "XRechnung (für Behörden)", stand: "erfuellt", felder: ["leitwegId"] };
  const felder = fehlt.map(({ feld }) => feld);
  const liste = fehlt.map(({ text }) => text).join(", ");
  return {
    norm,
    text: `XRechnung (für Behörden): Dafür fehlt: ${liste}.`,
    stand: gewaehlt ? "fehlt" : "hinweis",
    felder: gewaehlt ? [...new Set(felder), "leitwegId"] : felder,
  };
}

/** Legal forms that only an entrepreneur bears (§ 19 HGB, § 4 AktG, §§ 4, 5a GmbHG, § 3 GenG, § 2 PartGG, § 707a BGB). */
const rechtsform =
  /(^|[\s(])(AG|eG|e\. ?G\.|e\. ?K\.|e\. ?Kfm\.|e\. ?Kfr\.|[oO]HG|KG|KGaA|SE|UG|GmbH|gGmbH|mbH|GbR|eGbR|PartG|PartGmbB|mbB)([\s,).&]|$)/;

/**
 * § 27 Abs. 38 UStG: the duty to send e-invoices comes in steps. Before the first one only whoever is known to be an
 * entrepreneur is worth the hint; authorities have rules of their own.
 */
function pflichtpunkte({ angaben, absender, heute }: Pruefgegenstand): Pruefpunkt[] {
  const { empfaenger: e, leistungsort, bis = heute } = angaben;
  // § 34a UStDV: who charges no VAT may go on with paper.
  if (absender.kleinunternehmer || leistungsort !== "inland" || e.land !== "DE" || e.leitwegId) return [];
  const unternehmer = /^DE/.test(e.ustIdNr) || rechtsform.test(e.name);
  const pflicht = eRechnungspflicht(bis, heute);
  if (pflicht.art === "keine") return unternehmer ? [hinweis(ankuendigung())] : [];
  const wenn = unternehmer ? "" : "Ist der Mandant Unternehmer und die Leistung für sein Unternehmen: ";
  return [hinweis(wenn + pflichtsatz(pflicht))];
}

const hinweis = (text: string): Pruefpunkt => ({ norm: "§ 27 Abs. 38 UStG", text, stand: "hinweis" });

function ankuendigung(): string {
  const { hoechstumsatz, ueberUmsatzAb, alleAb } = kommendePflicht();
  return `E-Rechnung: für diese Kostennote noch keine Pflicht. Sie kommt für Leistungen ab dem ${datum(ueberUmsatzAb)}, wenn Ihr Gesamtumsatz im Vorjahr über ${euro(hoechstumsatz)} lag, ab dem ${datum(alleAb)} für alle.`;
}

function pflichtsatz(pflicht: Exclude<ReturnType<typeof eRechnungspflicht>, { art: "keine" }>): string {
  const wie =
    "Senden Sie das PDF mit Datensatz (ZUGFeRD) oder die XRechnung elektronisch; Papier genügt dann nicht. Kleinbetragsrechnungen (§ 33 UStDV) sind ausgenommen.";
  if (pflicht.art === "ueber-umsatz")
    return `E-Rechnung ist Pflicht, wenn Ihr Gesamtumsatz im Vorjahr über ${euro(pflicht.hoechstumsatz)} lag (§ 14 Abs. 2 Satz 2 Nr. 1 UStG). ${wie}`;
  const { hoechstumsatz } = kommendePflicht();
  const warum = pflicht.verspaetet
    ? ` Die Übergangszeit für Leistungen dieses Tages ist vorbei, auch für Absender bis ${euro(hoechstumsatz)} Vorjahresumsatz.`
    : "";
  return `E-Rechnung ist Pflicht (§ 14 Abs. 2 Satz 2 Nr. 1 UStG).${warum} ${wie}`;
}
