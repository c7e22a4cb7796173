import { datum, type Tag } from "@gebuehrenportal/recht";
import { tarife } from "#platform/access/tarife.ts";
import type { Anbieter } from "#platform/env/anbieter.server.ts";
import type { Anlage } from "#platform/mail/brief.ts";
import { agb, agbFassung } from "../agb/bedingungen.ts";
import { belehrung, widerrufsformular } from "../agb/belehrung.ts";
import { alsAbsaetze } from "../agb/text.ts";
import { preis } from "../vertrag/preise.ts";
import type { Vertrag } from "../vertrag/vertrag.ts";
import { letzterTag, tagVon } from "../vertrag/zeit.ts";
import { preissatz, tarifname, zahlwegname, zeitpunkt } from "../worte/texte.ts";

type Portal = { readonly anbieter: Anbieter; readonly baseUrl: string };

/**
 * What was ordered and on which terms, on a durable medium: receipt (§ 312i Abs. 1 Nr. 3 BGB) and confirmation of the
 * contract (§ 312f Abs. 2 BGB) in one. `vertragsanlagen` belong to it.
 */
export function vertragsinhalt(vertrag: Vertrag, nummer: string, portal: Portal): readonly string[] {
  const { widerrufBis, ausdruecklicherBeginn, unternehmer } = vertrag;
  return [
    ...bedingungen(vertrag, nummer, portal, laufzeit(vertrag)),
    ...(unternehmer ? [] : [beginn(ausdruecklicherBeginn)]),
    unternehmer
      ? "Sie haben mit bestätigter Umsatzsteuer-Identifikationsnummer als Unternehmer bestellt; ein Widerrufsrecht besteht nicht (§§ 14, 312g BGB)."
      : `Als Verbraucher können Sie diese Bestellung bis zum ${datum(widerrufBis)} widerrufen; die Widerrufsbelehrung und das Muster-Widerrufsformular stehen unten in dieser Nachricht.`,
  ];
}

/**
 * What was ordered and on which terms, for a lower tier that begins on a day to come; until then whoever ordered it
 * takes it back himself.
 */
export function wechselinhalt(
  vertrag: Vertrag,
  { typ, ab }: { readonly typ: Vertrag["typ"]; readonly ab: Tag },
  nummer: string,
  portal: Portal,
): readonly string[] {
  const kuenftig = { ...vertrag, typ, preis: preis(typ, vertrag.steuerfall, ab) };
  const dauer = `Laufzeit: ab dem ${datum(ab)} auf unbestimmte Zeit, abgerechnet von Monat zu Monat.`;
  return [
    ...bedingungen(kuenftig, nummer, portal, [dauer]),
    `Sie können diesen Wechsel bis zum ${datum(letzterTag(ab))} in Ihrem Konto zurücknehmen, ohne Grund und ohne Kosten; der bisherige Tarif läuft dann weiter.`,
  ];
}

/** What is agreed, whatever somebody may withdraw from. */
function bedingungen(
  vertrag: Vertrag,
  nummer: string,
  { anbieter, baseUrl }: Portal,
  dauer: readonly string[],
): readonly string[] {
  const { typ } = vertrag;
  return [
    `Vertragsnummer: ${nummer}.`,
    `Leistung: Gebührenportal, ${tarifname(typ)}. ${tarife[typ].satz} Was der Tarif umfasst, steht unter ${baseUrl}/subscription.`,
    `Preis: ${preissatz(vertrag)}.`,
    ...dauer,
    `Kündigung: jederzeit, ohne Frist, zum Ende der Testphase oder des laufenden Abrechnungsmonats, in Ihrem Konto unter ${baseUrl}/konto#abo, ohne Anmeldung unter ${baseUrl}/kuendigen oder in Textform, zum Beispiel per E-Mail. Das Recht zur Kündigung aus wichtigem Grund bleibt unberührt.`,
    zahlung(vertrag),
    `Vertragspartner: ${[anbieter.name, anbieter.strasse, anbieter.ort, anbieter.email, ...(anbieter.telefon ? [`Telefon ${anbieter.telefon}`] : [])].join(", ")}.`,
    ...pflichtangaben(baseUrl),
    `Es gelten unsere Allgemeinen Geschäftsbedingungen in der Fassung vom ${datum(agbFassung)}; sie stehen unten in dieser Nachricht.`,
  ];
}

