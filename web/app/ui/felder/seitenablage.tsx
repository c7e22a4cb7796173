import { useEffect, useState } from "react";
import styles from "./seitenablage.module.css";

/** Lies over the page while files hang over it. */
export const Ablagevorhang = ({ ueber }: { readonly ueber: boolean }) =>
  ueber ? (
    <div className={styles.vorhang} aria-hidden="true">
      <p>Zum Lesen hier ablegen</p>
    </div>
  ) : null;

/** Takes files that are dropped anywhere; tells whether some hang over the page. */
export function useSeitenablage(nehmen: (dateien: readonly File[]) => void): boolean {
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
