import { Form, useNavigation } from "react-router";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Knopf } from "#ui/knopf.tsx";
import styles from "./verwaltung.module.css";

const tarife = [
  { wert: "", text: "Alle" },
  { wert: "free", text: "Free" },
  { wert: "basic", text: "Basic" },
  { wert: "premium", text: "Premium" },
  { wert: "teams", text: "Teams" },
  { wert: "Teammitglied", text: "Teammitglied" },
];
const zustaende = [
  { wert: "", text: "Alle" },
  { wert: "aktiv", text: "Aktiv" },
  { wert: "unbestaetigt", text: "E-Mail nicht bestätigt" },
  { wert: "testphase", text: "In der Testphase" },
  { wert: "gesperrt", text: "Gesperrt" },
  { wert: "loeschung", text: "Zur Löschung vorgemerkt" },
];

type KontenfilterProps = {
  readonly filter: { readonly query: string; readonly tier: string; readonly state: string };
};

/** Which accounts are listed; the address holds it, so that it can be kept and sent. */
export function Kontenfilter({ filter }: KontenfilterProps) {
  const laedt = useNavigation().state === "loading";
  return (
    <Form method="get" role="search" className={`feldreihe ${styles.suche}`} key={JSON.stringify(filter)}>
      <Feld
        label="Name oder E-Mail-Adresse"
        name="query"
        type="search"
        defaultValue={filter.query}
        maxLength={200}
      />
      <Auswahl label="Tarif" name="tier" optionen={tarife} defaultValue={filter.tier} />
      <Auswahl label="Zustand" name="state" optionen={zustaende} defaultValue={filter.state} />
      <Knopf type="submit" art="haupt" disabled={laedt}>
        Suchen
      </Knopf>
    </Form>
  );
}
