import { useEffect, useState } from "react";
import { Dateiwahl } from "#ui/felder/dateiwahl.tsx";
import styles from "./ablage.module.css";

type AblageProps = {
  readonly nehmen: (dateien: readonly File[]) => void;
  /** Files are open already: one line is enough. */
  readonly knapp: boolean;
};

/** Where files are dropped or chosen; a drop is taken anywhere on the page. */
export function Ablage({ nehmen, knapp }: AblageProps) {
  const ueber = useSeitenablage(nehmen);
  return (
    <div className={knapp ? styles.knapp : styles.ablage} data-ueber={ueber ? "" : undefined}>
      {knapp ? null : <p className={styles.ziehen}>PDF-Dateien hierher ziehen</p>}
      <Dateiwahl
        id="profi-datei"
        accept="application/pdf,.pdf"
        multiple
        art={knapp ? "neben" : "haupt"}
        aria-describedby="profi-grenze"
        onChange={({ currentTarget }) => {
          nehmen([...(currentTarget.files ?? [])]);
          // The same file can be chosen once more.
          currentTarget.value = "";
        }}
      >
        {knapp ? "Weitere PDF-Dateien" : "PDF-Dateien auswählen"}
      </Dateiwahl>
      <p className="leise" id="profi-grenze">
        {knapp ? "oder auf die Seite ziehen" : "Mehrere auf einmal, jede bis 20 MB"}
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
