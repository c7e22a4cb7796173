import { useLoaderData } from "react-router";
import { heute } from "#platform/clock/clock.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { ablehnungen, aufrufbilder } from "../aufrufe.server.ts";
import { Ablehnungen } from "../ui/ablehnungen.tsx";
import { Aufruf } from "../ui/aufruf.tsx";
import { Grundregeln } from "../ui/grundregeln.tsx";
import styles from "./schnittstelle.module.css";

export const meta = () =>
  metadaten(
    "Schnittstelle",
    "Anwaltsgebühren aus eigenen Programmen berechnen: Aufrufe, Felder, Fehlercodes und Beispiele mit echten Antworten. Ohne Anmeldung, 60 Aufrufe je Minute.",
  );

export const loader = async () => ({
  aufrufe: await aufrufbilder(heute(), umgebung().baseUrl),
  ablehnungen: await ablehnungen(heute()),
});

export default function Schnittstelle() {
  const { aufrufe, ablehnungen: bilder } = useLoaderData<typeof loader>();
  return (
    <>
      <Seitenkopf
        titel="Schnittstelle"
        vorspann="Rechnen aus dem eigenen Programm: JSON hinein, JSON heraus, jede Zahl mit Norm und Rechenweg."
      />
      <nav aria-label="Aufrufe" className={styles.inhalt}>
        <ul>
          {aufrufe.map(({ id, methode, pfad, zweck }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <code>
                  {methode} {pfad}
                </code>
              </a>
              <span className={styles.zweck}>{zweck}</span>
            </li>
          ))}
        </ul>
        <p>
          Dieselbe Beschreibung für Programme: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).
        </p>
      </nav>
      <Grundregeln />
      {aufrufe.map((aufruf) => (
        <Aufruf key={aufruf.id} aufruf={aufruf} />
      ))}
      <Ablehnungen {...bilder} />
    </>
  );
}
