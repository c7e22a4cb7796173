import type { Tag } from "@gebuehrenportal/recht";
import { type Dispatch, memo } from "react";
import type { Option } from "#ui/felder/auswahl.tsx";
import type { Formularfeld } from "../../../formular/formularfeld.ts";
import { auswahlfeld, betragsfeld, tagfeld } from "../../../ui/formular/feldbau.ts";
import { Klappe } from "../../../ui/klappe.tsx";
import type { Aktion } from "../../formular/aktionen.ts";
import type { FormZahlung } from "../../formular/formular.ts";
import { Eintragsblock } from "./eintragsblock.tsx";

type Feld = keyof FormZahlung["felder"] & string;

const formularfelder = (ziele: readonly Option[]): readonly Formularfeld<Feld>[] => [
  betragsfeld("betrag", "Betrag, brutto"),
  auswahlfeld("von", "Gezahlt von", {
    vorschuss: "Mandant, Vorschuss (§ 9 RVG)",
    mandant: "Mandant",
    gegner: "Gegner",
    staatskasse: "Staatskasse (§ 47 RVG)",
  }),
  tagfeld("am", "Gezahlt am"),
  {
    feld: "umsatzsteuer",
    art: "text",
    label: "Enthaltene Umsatzsteuer",
    einheit: "%",
    hinweis: "Leer: wie im Ergebnis",
  },
  {
    feld: "auf",
    art: "auswahl",
    label: "Gezahlt auf",
    hinweis: "Nötig für §§ 50, 58 RVG",
    optionen: [{ wert: "", text: "Die ganze Rechnung" }, ...ziele],
    breit: true,
  },
];

type ZahlungsblockProps = {
  readonly zahlungen: readonly FormZahlung[];
  readonly gebuehren: readonly Option[];
  readonly heute: Tag;
  readonly dispatch: Dispatch<Aktion>;
};

/** Advances and payments, deducted with the VAT they contain. */
export const Zahlungsblock = memo(
  function Zahlungsblock({ zahlungen, gebuehren, heute, dispatch }: ZahlungsblockProps) {
    return (
      <Klappe titel="Vorschüsse und Zahlungen" angaben={zahlungen.length}>
        {() => (
          <Eintragsblock
            wort="Zahlung"
            eintraege={zahlungen}
            formularfelder={formularfelder(gebuehren)}
            heute={heute}
            setzen={(id, feld, wert) => dispatch({ art: "zahlung", z: id, feld, wert })}
            weg={(id) => dispatch({ art: "zahlung-weg", z: id })}
            dazu={() => dispatch({ art: "zahlung-dazu" })}
          />
        )}
      </Klappe>
    );
  },
  (a, b) =>
    a.zahlungen === b.zahlungen &&
    a.heute === b.heute &&
    JSON.stringify(a.gebuehren) === JSON.stringify(b.gebuehren),
);