const beginn = (ausdruecklich: boolean): string =>
  ausdruecklich
    ? "Sie haben ausdrücklich verlangt, dass wir schon vor Ablauf der Widerrufsfrist mit der Leistung beginnen, und bestätigt, dass Sie bei einem Widerruf für die bis dahin bezahlten Tage einen anteiligen Betrag zahlen."
    : "Sie haben nicht verlangt, dass wir vor Ablauf der Widerrufsfrist beginnen; der Tarif ist trotzdem freigeschaltet, und bei einem Widerruf zahlen Sie nichts.";

/**
 * Instruction on withdrawal, model form and terms in full, as they are when the contract is made: whoever orders has them
 * for good, whatever the pages of the portal say later (§ 312f Abs. 2, § 312i Abs. 1 Nr. 4 BGB).
 */
export function vertragsanlagen(vertrag: Vertrag, portal: Portal): readonly Anlage[] {
  const { anbieter, baseUrl } = portal;
  const widerruf = [
    { titel: "Widerrufsbelehrung für Verbraucher", abschnitte: belehrung(anbieter, baseUrl) },
    { titel: "Muster-Widerrufsformular", absaetze: widerrufsformular(anbieter) },
  ];
  return [...(vertrag.unternehmer ? [] : widerruf), ...agbAnlage(vertrag, portal)];
}

/** The terms in full. */
export function agbAnlage({ bestelltAm }: Vertrag, { anbieter, baseUrl }: Portal): readonly Anlage[] {
  return [
    {
      titel: `Allgemeine Geschäftsbedingungen, Fassung vom ${datum(agbFassung)}`,
      abschnitte: agb({ anbieter, baseUrl, am: tagVon(bestelltAm) }).map((abschnitt) => ({
        titel: abschnitt.titel,
        absaetze: alsAbsaetze(abschnitt, baseUrl),
      })),
    },
  ];
}

/** What else Art. 246a § 1 Abs. 1 EGBGB asks for: defects, function and interoperability of a digital product, complaints. */
const pflichtangaben = (baseUrl: string): readonly string[] => [
  "Mängel: Für den Tarif gilt das gesetzliche Mängelhaftungsrecht, für Verbraucher bei digitalen Produkten die §§ 327d bis 327n BGB. Über Beschwerden und Mängel genügt eine E-Mail an die genannte Adresse.",
  "Funktionsweise: Der Tarif wird online im Browser genutzt; nötig sind eine Internetverbindung und die jeweils aktuelle Fassung eines gängigen Browsers. Es gibt keinen Kopierschutz. Dateien erhalten Sie in offenen oder üblichen Formaten.",
  `Beilegung von Streit: Wir sind weder bereit noch verpflichtet, an Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG). Der Vertrag wird auf Deutsch geschlossen; Ihre Bestellung speichern wir, Sie sehen sie in Ihrem Konto unter ${baseUrl}/konto/abo.`,
];

function laufzeit({ zustand, testphaseBis, periodeVon, periodeBis }: Vertrag): readonly string[] {
  if (zustand === "trialing" && testphaseBis)
    return [
      `Laufzeit: kostenlose Testphase bis ${zeitpunkt(testphaseBis).replace(/^am /, "zum ")}. Danach läuft der Tarif auf unbestimmte Zeit weiter, abgerechnet von Monat zu Monat, sofern Sie bis dahin eine Zahlungsweise gewählt haben. Ohne Zahlungsweise endet er mit der Testphase, und es entstehen keine Kosten.`,
    ];
  const zeitraum =
    periodeVon && periodeBis
      ? ` Der erste Abrechnungsmonat läuft vom ${datum(periodeVon)} bis zum ${datum(letzterTag(periodeBis))}.`
      : "";
  return [`Laufzeit: unbestimmte Zeit, abgerechnet von Monat zu Monat.${zeitraum}`];
}

function zahlung({ zahlweg, zustand }: Vertrag): string {
  if (!zahlweg)
    return "Zahlungsweise: noch keine. Sie können sie bis zum Ende der Testphase in Ihrem Konto wählen.";
  const wann = zustand === "trialing" ? " Die erste Rechnung kommt nach der Testphase." : "";
  return `Zahlungsweise: ${zahlwegname[zahlweg]}${zahlweg === "rechnung" ? ", zahlbar innerhalb von 14 Tagen" : ""}.${wann}`;
}
