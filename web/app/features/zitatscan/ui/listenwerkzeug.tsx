import { laendernamen } from "@gebuehrenportal/recht";
import { type Textsammlung, textsammlungen } from "@gebuehrenportal/zitate";
import { useCallback, useState } from "react";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { gemerkt, merken } from "../client/merker.ts";
import { landWaehlen, zielWaehlen } from "../client/scan.ts";
import type { Listenwunsch } from "../verzeichnis.ts";
import styles from "./listenwerkzeug.module.css";

/** What the list shows; whether it is summed up is kept in the tab. */
export function useListenwunsch() {
  const [wunsch, setWunsch] = useState<Listenwunsch>(() => ({
    filter: "",
    zusammengefasst: gemerkt("zusammengefasst") === "ja",
  }));
  const setzen = useCallback((neu: Partial<Listenwunsch>) => {
    if (neu.zusammengefasst !== undefined) merken("zusammengefasst", neu.zusammengefasst ? "ja" : "");
    setWunsch((bisher) => ({ ...bisher, ...neu }));
  }, []);
  return [wunsch, setzen] as const;
}

type ListenwerkzeugProps = {
  readonly wunsch: Listenwunsch;
  readonly setWunsch: (neu: Partial<Listenwunsch>) => void;
  readonly land: string;
  readonly ziel: Textsammlung;
  /** Something else held of some norm on the day of the document. */
  readonly andere: boolean;
  /** What the last correction was about. */
  readonly letzteKorrektur: string | undefined;
  readonly zuruecknehmen: () => void;
};

/** Filter, Land, whose pages the links lead to, and way of counting; and the way back from a correction. */
export function Listenwerkzeug(props: ListenwerkzeugProps) {
  const { wunsch, setWunsch, land, ziel, andere, letzteKorrektur, zuruecknehmen } = props;
  return (
    <div className={styles.werkzeug} data-nicht-drucken="">
      <Feld
        name="filter"
        type="search"
        label="Filtern"
        freiwillig
        placeholder="BGB oder 823"
        value={wunsch.filter}
        onChange={({ currentTarget }) => setWunsch({ filter: currentTarget.value })}
      />
      <Auswahl
        name="land"
        label="Landesrecht"
        value={land}
        optionen={[
          { wert: "", text: "Land offen lassen" },
          ...Object.entries(laendernamen).map(([wert, text]) => ({ wert, text })),
        ]}
        onChange={({ currentTarget }) => landWaehlen(currentTarget.value)}
      />
      <Auswahl
        name="ziel"
        label="Links führen zu"
        value={ziel}
        optionen={textsammlungen.map(({ id, name }) => ({ wert: id, text: name }))}
        onChange={({ currentTarget }) => zielWaehlen(currentTarget.value as Textsammlung)}
      />
      {andere ? (
        <Schalter
          name="nur-andere"
          label="Nur wo damals anderes galt"
          checked={wunsch.nurAndere === true}
          onChange={({ currentTarget }) => setWunsch({ nurAndere: currentTarget.checked })}
        />
      ) : null}
      <Schalter
        name="zusammengefasst"
        label="Absätze und Sätze zusammenfassen"
        checked={wunsch.zusammengefasst}
        onChange={({ currentTarget }) => setWunsch({ zusammengefasst: currentTarget.checked })}
      />
      {letzteKorrektur === undefined ? null : (
        <Knopf art="klein" onClick={zuruecknehmen}>
          Rückgängig: {letzteKorrektur}
        </Knopf>
      )}
    </div>
  );
}
