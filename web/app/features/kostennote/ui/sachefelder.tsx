import { untrennbar } from "@gebuehrenportal/recht";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Mehrzeilenfeld } from "#ui/felder/mehrzeilenfeld.tsx";
import { Optionsgruppe } from "#ui/felder/optionsgruppe.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import type { Auftragsfeld } from "../grundlage/auftraege.server.ts";
import type { Vereinbarungswahl } from "../grundlage/verlangt.ts";
import { type Felderprops, Tagesfeld, Textfeld } from "./eingabefelder.tsx";
import styles from "./kostennote.module.css";

const nebenDerKasse = untrennbar(
  "Neben der Prozesskostenhilfe nur für eine Tätigkeit, die die Beiordnung nicht umfasst (§ 3a Abs. 3 RVG); als bestellter Beistand eines Nebenklägers nur nach Feststellung des Gerichts (§ 53 Abs. 3 RVG).",
);

type Sacheprops = Felderprops & {
  readonly auftraege: readonly Auftragsfeld[];
  /** Whether the calculation holds an agreement (§ 3a RVG) beside the statutory fees, and the treasury pays beside it. */
  readonly vereinbarung: Vereinbarungswahl;
};

/** What the Kostennote is about, and when. */
export function Sachefelder({ auftraege, vereinbarung, ...props }: Sacheprops) {
  const { felder, fehler } = props;
  const { ziel = "14", text = "", rechenweg } = felder;
  const offen = ziel !== "14" || text !== "" || rechenweg === "ja" || fehler.ziel !== undefined;
  return (
    <fieldset className="feldgruppe">
      <legend>Sache</legend>
      <div className={styles.kurz}>
        <Textfeld {...props} name="aktenzeichen" label="Aktenzeichen" />
        <Textfeld {...props} name="betreff" label="Betreff" />
      </div>
      <div className={styles.tage}>
        {auftraege.map(({ name, titel, vorgabe }) => (
          <Tagesfeld
            {...props}
            key={name}
            name={name}
            vorgabe={vorgabe}
            label={titel ? `Auftrag: ${titel}` : "Auftrag erteilt am"}
          />
        ))}
        <Tagesfeld {...props} name="von" label="Beginn der Leistung" />
        <Tagesfeld {...props} name="bis" label="Ende der Leistung" />
      </div>
      <p className={styles.leise}>
        {untrennbar("Der Auftrag bestimmt das Recht (§ 60 RVG), das Ende der Leistung den Steuersatz.")}
      </p>
      {vereinbarung === "keine" ? null : (
        <Optionsgruppe
          name="verguetung"
          label="Abgerechnet wird"
          vorgabe={felder.verguetung ?? (vereinbarung === "frei" ? "vereinbarung" : "gesetz")}
          optionen={[
            {
              wert: "vereinbarung",
              text: "die vereinbarte Vergütung (§ 3a RVG)",
              ...(vereinbarung === "frei" ? {} : { hinweis: nebenDerKasse }),
            },
            { wert: "gesetz", text: "die gesetzliche Vergütung" },
          ]}
        />
      )}
      <Aufklapper titel="Zahlungsziel, eigener Text, Rechenweg" offen={offen}>
        <div className={styles.felder}>
          <Textfeld
            {...props}
            name="ziel"
            label="Zahlbar in"
            einheit="Tagen"
            vorgabe="14"
            inputMode="numeric"
          />
        </div>
        <div className={styles.darunter}>
          <Mehrzeilenfeld label="Eigener Text" name="text" maxLength={4000} defaultValue={text} />
          <Schalter
            name="rechenweg"
            value="ja"
            label="Rechenweg beifügen"
            defaultChecked={rechenweg === "ja"}
          />
        </div>
      </Aufklapper>
    </fieldset>
  );
}
