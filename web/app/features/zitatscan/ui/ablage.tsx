import { useEffect, useState } from "react";
import { Dateiwahl } from "#ui/felder/dateiwahl.tsx";
import styles from "./ablage.module.css";

type AblageProps = {
  readonly nehmen: (dateien: readonly File[]) => void;
  /** Files are open already: another one is no longer the next step. */
  readonly weitere: boolean;
};

/** Where files are dropped or chosen; a drop is taken anywhere on the page. */
export function Ablage({ nehmen, weitere }: AblageProps) {
  const ueber = useSeitenablage(nehmen);
  return (
    <div className={styles.ablage} data-ueber={ueber ? "" : undefined}>
      <p className={styles.ziehen}>PDF-Dateien hierher ziehen</p>
      <Dateiwahl
        id="profi-datei"
        accept="application/pdf,.pdf"
        multiple
        art={weitere ? "neben" : "haupt"}
        aria-describedby="profi-grenze"
        onChange={({ currentTarget }) => {
          nehmen([...(currentTarget.files ?? [])]);
          // The same file can be chosen once more.
          currentTarget.value = "";
        }}
      >
        PDF-Dateien auswählen
      </Dateiwahl>
      <p className="leise" id="profi-grenze">
        Mehrere auf einmal, jede bis 20 MB
      </p>
      {ueber ? (
        <div className={styles.vorhang} aria-hidden="true">
          <p>Zum Lesen hier ablegen</p>
        </div>
      ) : null}
    </div>
  );
}

/** Takes files that are dropped anywhere; tells whether some hang over the page. */
function useSeitenablage(nehmen: AblageProps["nehmen"]): boolean {
  const [ueber, setUeber] = useState(false);
  useEffect(() => {
    const bringtDateien = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") === true;
    const drueber = (ereignis: DragEvent) => {
      if (!bringtDateien(ereignis)) return;
      // Otherwise the browser opens the file instead of the page.
      ereignis.preventDefault();
      setUeber(true);
    };
    const weg = ({ relatedTarget }: DragEvent) => relatedTarget === null && setUeber(false);
    const abgelegt = (ereignis: DragEvent) => {
      if (!bringtDateien(ereignis)) return;
      ereignis.preventDefault();
      setUeber(false);
      nehmen([...(ereignis.dataTransfer?.files ?? [])]);
    };
    document.addEventListener("dragenter", drueber);
    document.addEventListener("dragover", drueber);
    document.addEventListener("dragleave", weg);
    document.addEventListener("drop", abgelegt);
    return () => {
      document.removeEventListener("dragenter", drueber);
      document.removeEventListener("dragover", drueber);
      document.removeEventListener("dragleave", weg);
      document.removeEventListener("drop", abgelegt);
    };
  }, [nehmen]);
  return ueber;
}
