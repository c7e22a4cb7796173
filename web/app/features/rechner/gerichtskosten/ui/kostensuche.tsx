import type { Tag } from "@gebuehrenportal/recht";
import { Knopf } from "#ui/knopf.tsx";
import type { Werte } from "../../formular/rechnerformular.ts";
import { Nummernsuche } from "../../ui/formular/nummernsuche.tsx";
import type { Kostennummer } from "../nummernsuche.ts";
import styles from "./kostensuche.module.css";
import { Suchtreffer } from "./suchtreffer.tsx";

/** What a form sent without a script asked for, and what the server found. */
export type Gefunden = { readonly text: string; readonly treffer: readonly Kostennummer[] };

type KostensucheProps = {
  readonly werte: Werte;
  readonly heute: Tag;
  readonly gefunden: Gefunden | undefined;
  readonly ersetzen: (werte: Werte) => void;
};

const laden = () => import("../nummernsuche.ts");

/** Finds numbers of all four registers by word; registers and everyday words are fetched with the first letter, or searched by the server. */
export function Kostensuche({ werte, heute, gefunden, ersetzen }: KostensucheProps) {
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
        suchen={async (text) => (await laden()).nummernsuche(text, werte, heute)}
        waehlen={async (nummer) => ersetzen((await laden()).mitNummer(werte, nummer))}
      />
      <noscript>
        <Knopf art="still" type="submit">
          Suchen
        </Knopf>
      </noscript>
      {gefunden ? <Suchtreffer {...gefunden} /> : null}
    </form>
  );
}
