import { neuesteArtikel } from "#features/blog/index.server.ts";
import { NeuesteArtikel } from "#features/blog/index.ts";
import { rechnerkacheln } from "#features/rechner/index.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { rechenbeispiel } from "../rechenbeispiel.server.ts";
import { Gruende } from "../ui/gruende.tsx";
import { Rechenbeispiel } from "../ui/rechenbeispiel.tsx";
import { Rechnerliste } from "../ui/rechnerliste.tsx";
import { Schnellrechnung } from "../ui/schnellrechnung.tsx";
import type { Route } from "./+types/start.ts";
import styles from "./start.module.css";

export const meta = () => [
  { title: "Gebührenportal – Anwaltsgebühren nach dem RVG berechnen" },
  {
    name: "description",
    content:
      "Anwaltsgebühren nach dem RVG berechnen: jede Zeile mit Norm, Fassung und Rundung, nach dem Recht des richtigen Tages. Ohne Anmeldung, ohne Cookies.",
  },
];

export const loader = async () => ({
  heute: heute(),
  beispiel: rechenbeispiel(heute()),
  rechner: rechnerkacheln(),
  neueste: await neuesteArtikel(),
});

export default function Start({ loaderData: daten }: Route.ComponentProps) {
  return (
    <>
      <div className={styles.auftakt}>
        <div>
          <h1>
            <span className={styles.name}>Gebührenportal – </span>
            Anwaltsgebühren, hergeleitet bis auf den Cent
          </h1>
          <p className={styles.vorspann}>
            Sie nennen Wert und Auftragstag. Das Portal nennt die Gebühren nach dem RVG und zu jeder Zeile die
            Norm, die Fassung und die Rundung.
          </p>
        </div>
        <Schnellrechnung heute={daten.heute} />
      </div>
      <Rechenbeispiel beispiel={daten.beispiel} />
      <Rechnerliste rechner={daten.rechner} />
      <NeuesteArtikel posts={daten.neueste} />
      <Gruende />
    </>
  );
}
