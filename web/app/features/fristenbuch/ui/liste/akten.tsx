import { Knopfverweis } from "#ui/knopf.tsx";
import { Seitenlink } from "#ui/seitenlink.tsx";
import { Verweis } from "#ui/verweis.tsx";
import type { Akteninhalt, Personeninhalt } from "../../ansichten/liste/listenseite.server.ts";
import styles from "../buch.module.css";
import { Marken } from "../marken.tsx";

/** Files with something open, the nearest first. */
export function Akten({ inhalt: { akten, weiter } }: { readonly inhalt: Akteninhalt }) {
  if (akten.length === 0) return <p>Dazu gibt es keine Akte mit offener Frist.</p>;
  return (
    <>
      <ul className={`linienliste ${styles.akten}`} aria-label="Akten" data-testid="deadline-files">
        {akten.map(({ aktenzeichen, pfad, offen, naechste }) => (
          <li key={pfad}>
            <div>
              <Seitenlink nach={pfad} className="eintragsname">
                {aktenzeichen}
              </Seitenlink>
              <p className="eintragsangaben">
                {offen} · nächste:{" "}
                <Verweis nach={`/fristenmanager/${naechste.id}`}>
                  {naechste.endeText}, {naechste.titel}
                </Verweis>
              </p>
            </div>
            <Marken marken={naechste.marken} />
          </li>
        ))}
      </ul>
      {weiter ? (
        <p>
          <Knopfverweis nach={weiter}>Weitere Akten</Knopfverweis>
        </p>
      ) : null}
    </>
  );
}

/** What presses on each person of the office. */
export function Personen({ inhalt: { personen } }: { readonly inhalt: Personeninhalt }) {
  return (
    <ul className={`linienliste ${styles.akten}`} aria-label="Verantwortliche" data-testid="deadline-people">
      {personen.map(({ name, pfad, zahlen }) => (
        <li key={pfad}>
          <Seitenlink nach={pfad} className="eintragsname">
            {name}
          </Seitenlink>
          <ul className={styles.zahlen} aria-label={`Fristen von ${name}`}>
            {zahlen.map((zahl) => (
              <li
                key={zahl.name}
                className={zahl.anzahl > 0 && zahl.name === "überfällig" ? styles.vorbei : ""}
              >
                {zahl.anzahl > 0 ? (
                  <Verweis nach={zahl.pfad}>
                    {zahl.anzahl} {zahl.name}
                  </Verweis>
                ) : (
                  <span className="leise">0 {zahl.name}</span>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
