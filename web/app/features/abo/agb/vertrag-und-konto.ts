import { loeschfristTage, testphaseTage } from "#platform/konstanten.ts";
import {
  aussetzenNachTagen,
  erinnerungNachTagen,
  mahnungNachTagen,
  zahlungszielTage,
} from "../vertrag/fristen.ts";
import { steuersatzAm } from "../vertrag/preise.ts";
import type { Abschnitt, Agbangaben } from "./text.ts";

/** Sections 1 to 4: who contracts with whom about what, what an account is, and what tiers cost. */
export const vertragUndKonto = (angaben: Agbangaben): readonly Abschnitt[] => [
  vertragspartner(angaben),
  leistung,
  konto,
  tarife(angaben),
];

const vertragspartner = ({ anbieter: a }: Agbangaben): Abschnitt => ({
  titel: "§ 1 Geltung und Vertragspartner",
  absaetze: [
    "(1) Diese Bedingungen gelten für die Nutzung des Gebührenportals mit und ohne Konto. Anbieter und Ihr Vertragspartner ist:",
    { zeilen: [a.name, a.strasse, a.ort] },
    `E-Mail: [${a.email}](mailto:${a.email}).${a.telefon ? ` Telefon: ${a.telefon}.` : ""} Weitere Angaben stehen im [Impressum](/impressum).`,
    "(2) Das Portal richtet sich an Rechtsanwältinnen, Rechtsanwälte und Kanzleien und steht auch anderen offen. Verbraucher ist, wer das Portal zu Zwecken nutzt, die überwiegend weder seiner gewerblichen noch seiner selbständigen beruflichen Tätigkeit zugerechnet werden können (§ 13 BGB); Unternehmer ist, wer in Ausübung einer solchen Tätigkeit handelt (§ 14 BGB). Gilt eine Bestimmung nur für die einen oder die anderen, so steht es dabei.",
    "(3) Bedingungen des Nutzers, die von diesen abweichen, werden nicht Vertragsbestandteil, wenn wir ihnen nicht ausdrücklich zustimmen. Was wir mit Ihnen im Einzelnen vereinbaren, geht diesen Bedingungen vor.",
  ],
});

const leistung: Abschnitt = {
  titel: "§ 2 Was das Portal leistet",
  absaetze: [
    "(1) Das Portal stellt Rechner, Tabellen und Angaben zum Kosten- und Vergütungsrecht bereit. Welche Rechner es gibt, zeigt die [Startseite](/). Die frei zugänglichen Rechner und Tabellen sind ohne Konto und ohne Entgelt nutzbar.",
    "(2) Die [Schnittstelle](/api) für eigene Programme darf in den dort genannten Grenzen genutzt werden.",
    "(3) Wir dürfen freie Angebote erweitern, ändern und einstellen. Für entgeltliche Tarife gilt das nur, soweit die vereinbarte Leistung erhalten bleibt.",
    "(4) Das Portal kann vorübergehend nicht erreichbar sein, etwa während einer Wartung. Für freie Angebote sagen wir keine bestimmte Verfügbarkeit zu. Die gesetzlichen Rechte bei entgeltlichen Tarifen bleiben unberührt.",
  ],
};

const konto: Abschnitt = {
  titel: "§ 3 Konto",
  absaetze: [
    "(1) Ein Konto ist kostenlos. Mit dem Absenden der Registrierung bieten Sie uns den Abschluss eines Nutzungsvertrags an; wir nehmen das Angebot an, indem wir das Konto anlegen. Den Vertragstext speichern wir nicht gesondert; diese Seite lässt sich jederzeit drucken und speichern. Vertragssprache ist Deutsch.",
    "(2) Ein Konto dürfen nur Personen anlegen, die unbeschränkt geschäftsfähig sind. Die Angaben müssen richtig sein. Wir senden einen Link an Ihre E-Mail-Adresse; ohne Bestätigung der Adresse ist die Anmeldung nach sieben Tagen nicht mehr möglich, bis sie nachgeholt ist.",
    "(3) Ein Konto gehört einer Person. Zugangsdaten und Geräte, mit denen man sich anmelden kann, sind vor Zugriffen anderer zu schützen. Besteht der Verdacht, dass jemand anderes das Konto nutzt, ändern Sie bitte sofort Ihr Passwort und unterrichten uns.",
    `(4) Sie können das Konto jederzeit und ohne Grund auf der Seite „Konto“ löschen. Der Zugang endet sofort; ${loeschfristTage} Tage lang können Sie die Löschung noch durch eine Anmeldung zurücknehmen, danach sind die Daten des Kontos gelöscht; veröffentlichte Artikel bleiben unter „Ehemaliger Autor“. Vorher können Sie alle Daten herunterladen. Wir können den Vertrag über ein kostenloses Konto mit einer Frist von einem Monat in Textform kündigen. Das Recht beider Seiten zur Kündigung aus wichtigem Grund bleibt unberührt.`,
  ],
};

