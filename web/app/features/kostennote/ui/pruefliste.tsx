import { untrennbar } from "@gebuehrenportal/recht";
import { Zeichen } from "#ui/zeichen.tsx";
import type { Pruefpunkt } from "../pruefliste.ts";
import styles from "./kostennote.module.css";

const zeichen = { erfuellt: "haken", fehlt: "achtung", hinweis: "hinweis" } as const;
const worte = { erfuellt: "Vorhanden", fehlt: "Fehlt", hinweis: "Hinweis" } as const;

/** What the law wants of a Kostennote, point by point. */
export function Pruefliste({ liste }: { readonly liste: readonly Pruefpunkt[] }) {
  return (
    <section aria-labelledby="pruefliste">
      <h2 id="pruefliste" className={styles.titel}>
        Prüfliste
      </h2>
      <ul className={styles.liste}>
        {liste.map(({ norm, text, stand }) => (
          <li key={norm + text} data-stand={stand}>
            <span className={styles[stand]}>
              <Zeichen name={zeichen[stand]} />
            </span>
            <span>
              <strong>{worte[stand]}:</strong> {untrennbar(text)}{" "}
              <span className={styles.leise}>({untrennbar(norm)})</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
