import type { Tag } from "@gebuehrenportal/recht";
import { type Dispatch, memo } from "react";
import type { Formularfeld } from "../../../formular/formularfeld.ts";
import { auswahlfeld, tagfeld } from "../../../ui/formular/feldbau.ts";
import { Felderblock } from "../../../ui/formular/felderblock.tsx";
import { Klappe } from "../../../ui/klappe.tsx";
import type { Aktion } from "../../formular/aktionen.ts";
import type { Formular } from "../../formular/formular.ts";

type Allgemeinfeld = keyof Formular["felder"] & string;

/** Points on which courts or commentators differ; the first choice is the default and named as such. */
const streitfragen: readonly Formularfeld<Allgemeinfeld>[] = [
  auswahlfeld(
    "reihenfolge",
    "Anrechnung und § 15 Abs. 3 RVG",
    { "": "Erst anrechnen, dann begrenzen", "kappung-vor-anrechnung": "Erst begrenzen, dann anrechnen" },
    { hinweis: "Vorgabe nach OLG München, 07.03.2012, 11 WF 360/12", breit: true },
  ),
  auswahlfeld(
    "pauschale",
    "Pauschale Nr. 7002 VV aus den Gebühren",
    { "": "Vor der Anrechnung", "nach-anrechnung": "Nach der Anrechnung" },
    { hinweis: "Vorgabe: herrschende Meinung", breit: true },
  ),
  auswahlfeld(
    "teilbewilligung",
    "Prozesskostenhilfe für einen Prozentsatz",
    { "": "Gebühren aus diesem Teil des Werts", gebuehrenquote: "Dieser Teil der Gebühren" },
    { hinweis: "Vorgabe: herrschende Meinung (BGHZ 13, 373)", breit: true },
  ),
  auswahlfeld(
    "erhoehung2501",
    "Nr. 1008 VV bei Beratungshilfe (Nr. 2501, 2502 VV)",
    { "": "Keine Erhöhung", ja: "Erhöhung" },
    { hinweis: "Vorgabe: keine Erhöhung", breit: true },
  ),
  auswahlfeld(
    "uebergang2021",
    "Rechtsmittel um den 1. Januar 2021",
    { "": "§ 60 RVG neue Fassung", "altes-recht": "§ 60 RVG bis 31.12.2020" },
    { hinweis: "Vorgabe: § 60 RVG in neuer Fassung", breit: true },
  ),
  auswahlfeld(
    "rechtswechsel",
    "Anrechnung über einen Rechtswechsel",
    { "": "Entstandener Betrag (altes Recht)", "neues-recht": "Neu gerechnet mit neuem Recht" },
    { hinweis: "Vorgabe: der Betrag, der entstanden ist", breit: true },
  ),
];

const leistungsende: readonly Formularfeld<Allgemeinfeld>[] = [
  tagfeld("leistungsende", "Ende der Leistung", {
    hinweis: "Entscheidet über den Satz der Umsatzsteuer. Leer: heute",
  }),
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
