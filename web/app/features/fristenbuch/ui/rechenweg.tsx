import { untrennbar } from "@gebuehrenportal/recht";
import type { Rechenschritt } from "../plan/rechnung.ts";
import styles from "./buch.module.css";

/** How a day came about, step by step with its norms. */
export const Rechenweg = ({ schritte }: { readonly schritte: readonly Rechenschritt[] }) => (
  <ol className={styles.schritte}>
    {schritte.map(({ text, norm }) => (
      <li key={text + norm}>
        {text} <span className="eintragsangaben">{untrennbar(norm)}</span>
      </li>
    ))}
  </ol>
);
