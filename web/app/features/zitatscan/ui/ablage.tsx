import { Dateiwahl } from "#ui/felder/dateiwahl.tsx";
import { Ablagevorhang, useSeitenablage } from "#ui/felder/seitenablage.tsx";
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
      <Ablagevorhang ueber={ueber} />
    </div>
  );
}
