import { untrennbar as u } from "@gebuehrenportal/recht";
import { useLoaderData } from "react-router";
import { umgebung } from "#platform/env/env.server.ts";
import { Karte } from "#ui/karte.tsx";
import { Dateiverweis, Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { belehrung, widerrufsformular } from "../agb/belehrung.ts";
import styles from "../ui/erklaerung.module.css";

export const meta = () =>
  metadaten(
    "Widerrufsbelehrung",
    "Das Widerrufsrecht für Verbraucher bei der Bestellung eines Tarifs, mit dem Muster-Widerrufsformular zum Speichern.",
  );

export function loader() {
  const { anbieter, baseUrl } = umgebung();
  return { abschnitte: belehrung(anbieter, baseUrl), formular: widerrufsformular(anbieter) };
}

export default function Widerrufsbelehrung() {
  const { abschnitte, formular } = useLoaderData<typeof loader>();
  return (
    <>
      <Seitenkopf
        titel="Widerrufsbelehrung"
        vorspann="Für Verbraucher, die einen entgeltlichen Tarif bestellen."
      />
      <div className="seitenspalte">
        {abschnitte.map(({ titel, absaetze }) => (
          <section key={titel} className={styles.belehrung} aria-labelledby={kennung(titel)}>
            <h2 className={styles.titel} id={kennung(titel)}>
              {titel}
            </h2>
            {absaetze.map((absatz) => (
              <p key={absatz}>{u(absatz)}</p>
            ))}
          </section>
        ))}
        <Karte as="section" titelId="formular-titel">
          <div className="stapel">
            <h2 className={styles.titel} id="formular-titel">
              Muster-Widerrufsformular
            </h2>
            <ul className={styles.formular}>
              {formular.map((zeile) => (
                <li key={zeile}>{zeile}</li>
              ))}
            </ul>
          </div>
        </Karte>
        <p className="knopfreihe" data-nicht-drucken="">
          <Dateiverweis href="/widerrufsbelehrung.txt">Als Datei speichern</Dateiverweis>
          <Knopfverweis nach="/widerrufen">Vertrag widerrufen</Knopfverweis>
        </p>
      </div>
    </>
  );
}

const kennung = (titel: string): string => titel.toLowerCase().replaceAll(" ", "-");
