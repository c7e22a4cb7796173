import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Angabenliste } from "#ui/angaben.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Dateiverweis, Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { bestaetigung } from "../ansichten/bestaetigung.server.ts";
import styles from "../ui/erklaerung.module.css";
import { Erklaerungskarte } from "../ui/erklaerungsformular.tsx";

export const meta = () => [
  ...metadaten(
    "Bestätigung Ihrer Erklärung",
    "Inhalt, Datum und Uhrzeit einer Kündigung oder eines Widerrufs, zum Lesen, Drucken und Speichern.",
  ),
  { name: "robots", content: "noindex" },
];

export const loader = async ({ request }: LoaderFunctionArgs) => ({
  inhalt: (await bestaetigung(request)) ?? null,
});

export default function Erklaerungsseite() {
  const { inhalt } = useLoaderData<typeof loader>();
  if (!inhalt) return <Keine />;
  const { id, art, eingegangen, saetze, zeilen } = inhalt;
  const kuendigung = art === "kuendigung";
  return (
    <>
      <Seitenkopf titel={kuendigung ? "Ihre Kündigung ist eingegangen" : "Ihr Widerruf ist eingegangen"} />
      <div className="seitenspalte">
        <Hinweis art="erfolg" rolle="status" titel={`Eingegangen ${eingegangen}`}>
          <p>Die Bestätigung schicken wir jetzt auch per E-Mail. Bitte speichern Sie sie hier zusätzlich.</p>
        </Hinweis>
        <Erklaerungskarte id="erklaerung-titel" titel={kuendigung ? "Ihre Kündigung" : "Ihr Widerruf"}>
          <Angabenliste angaben={zeilen} className={styles.zeilen} />
          <p className="knopfreihe" data-nicht-drucken="">
            <Dateiverweis href={`/erklaerung.txt?id=${id}`}>Als Datei speichern</Dateiverweis>
          </p>
        </Erklaerungskarte>
        <Erklaerungskarte id="weiter-titel" titel="Wie es weitergeht">
          {saetze.map((satz) => (
            <p key={satz}>{satz}</p>
          ))}
          <p className="nebensatz">Diese Seite ist 24 Stunden lang erreichbar.</p>
        </Erklaerungskarte>
      </div>
    </>
  );
}

/** Without an id nothing is meant. */
function Keine() {
  return (
    <>
      <Seitenkopf
        titel="Bestätigung Ihrer Erklärung"
        vorspann="Hier steht nach einer Kündigung oder einem Widerruf die Bestätigung. Sie ist 24 Stunden lang unter der Adresse erreichbar, die Sie nach dem Absenden sehen; danach haben Sie sie per E-Mail."
      />
      <p className="knopfreihe">
        <Knopfverweis nach="/kuendigen">Verträge hier kündigen</Knopfverweis>
        <Knopfverweis nach="/widerrufen">Vertrag widerrufen</Knopfverweis>
      </p>
    </>
  );
}
