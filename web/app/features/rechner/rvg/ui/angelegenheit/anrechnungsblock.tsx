import type { Tag } from "@gebuehrenportal/recht";
import { type Dispatch, memo } from "react";
import type { Option } from "#ui/felder/auswahl.tsx";
import type { Formularfeld } from "../../../formular/formularfeld.ts";
import { BasicMarke } from "../../../ui/basic-marke.tsx";
import { betragsfeld, schalterfeld, tagfeld } from "../../../ui/formular/feldbau.ts";
import { Klappe } from "../../../ui/klappe.tsx";
import type { Aktion } from "../../formular/aktionen.ts";
import type { FormAnrechnung } from "../../formular/formular.ts";
import { Eintragsblock } from "./eintragsblock.tsx";

type Feld = keyof FormAnrechnung["felder"] & string;

const nurFrueher = { feld: "von", ist: ["frueher"] } as const;

function formularfelder(gebuehren: readonly Option[]): readonly Formularfeld<Feld>[] {
  return [
    {
      feld: "von",
      art: "auswahl",
      label: "Angerechnet wird",
      optionen: [
        { wert: "", text: "Bitte wählen" },
        ...gebuehren,
        { wert: "frueher", text: "Gebühr außerhalb dieser Rechnung" },
      ],
      breit: true,
    },
    { feld: "frueherNr", art: "text", label: "Deren Nummer", hinweis: "Zum Beispiel 2300", wenn: nurFrueher },
    betragsfeld("frueherWert", "Deren Wert", { wenn: nurFrueher }),
    { feld: "frueherSatz", art: "text", label: "Deren Satz", hinweis: "Leer: der übliche", wenn: nurFrueher },
    betragsfeld("frueherBetrag", "oder deren Betrag, netto", {
      hinweis: "Statt des Satzes, mit Erhöhung",
      wenn: nurFrueher,
    }),
    {
      feld: "frueherAuftraggeber",
      art: "zahl",
      label: "Zahl der Auftraggeber damals",
      hinweis: "Leer: ein Auftraggeber",
      wenn: nurFrueher,
    },
    tagfeld("frueherAuftrag", "Deren Auftragstag", { wenn: nurFrueher }),
    betragsfeld("frueherGezahlt", "Darauf gezahlt, netto", {
      hinweis: "Zählt bei Prozesskostenhilfe (§ 58 Abs. 2 Satz 2 RVG)",
      wenn: nurFrueher,
    }),
    tagfeld("frueherErledigt", "Erledigt am", { hinweis: "Für § 15 Abs. 5 Satz 2 RVG", wenn: nurFrueher }),
    {
      feld: "auf",
      art: "auswahl",
      label: "auf",
      optionen: [{ wert: "", text: "Bitte wählen" }, ...gebuehren],
      breit: true,
    },
    betragsfeld("wert", "Übergegangener Wert", { hinweis: "Leer: der kleinere beider Werte" }),
    betragsfeld("betrag", "oder angerechneter Betrag, netto", {
      hinweis: "Wenn er feststeht: tituliert, gezahlt oder verglichen",
    }),
    schalterfeld("ausnahme", "Nur ein Viertel (Vollstreckbarerklärung, Nr. 2503 VV)"),
  ];
}

type AnrechnungsblockProps = {
  readonly anrechnungen: readonly FormAnrechnung[];
  readonly gebuehren: readonly Option[];
  readonly heute: Tag;
  readonly dispatch: Dispatch<Aktion>;
};

/** Credits between fees of this calculation, or from one that arose outside of it. */
export const Anrechnungsblock = memo(
  function Anrechnungsblock({ anrechnungen, gebuehren, heute, dispatch }: AnrechnungsblockProps) {
    return (
      <Klappe
        titel={
          <>
            Anrechnung <BasicMarke />
          </>
        }
        angaben={anrechnungen.length}
      >
        {() => (
          <Eintragsblock
            wort="Anrechnung"
            eintraege={anrechnungen}
            formularfelder={formularfelder(gebuehren)}
            heute={heute}
            setzen={(id, feld, wert) => dispatch({ art: "anrechnung", k: id, feld, wert })}
            weg={(id) => dispatch({ art: "anrechnung-weg", k: id })}
            dazu={() => dispatch({ art: "anrechnung-dazu", felder: {} })}
          />
        )}
      </Klappe>
    );
  },
  (a, b) =>
    a.anrechnungen === b.anrechnungen &&
    a.heute === b.heute &&
    JSON.stringify(a.gebuehren) === JSON.stringify(b.gebuehren),
);
