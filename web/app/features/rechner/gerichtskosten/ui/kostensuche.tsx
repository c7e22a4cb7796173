import type { Tag } from "@gebuehrenportal/recht";
import type { Werte } from "../../rahmen.ts";
import { Nummernsuche } from "../../ui/nummernsuche.tsx";
import styles from "./kostensuche.module.css";

type KostensucheProps = {
  readonly werte: Werte;
  readonly heute: Tag;
  readonly ersetzen: (werte: Werte) => void;
};

const gesetze: Readonly<Record<string, string>> = {
  famgkg: "FamGKG",
  gnotkg: "GNotKG",
  gvkostg: "GvKostG",
};

const laden = () => import("../motor.ts");

/** Finds numbers of the chosen register by word; the registers are fetched with the first letter. */
export function Kostensuche({ werte, heute, ersetzen }: KostensucheProps) {
  // Only the chosen register is searched, and it is chosen below.
  const gesetz = gesetze[werte.gesetz ?? ""] ?? "GKG";
  return (
    <div className={styles.suche} data-nur-mit-skript="" data-nicht-drucken="">
      <Nummernsuche
        id="suche"
        label={`Nummer im ${gesetz} suchen`}
        beispiele="„Berufung“, „Zustellung“"
        suchen={async (text) => (await laden()).nummernsuche(text, werte, heute)}
        waehlen={async ({ nr }) => ersetzen((await laden()).mitNummer(werte, nr))}
      />
    </div>
  );
}
