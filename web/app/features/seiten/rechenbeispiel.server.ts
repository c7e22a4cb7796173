import { type RvgErgebnis, rvgRechnung, type Zeile } from "@gebuehrenportal/gebuehren";
import { titel } from "@gebuehrenportal/gebuehren/verzeichnis";
import { cent, datum, euro, kurzname, normAdresse, type Tag, untrennbar, zahl } from "@gebuehrenportal/recht";

/** A small bill as the home page prints it: every text ready, every norm with its address. */
export type Rechenbeispiel = {
  readonly zeilen: readonly Beispielzeile[];
  readonly summe: string;
  readonly fassung: { readonly ab: string; readonly gesetz: string; readonly grund: string };
};
export type Beispielzeile = {
  readonly text: string;
  /** How the amount comes about: „1,0-Gebühr aus 10.000,00 € = 652,00 €, × 1,3“. */
  readonly weg: string;
  readonly normen: readonly Normangabe[];
  readonly betrag: string;
};
type Normangabe = { readonly norm: string; readonly adresse: string | undefined };

/** An action for 10.000 € with a hearing, mandate and end of service on the day. Throws when there is no result. */
export function rechenbeispiel(heute: Tag): Rechenbeispiel {
  const ergebnis = rvgRechnung({
    leistungsende: heute,
    angelegenheiten: [
      {
        id: "klage",
        auftragAm: heute,
        wert: cent(1_000_000),
        positionen: [{ nr: "3100" }, { nr: "3104" }],
      },
    ],
  });
  const angelegenheit = ergebnis.art === "ergebnis" ? ergebnis.angelegenheiten[0] : undefined;
  if (ergebnis.art !== "ergebnis" || !angelegenheit)
    throw new Error("Das Beispiel der Startseite rechnet nicht");
  const { ab, quelle, grund } = angelegenheit.fassung;
  return {
    zeilen: [...angelegenheit.zeilen.map((zeile) => gebuehrenzeile(zeile, heute)), steuerzeile(ergebnis)],
    summe: zahl(ergebnis.brutto),
    fassung: {
      ab: datum(ab),
      gesetz: kurzname(quelle),
      grund: untrennbar(grund),
    },
  };
}

function gebuehrenzeile({ nr, betrag, schritte }: Zeile, heute: Tag): Beispielzeile {
  const weg = schritte.map(({ text, betrag: zwischen }, index) =>
    zwischen === undefined || index === schritte.length - 1 ? text : `${text} = ${euro(zwischen)}`,
  );
  return {
    text: `${nr} ${titel(nr, heute) ?? ""}`.trim(),
    weg: weg.join(", ").replace(/× (?=\d)/g, "×\u00a0"),
    normen: normen(schritte.map(({ norm }) => norm)),
    betrag: zahl(betrag),
  };
}

function steuerzeile({ umsatzsteuer, netto }: RvgErgebnis): Beispielzeile {
  return {
    text: `${/\d{4}/.exec(umsatzsteuer.norm)?.[0] ?? ""} Umsatzsteuer`.trim(),
    weg: `${umsatzsteuer.prozent} % aus ${euro(netto)}`,
    normen: normen([umsatzsteuer.norm]),
    betrag: zahl(umsatzsteuer.betrag),
  };
}

const normen = (namen: readonly string[]): readonly Normangabe[] =>
  [...new Set(namen)].map((norm) => ({ norm: untrennbar(norm), adresse: normAdresse(norm) }));
