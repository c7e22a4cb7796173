import { Fragment } from "react";
import styles from "./getrennt.module.css";
import { trennstellen } from "./trennstellen.ts";

/**
 * A text whose long compounds break where German breaks them, also in browsers without a dictionary. The hyphens are
 * drawn by the styles alone: what is copied, searched or read out is the plain word.
 */
export function Getrennt({ text }: { readonly text: string }) {
  const [erstes, ...weitere] = trennstellen(text);
  if (weitere.length === 0) return text;
  return (
    <>
      {erstes}
      {weitere.map((teil, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one word have no identity
        <Fragment key={index}>
          <span className={styles.stelle} />
          {teil}
        </Fragment>
      ))}
    </>
  );
}
