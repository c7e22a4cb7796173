import type { Tag } from "@gebuehrenportal/recht";
import { useState } from "react";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Werte } from "../../formular/rechnerformular.ts";
import { Nummernsuche } from "../../ui/formular/nummernsuche.tsx";
import type { Kostennummer } from "../kostennummern.ts";
import styles from "./kostensuche.module.css";
import { Suchtreffer } from "./suchtreffer.tsx";

/** What a form sent without a script asked for, and what the server found. */
export type Gefunden = {
  readonly text: string;
  readonly alle: boolean;
  readonly treffer: readonly Kostennummer[];
};

type KostensucheProps = {
  readonly werte: Werte;
  readonly heute: Tag;
  readonly gefunden: Gefunden | undefined;
  readonly ersetzen: (werte: Werte) => void;
};

const laden = () => import("../kostennummern.ts");

/** Finds numbers of all four registers by word, once a court is typed those that arise there; registers and everyday words are fetched with the first letter, or searched by the server. */
export function Kostensuche({ werte, heute, gefunden, ersetzen }: KostensucheProps) {
  const [alle, setAlle] = useState(gefunden?.alle ?? false);
  const gericht = werte.gericht?.trim() ?? "";
  return (
    <form
      method="get"
      action="/gerichtskostenrechner"
      className={styles.suche}
      data-nicht-drucken=""
      onSubmit={(e) => e.preventDefault()}
    >
      <Nummernsuche<Kostennummer>
        id="suche"
        name="suche"
        label="Nummer in allen vier Verzeichnissen suchen"
        beispiele="„Grundschuld“, „Räumung“"
        anfang={gefunden?.text ?? ""}
        suchen={async (text) => {
          const { gerichtDer, nummernsuche } = await laden();
          return nummernsuche(text, werte, heute, alle ? undefined : await gerichtDer(werte));
        }}
        waehlen={async (nummer) => ersetzen((await laden()).mitNummer(werte, nummer))}
      />
      {gericht === "" ? null : (
        <>
          <input type="hidden" name="gericht" value={gericht} />
          <Schalter
            name="alle"
            value="ja"
            label="Auch Nummern anderer Gerichte"
            checked={alle}
            onChange={(e) => setAlle(e.currentTarget.checked)}
          />
        </>
      )}
      <noscript>
        <Knopf art="still" type="submit">
          Suchen
        </Knopf>
      </noscript>
      {gefunden ? <Suchtreffer {...gefunden} gericht={gericht} /> : null}
    </form>
  );
}
