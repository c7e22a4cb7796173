import { datum, euro, satz, summe } from "@gebuehrenportal/recht";
import type { Grundgruppe, Grundlage } from "../grundlage/grundlage.server.ts";
import type { Grundzahlung } from "../grundlage/grundzahlung.ts";
import type { Antragsfelder } from "./antragsfelder.ts";
import { auslagenerklaerungen } from "./auslagenerklaerungen.ts";
import { auszahlung, kassengruppen } from "./kassentabelle.ts";
import type { Feldtext } from "./luecke.ts";

/** Texts of an application to the treasury: opening sentence, applications, declarations. */
type Kassentexte = {
  readonly einleitung: string;
  readonly antraege: readonly string[];
  readonly erklaerungen: readonly string[];
};

type Kassenantrag = {
  readonly grundlage: Grundlage;
  readonly gruppen: readonly Grundgruppe[];
  readonly felder: Antragsfelder;
  readonly f: Feldtext;
};

/** Whether an advance is asked for (§ 47 RVG) instead of the final amount; there is none for Beratungshilfe (Abs. 2). */
export const istVorschuss = ({ verlangt }: Antragsfelder): boolean => verlangt === "vorschuss";

/** Assigned or appointed counsel (§§ 45 to 50, 55 RVG). */
export function staatskassentexte({ grundlage, gruppen, felder, f }: Kassenantrag): Kassentexte {
  const kassen = kassengruppen(gruppen).map(({ kasse }) => kasse);
  const betrag = euro(auszahlung(gruppen));
  const vorschuss = istVorschuss(felder);
  const weitere = summe(kassen.map((k) => k.weitereVerguetung));
  const bestellt = kassen.every(({ art }) => art === "bestellt");
  const wie = bestellt
    ? "bestellt"
    : kassen.some(({ art }) => art === "bestellt")
      ? "beigeordnet und bestellt"
      : "beigeordnet";
  const regel = bestellt ? "§ 45 Abs. 3, § 55 Abs. 1 RVG" : "§§ 45, 49, 55 Abs. 1 RVG";
  const mitWeiterer = !vorschuss && weitere > 0 && felder.weitere !== "nein";
  return {
    einleitung: `Wir sind ${f("antragsteller")} gerichtlich ${wie} (${f("beschluss")}) und beantragen,`,
    antraege: [
      vorschuss
        ? `auf die nachstehend berechnete Vergütung einen Vorschuss von ${betrag} aus der Staatskasse festzusetzen (§ 47 Abs. 1, § 55 Abs. 1 RVG) und`
        : `die nachstehend berechnete Vergütung mit ${betrag} aus der Staatskasse festzusetzen (${regel})${mitWeiterer ? "," : " und"}`,
      ...(mitWeiterer
        ? [
            `die weitere Vergütung von ${euro(weitere)} festzusetzen, sobald und soweit die eingezogenen Beträge dafür reichen (§ 50 Abs. 1 RVG); die Regelvergütung ist unten mitgeteilt (§ 50 Abs. 2 RVG), und`,
          ]
        : []),
      `den Betrag auf das Konto ${f("konto")} zu zahlen.`,
    ],
    erklaerungen: [
      ...(vorschuss
        ? ["Die Gebühren und Auslagen sind entstanden (§ 47 Abs. 1 Satz 1 RVG)."]
        : ["Die Vergütung ist fällig (§ 8 Abs. 1 RVG)."]),
      ...zahlungserklaerungen(grundlage, gruppen),
      ...(mitWeiterer ? [regelerklaerung(gruppen, grundlage)] : []),
      ...auslagenerklaerungen(
        kassen.flatMap(({ zeilen }) => zeilen),
        "§ 55 Abs. 5 Satz 1 RVG, § 104 Abs. 2",
      ),
    ],
  };
}

/** Beratungshilfe (§§ 44, 55 Abs. 4 RVG); a form is prescribed for it. */
export function beratungshilfetexte({ grundlage, gruppen, f }: Kassenantrag): Kassentexte {
  const kassen = kassengruppen(gruppen).map(({ kasse }) => kasse);
  return {
    einleitung: `Wir haben ${f("antragsteller")} Beratungshilfe geleistet (Angelegenheit: ${f("titel")}; Berechtigungsschein: ${f("beschluss")}) und beantragen,`,
    antraege: [
      `die nachstehend berechnete Vergütung mit ${euro(auszahlung(gruppen))} aus der Landeskasse festzusetzen (§ 44 Satz 1, § 55 Abs. 4 RVG) und`,
      `den Betrag auf das Konto ${f("konto")} zu zahlen.`,
    ],
    erklaerungen: [
      "Für diesen Antrag ist ein amtliches Formular vorgeschrieben (§ 11 BerHG, Anlage 2 zur BerHFV): Diese Berechnung liefert seine Werte und ist ihm beizufügen.",
      "Der Berechtigungsschein ist im Original beigefügt, oder der nachträgliche Antrag auf Bewilligung liegt vor (§ 6 Abs. 2 BerHG).",
      ...zahlungserklaerungen(grundlage, gruppen),
      "Die Gebühr der Nr. 2500 VV schuldet die rechtsuchende Person; sie ist nicht anzurechnen (§ 44 Satz 2 RVG).",
      ...auslagenerklaerungen(
        kassen.flatMap(({ zeilen }) => zeilen),
        "§ 55 Abs. 5 Satz 1 RVG, § 104 Abs. 2",
      ),
    ],
  };
}

