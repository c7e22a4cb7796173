import { datum, type Tag } from "@gebuehrenportal/recht";
import { Verweis } from "#ui/verweis.tsx";
import styles from "./vermerke.module.css";

/** When and by which version of the engine; what the figures are worth stands in the footer of every page. */
export function Schlussvermerk({
  rechenstand,
  heute,
}: {
  readonly rechenstand: string;
  readonly heute: Tag;
}) {
  return (
    <p className={styles.schluss}>
      Berechnet am {datum(heute)}, Rechenstand {rechenstand}.{" "}
      <span data-nicht-drucken="">
        Welche Normen wann geprüft wurden, steht unter <Verweis nach="/rechtsstand">Rechtsstand</Verweis>.
      </span>
    </p>
  );
}
