import { untrennbar } from "@gebuehrenportal/recht";
import { Verweis } from "#ui/verweis.tsx";
import styles from "./gruende.module.css";

/** Why the figures can be relied on: three statements the reader can check. */
export function Gruende() {
  return (
    <section aria-labelledby="gruende" className={styles.abschnitt}>
      <h2 id="gruende">Worauf Sie sich verlassen können</h2>
      <div className={styles.gruende}>
        <div>
          <h3>Jede Zahl ist hergeleitet</h3>
          <p>
            Zu jeder Zeile steht der Rechenweg: Norm, Ausgangswert, Satz, Rundung. Sie können ihn in die
            Kostennote übernehmen oder gegenüber der Gegenseite belegen.
          </p>
        </div>
        <div>
          <h3>Es gilt das Recht des richtigen Tages</h3>
          <p>
            {untrennbar("Maßgeblich ist der Tag des unbedingten Auftrags (§ 60 RVG). ")}
            Welche Fassung seit wann gilt und wann sie zuletzt mit dem Gesetz verglichen wurde, zeigt der{" "}
            <Verweis nach="/rechtsstand">Rechtsstand</Verweis>.
          </p>
        </div>
        <div>
          <h3>Ihre Angaben bleiben bei Ihnen</h3>
          <p>
            Der Rechner arbeitet in Ihrem Browser. Was doch an den Server geht, wird nicht protokolliert;
            gespeichert wird nur, was Sie selbst speichern. Ohne Anmeldung gibt es keine Cookies und keine
            Dienste Dritter; Näheres in der <Verweis nach="/datenschutz">Datenschutzerklärung</Verweis>.
          </p>
        </div>
      </div>
    </section>
  );
}