const zahler: Readonly<Record<Grundzahlung["von"], string>> = {
  mandant: "Zahlung des Mandanten",
  vorschuss: "Vorschuss des Mandanten",
  gegner: "Zahlung des Gegners",
  staatskasse: "Vorschuss aus der Staatskasse",
};

/** § 55 Abs. 5 Satz 2 to 4 RVG: which payments were received, and on which fee that is to be credited. */
function zahlungserklaerungen(
  { zahlungen, gruppen: alle }: Grundlage,
  gruppen: readonly Grundgruppe[],
): string[] {
  const namen = new Map(alle.map(({ id, titel }) => [id, titel]));
  const worte = zahlungen.map(({ von, betrag, am, angelegenheit }) => {
    const worauf = angelegenheit === undefined ? undefined : namen.get(angelegenheit);
    return `${zahler[von]}${am ? ` vom ${datum(am)}` : ""}${worauf ? ` auf ${worauf}` : ""}: ${euro(betrag)}`;
  });
  const anzurechnen = gruppen
    .flatMap(({ zeilen }) => zeilen)
    .filter(({ gebuehr, nr, betrag }) => gebuehr && nr === "15a" && betrag < 0)
    .map(({ text, wert, betrag }) => {
      const aus = wert === undefined ? "" : ` aus ${euro(wert)}`;
      return `${text}${aus}: ${euro(betrag).replace("−", "")}${entstanden(text, alle)}`;
    });
  return [
    worte.length === 0
      ? "Zahlungen haben wir bis zum Tag der Antragstellung nicht erhalten (§ 55 Abs. 5 Satz 2 RVG)."
      : `Bis zum Tag der Antragstellung haben wir erhalten: ${worte.join("; ")} (§ 55 Abs. 5 Satz 2 RVG). Sie sind nach § 58 RVG berücksichtigt.`,
    ...(anzurechnen.length > 0
      ? [
          `Anzurechnende Gebühren: ${anzurechnen.join("; ")}. ${worte.length === 0 ? "Auf sie ist nichts gezahlt" : "Zahlungen auf sie stehen oben"} (§ 55 Abs. 5 Satz 3, § 58 Abs. 2 RVG).`,
        ]
      : []),
    "Spätere Zahlungen zeigen wir unverzüglich an (§ 55 Abs. 5 Satz 4 RVG).",
  ];
}

/** § 55 Abs. 5 Satz 3 RVG: rate, value and amount of the credited fee itself, where it stands in the calculation. */
function entstanden(anrechnung: string, gruppen: readonly Grundgruppe[]): string {
  const nummer = /Nr\.\s(\d{4})/.exec(anrechnung)?.[1];
  const gebuehr = gruppen
    .flatMap(({ zeilen }) => zeilen)
    .find((z) => z.gebuehr && z.nr === nummer && z.betrag > 0);
  if (!gebuehr) return "";
  const satzwort = gebuehr.satz100 === undefined ? "" : `Satz ${satz(gebuehr.satz100)}, `;
  const wertwort = gebuehr.wert === undefined ? "" : `Wert ${euro(gebuehr.wert)}, `;
  return ` (${gebuehr.text}: ${satzwort}${wertwort}${euro(gebuehr.betrag)})`;
}

/** § 50 Abs. 2 RVG: the regular remuneration, told in one sentence. */
function regelerklaerung(gruppen: readonly Grundgruppe[], { prozent }: Grundlage): string {
  const saetze = kassengruppen(gruppen)
    .filter(({ kasse }) => kasse.weitereVerguetung > 0)
    .map(({ titel, zeilen }) => {
      const posten = zeilen.filter(({ durchlaufend }) => !durchlaufend);
      const worte = posten.map((z) => `${z.text} ${euro(z.betrag)}`).join(", ");
      return `${titel ? `${titel}: ` : ""}${worte}`;
    });
  const steuer = prozent === 0 ? "" : `, je zuzüglich ${prozent} % Umsatzsteuer`;
  return `Berechnung der Regelvergütung (§ 50 Abs. 2 RVG): ${saetze.join("; ")}${steuer}.`;
}
