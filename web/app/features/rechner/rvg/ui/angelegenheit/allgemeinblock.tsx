import type { Tag } from "@gebuehrenportal/recht";
import { type Dispatch, memo } from "react";
import { Felderblock } from "../../../ui/formular/felderblock.tsx";
import type { Formularfeld } from "../../../ui/formular/formularfeld.ts";
import { Klappe } from "../../../ui/klappe.tsx";
import type { Aktion } from "../../formular/aktionen.ts";
import type { Formular } from "../../formular/formular.ts";

type Allgemeinfeld = keyof Formular["felder"] & string;

/** Points on which courts or commentators differ; the first choice is the default and named as such. */
const streitfragen: readonly Formularfeld<Allgemeinfeld>[] = [
  {
    feld: "reihenfolge",
    art: "auswahl",
    label: "Anrechnung und § 15 Abs. 3 RVG",
    hinweis: "Vorgabe nach OLG München, 07.03.2012, 11 WF 360/12",
    optionen: [
      { wert: "", text: "Erst anrechnen, dann begrenzen" },
      { wert: "kappung-vor-anrechnung", text: "Erst begrenzen, dann anrechnen" },
    ],
    breit: true,
  },
  {
    feld: "pauschale",
    art: "auswahl",
    label: "Pauschale Nr. 7002 VV aus den Gebühren",
    hinweis: "Vorgabe: herrschende Meinung",
    optionen: [
      { wert: "", text: "Vor der Anrechnung" },
      { wert: "nach-anrechnung", text: "Nach der Anrechnung" },
    ],
    breit: true,
  },
  {
    feld: "erhoehung2501",
    art: "auswahl",
    label: "Nr. 1008 VV bei Beratungshilfe (Nr. 2501, 2502 VV)",
    hinweis: "Vorgabe: keine Erhöhung",
    optionen: [
      { wert: "", text: "Keine Erhöhung" },
      { wert: "ja", text: "Erhöhung" },
    ],
    breit: true,
  },
  {
    feld: "uebergang2021",
    art: "auswahl",
    label: "Rechtsmittel um den 1. Januar 2021",
    hinweis: "Vorgabe: § 60 RVG in neuer Fassung",
    optionen: [
      { wert: "", text: "§ 60 RVG neue Fassung" },
      { wert: "altes-recht", text: "§ 60 RVG bis 31.12.2020" },
    ],
    breit: true,
  },
  {
    feld: "rechtswechsel",
    art: "auswahl",
    label: "Anrechnung über einen Rechtswechsel",
    hinweis: "Vorgabe: der Betrag, der entstanden ist",
    optionen: [
      { wert: "", text: "Entstandener Betrag (altes Recht)" },
      { wert: "neues-recht", text: "Neu gerechnet mit neuem Recht" },
    ],
    breit: true,
  },
];

const leistungsende: readonly Formularfeld<Allgemeinfeld>[] = [
  {
    feld: "leistungsende",
    art: "tag",
    label: "Ende der Leistung",
    hinweis: "Entscheidet über den Satz der Umsatzsteuer. Leer: heute",
  },
];

type AllgemeinblockProps = {
  readonly felder: Formular["felder"];
  readonly heute: Tag;
  readonly dispatch: Dispatch<Aktion>;
};

/** What holds for the whole calculation: end of the service and the disputed points. */
export const Allgemeinblock = memo(function Allgemeinblock({ felder, heute, dispatch }: AllgemeinblockProps) {
  const setzen = (feld: Allgemeinfeld, wert: string) => dispatch({ art: "allgemein", feld, wert });
  const gemeinsam = { ort: "allgemein", felder, setzen, heute };
  return (
    <>
      <Klappe
        titel="Ende der Leistung"
        angaben={felder.leistungsende ? 1 : 0}
        orte={["allgemein.leistungsende"]}
      >
        {() => <Felderblock {...gemeinsam} formularfelder={leistungsende} />}
      </Klappe>
      <Klappe titel="Streitfragen" angaben={streitfragen.filter(({ feld }) => felder[feld]).length}>
        {() => <Felderblock {...gemeinsam} formularfelder={streitfragen} />}
      </Klappe>
    </>
  );
});
