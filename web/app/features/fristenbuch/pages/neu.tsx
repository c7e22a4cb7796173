import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { buchungshandlung, buchungsseite } from "../ansichten/buchung/buchungsseite.server.ts";
import styles from "../ui/buch.module.css";
import { Buchungsformular } from "../ui/buchung/buchungsformular.tsx";
import { FaktorFehlt } from "../ui/faktor-fehlt.tsx";
import type { Route } from "./+types/neu.ts";

export const meta = () =>
  metadaten(
    "Neue Frist",
    "Eine Frist mit ihrer ganzen Kette berechnen, ansehen und in das Fristenbuch buchen.",
  );

export const loader = async (aufruf: LoaderFunctionArgs) => ({ ansicht: await buchungsseite(aufruf) });
export const action = (aufruf: ActionFunctionArgs) => buchungshandlung(aufruf);

export default function Neu({ loaderData: { ansicht }, actionData }: Route.ComponentProps) {
  return (
    <>
      <Seitenkopf
        titel="Neue Frist"
        vorspann="Aktenzeichen, Frist, Tag und Gericht genügen. Sie sehen die ganze Kette, bevor Sie buchen."
      />
      {ansicht ? <Inhalt ansicht={ansicht} ergebnis={actionData} /> : <FaktorFehlt />}
    </>
  );
}

type InhaltProps = Parameters<typeof Buchungsformular>[0];

function Inhalt({ ansicht, ergebnis }: InhaltProps) {
  if (!ansicht.darfBuchen)
    return (
      <p>
        Ihre Rolle in der Kanzlei erlaubt das Buchen nicht.{" "}
        <Verweis nach="/fristenmanager">Zum Fristenbuch</Verweis>
      </p>
    );
  const leer = !ergebnis && !ansicht.felder.rule && !ansicht.felder.title;
  return (
    <div className={`seitenspalte ${styles.seite}`}>
      <Buchungsformular key={JSON.stringify(ansicht.felder)} ansicht={ansicht} ergebnis={ergebnis} />
      {leer ? (
        <nav aria-labelledby="haeufige">
          <h2 id="haeufige" className={styles.titel}>
            Häufige Fristen
          </h2>
          <ul className={`${styles.filter} ${styles.haeufige}`}>
            {ansicht.haeufige.map(({ pfad, text }) => (
              <li key={pfad}>
                <Verweis nach={pfad}>{text}</Verweis>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}
