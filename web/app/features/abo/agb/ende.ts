import { belehrung, widerrufsformular } from "./belehrung.ts";
import type { Abschnitt, Agbangaben } from "./text.ts";

/** Sections 5 and 6: how a paid tier ends, and how a consumer withdraws from it. */
export const ende = ({ anbieter, baseUrl }: Agbangaben): readonly Abschnitt[] => [
  {
    titel: "§ 5 Laufzeit und Kündigung der Tarife",
    absaetze: [
      "(1) Ein entgeltlicher Tarif läuft auf unbestimmte Zeit. Sie können ihn jederzeit zum Ende des laufenden Abrechnungsmonats kündigen, wir mit einer Frist von einem Monat zum Ende eines Abrechnungsmonats. Danach bleibt das Konto im kostenlosen Tarif bestehen.",
      "(2) Die Kündigung ist in Textform möglich, zum Beispiel per E-Mail. Dafür steht auf jeder Seite unten auch die Schaltfläche „Verträge hier kündigen“ bereit (§ 312k BGB). Sie führt ohne Anmeldung zu einer Bestätigungsseite; den Eingang der Kündigung bestätigen wir sofort per E-Mail mit Inhalt, Datum und Uhrzeit. [Zur Kündigung](/kuendigen)",
      "(3) Das Recht zur Kündigung aus wichtigem Grund (§ 314 BGB) und die Rechte von Verbrauchern bei digitalen Produkten (§§ 327 bis 327s BGB) bleiben unberührt.",
    ],
  },
  {
    titel: "§ 6 Widerrufsrecht für Verbraucher",
    absaetze: [
      "Wer einen entgeltlichen Tarif als Verbraucher bestellt, hat ein gesetzliches Widerrufsrecht; Unternehmern steht es nicht zu. Als Verbraucher behandeln wir jeden, der ohne bestätigte Umsatzsteuer-Identifikationsnummer bestellt. Für die Tage der kostenlosen Testphase ist auch nach einem Widerruf nichts zu zahlen. Es folgt die gesetzliche [Widerrufsbelehrung](/widerrufsbelehrung); am schnellsten [widerrufen Sie online](/widerrufen). Wer dabei nicht angemeldet ist, bekommt den Eingang sofort bestätigt; damit niemand fremde Verträge beendet, fragen wir unter der E-Mail-Adresse des Kontos nach. Der Widerruf wirkt ab seinem Eingang, sobald er dort bestätigt ist oder 48 Stunden ohne Einspruch vergangen sind.",
      ...belehrung(anbieter, baseUrl).flatMap(({ titel, absaetze }) => [{ titel }, ...absaetze]),
      { titel: "Muster-Widerrufsformular" },
      ...widerrufsformular(anbieter),
    ],
  },
];
