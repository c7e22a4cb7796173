import { untrennbar } from "@gebuehrenportal/recht";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Zeichen } from "#ui/zeichen.tsx";
import type { Pruefpunkt } from "../beleg/pruefpunkt.ts";
import { Absenderverweis } from "./absenderverweis.tsx";
import { feldkennung } from "./eingabefelder.tsx";
import styles from "./kostennote.module.css";

const zeichen = { erfuellt: "haken", fehlt: "achtung", hinweis: "hinweis" } as const;
const worte = { erfuellt: "Vorhanden", fehlt: "Fehlt", hinweis: "Hinweis" } as const;

/** What the law wants of a Kostennote: what is missing and what to think of in sight, the rest folded away. */
export function Prueftafel({ liste }: { readonly liste: readonly Pruefpunkt[] }) {
  const offen = (["fehlt", "hinweis"] as const).flatMap((stand) =>
    liste.filter((punkt) => punkt.stand === stand && !punkt.nebenbei),
  );
  const uebrige = liste.filter((punkt) => !offen.includes(punkt));
  if (liste.length === 0) return null;
  return (
    <section aria-labelledby="pruefliste" className={styles.pruefung}>
      <h2 id="pruefliste" className={styles.titel}>
        {offen.some(({ stand }) => stand === "fehlt")
          ? "Prüfliste: es fehlt noch etwas"
          : "Prüfliste: nichts fehlt"}
      </h2>
      <Punkte liste={offen} />
      <Aufklapper titel={`Weitere ${uebrige.length} Punkte`}>
        <Punkte liste={uebrige} />
      </Aufklapper>
    </section>
  );
}

const Punkte = ({ liste }: { readonly liste: readonly Pruefpunkt[] }) => (
  <ul className={styles.liste}>
    {liste.map(({ norm, text, stand, felder: [feld] = [] }) => (
      <li key={norm + text} data-stand={stand}>
        <span className={styles[stand]}>
          <Zeichen name={zeichen[stand]} />
        </span>
        <span>
          <strong>{worte[stand]}:</strong> {untrennbar(text)}{" "}
          <span className={styles.leise}>({untrennbar(norm)})</span>
          {stand === "fehlt" && feld ? <Hin feld={feld} /> : null}
        </span>
      </li>
    ))}
  </ul>
);

/** To the field where it is said. */
const Hin = ({ feld }: { readonly feld: string }) =>
  feld === "absender" ? (
    <Absenderverweis />
  ) : (
    <>
      {" "}
      <a
        href={`#${feldkennung(feld)}`}
        onClick={(klick) => {
          const ziel = document.getElementById(feldkennung(feld));
          if (!ziel) return;
          klick.preventDefault();
          ziel.closest("details")?.setAttribute("open", "");
          ziel.focus();
        }}
      >
        Ergänzen
      </a>
    </>
  );
