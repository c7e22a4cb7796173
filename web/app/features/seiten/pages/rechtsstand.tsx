import { useLoaderData } from "react-router";
import { heute } from "#platform/clock/clock.server.ts";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { berichtigungen } from "../berichtigungen.ts";
import { gesammelterRechtsstand } from "../rechtsstand.server.ts";
import { normstaende } from "../rechtsstand.ts";
import { Berichtigungstabelle } from "../ui/berichtigungstabelle.tsx";
import { Normtabelle } from "../ui/normtabelle.tsx";
import styles from "./rechtsstand.module.css";

export const meta = () =>
  metadaten(
    "Rechtsstand",
    "Mit welchen Gesetzesfassungen das Gebührenportal rechnet, seit wann sie gelten, wo sie verkündet sind und wann sie zuletzt geprüft wurden.",
  );

export const loader = () => ({
  staende: normstaende(gesammelterRechtsstand(), heute()),
  berichtigungen,
});

export default function Rechtsstand() {
  const daten = useLoaderData<typeof loader>();
  return (
    <>
      <Seitenkopf
        titel="Rechtsstand"
        vorspann="Mit diesen Fassungen rechnet das Portal. Was am längsten nicht mit dem amtlichen Text verglichen wurde, steht oben."
      />
      <Normtabelle staende={daten.staende} />
      <section aria-labelledby="berichtigungen" className={styles.abschnitt}>
        <h2 id="berichtigungen">Berichtigungen</h2>
        <p className={styles.erklaerung}>
          Stellt sich eine Zahl als falsch heraus, steht sie hier: was falsch war, seit wann und wen es
          betrifft.
        </p>
        <Berichtigungstabelle eintraege={daten.berichtigungen} />
      </section>
    </>
  );
}