const tarife = ({ am }: Agbangaben): Abschnitt => ({
  titel: "§ 4 Tarife, Preise und Testphase",
  absaetze: [
    "(1) Neben dem kostenlosen Tarif gibt es die entgeltlichen Tarife Basic, Premium und Teams. Was ein Tarif umfasst und kostet, steht auf der Seite [Tarife](/subscription) und in der Bestellung.",
    `(2) Preise verstehen sich je Monat und als Gesamtpreis inkl. ${steuersatzAm(am)} % MwSt. Es gilt der Preis, der bei der Bestellung angezeigt wird. Ein Abrechnungsmonat beginnt mit dem Tag der Bestellung oder, nach einer Testphase, mit dem Tag ihres Endes, und endet vor demselben Tag des nächsten Monats; fehlt dieser Tag, beginnt der nächste Abrechnungsmonat am letzten Tag des Monats.`,
    "(3) Mit der Schaltfläche „Zahlungspflichtig bestellen“ geben Sie ein Angebot ab, nachdem Sie Tarif, Preis und Laufzeit auf der Bestellseite prüfen und berichtigen konnten. Der Vertrag kommt zustande, wenn wir den Tarif freischalten oder die Bestellung ausdrücklich annehmen. Eine Bestätigung mit dem Vertrag und diesen Bedingungen erhalten Sie per E-Mail.",
    `(4) Wer im Zuge der Registrierung seinen ersten Tarif bestellt, nutzt ihn ${testphaseTage} Tage kostenlos. Bis zum Ende dieser Testphase können Sie kündigen, ohne dass ein Entgelt entsteht. Ist am Ende keine Zahlungsweise hinterlegt oder die E-Mail-Adresse des Kontos nicht bestätigt, gilt wieder der kostenlose Tarif.`,
    `(5) Das Entgelt wird zu Beginn jedes Abrechnungsmonats berechnet und ist ${zahlungszielTage} Tage nach dem Versand der Rechnung fällig. Bleibt es aus, erinnern wir ${erinnerungNachTagen} und ${erinnerungNachTagen + mahnungNachTagen} Tage danach; weitere ${aussetzenNachTagen} Tage später ruht der Tarif, bis die Zahlung eingeht. Für Zeiten, in denen er ruht, berechnen wir nichts Neues. Die gesetzlichen Vorschriften über den Verzug bleiben unberührt.`,
    "(6) Der Wechsel in einen höheren Tarif gilt sofort: Die nicht genutzten Tage des bezahlten Abrechnungsmonats werden gutgeschrieben, und ein neuer beginnt. Der Wechsel in einen niedrigeren Tarif gilt ab dem nächsten Abrechnungsmonat.",
    "(7) Der Tarif Teams wird für eine Kanzlei geschlossen; sie bestimmt, wer ihr Team leitet und wer Mitglied ist. Endet der Tarif, gilt für die Mitglieder wieder der kostenlose Tarif; ihre Daten bleiben erhalten.",
    "(8) Wir liefern an Kunden in Deutschland und an Unternehmer in anderen Mitgliedstaaten der Europäischen Union. Diese geben Anschrift und Umsatzsteuer-Identifikationsnummer an; ist die Nummer bestätigt, gilt der Preis ohne deutsche Umsatzsteuer, und die Steuer schulden sie in ihrem Staat (Steuerschuldnerschaft des Leistungsempfängers). Entfällt die Bestätigung, kommt von der nächsten Rechnung an die deutsche Umsatzsteuer hinzu, bis die Nummer wieder bestätigt ist.",
  ],
});
