import { untrennbar } from "@gebuehrenportal/recht";
import type { Satztabelle } from "#dokumente/satztabelle.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Optionsgruppe } from "#ui/felder/optionsgruppe.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { type Antragsart, antragsarten } from "../festsetzung/antragsart.ts";
import { type Antragsfelder, type Feldangabe, fragtVorsteuer } from "../festsetzung/antragsfelder.ts";
import styles from "./kostennote.module.css";
import { Rechnungstabelle } from "./rechnungstabelle.tsx";

type Antragsformularprops = {
  readonly rechner: string;
  readonly stand: string;
  readonly art: Antragsart;
  readonly moegliche: readonly Antragsart[];
  readonly rechnung: Satztabelle;
  /** The treasury may owe the difference to the regular remuneration (§ 50 RVG). */
  readonly mitWeiterer: boolean;
  /** The fields to ask for. */
  readonly angaben: readonly Feldangabe[];
  /** As typed, and what the office is known by. */
  readonly felder: Antragsfelder;
  readonly vorgaben: Antragsfelder;
};

/**
 * One application: its figures, its fields, and the way to the others of this calculation. A plain form: the answer is a file,
 * and the page stays as it was typed; another application comes with what was typed.
 */
export function Antragsformular(props: Antragsformularprops) {
  const { art, felder, vorgaben } = props;
  return (
    <form method="post" action="/kostenfestsetzung/datei" className={styles.formular} key={art}>
      <input type="hidden" name="rechner" value={props.rechner} />
      <input type="hidden" name="stand" value={props.stand} />
      <input type="hidden" name="art" value={art} />
      <h2 className={styles.titel}>{untrennbar(antragsarten[art].wahl)}</h2>
      <Rechnungstabelle
        beschriftung={antragsarten[art].titel}
        beschriftungVerbergen
        tabelle={props.rechnung}
      />
      <AndereAntraege art={art} moegliche={props.moegliche} />
      <p className={styles.leise}>Was Sie leer lassen, bleibt im Dokument als Lücke.</p>
      <div className={styles.felder}>
        {props.angaben.map(([name, label, hinweis]) => (
          <Feld
            key={name}
            name={name}
            label={label}
            defaultValue={felder[name] ?? vorgaben[name] ?? ""}
            hinweis={hinweis ? untrennbar(hinweis) : undefined}
          />
        ))}
        <Feld name="kanzlei" label="Unterschrift" defaultValue={felder.kanzlei ?? vorgaben.kanzlei ?? ""} />
      </div>
      {art === "staatskasse" ? <Kassenwahl {...props} /> : null}
      {fragtVorsteuer(art) ? (
        <Optionsgruppe
          name="vorsteuer"
          label="Vorsteuerabzug der Partei (§ 104 Abs. 2 Satz 3 ZPO)"
          vorgabe={felder.vorsteuer ?? "nein"}
          optionen={[
            { wert: "nein", text: "Nicht berechtigt: Umsatzsteuer wird verlangt" },
            { wert: "ja", text: "Berechtigt: ohne Umsatzsteuer" },
          ]}
        />
      ) : null}
      <div className={styles.knoepfe}>
        <Knopf type="submit" name="datei" value="docx" art="haupt">
          Als Word-Dokument
        </Knopf>
        <Knopf type="submit" name="datei" value="pdf">
          Als PDF
        </Knopf>
      </div>
    </form>
  );
}

/** Final amount or advance (§ 47 RVG), and the difference to the regular remuneration (§ 50 RVG). */
const Kassenwahl = ({ felder, mitWeiterer }: Pick<Antragsformularprops, "felder" | "mitWeiterer">) => (
  <>
    <Optionsgruppe
      name="verlangt"
      label="Was verlangt wird"
      vorgabe={felder.verlangt ?? "verguetung"}
      optionen={[
        { wert: "verguetung", text: "Die fällige Vergütung" },
        { wert: "vorschuss", text: "Ein Vorschuss auf das bisher Entstandene (§ 47 RVG)" },
      ]}
    />
    {mitWeiterer ? (
      <Optionsgruppe
        name="weitere"
        label="Weitere Vergütung bis zur Regelvergütung (§ 50 RVG)"
        vorgabe={felder.weitere ?? "ja"}
        optionen={[
          { wert: "ja", text: "Mit beantragen und die Regelvergütung mitteilen" },
          { wert: "nein", text: "Nicht in diesem Antrag" },
        ]}
      />
    ) : null}
  </>
);

/** The way to the other applications of the calculation. */
function AndereAntraege({ art, moegliche }: Pick<Antragsformularprops, "art" | "moegliche">) {
  const andere = moegliche.filter((moegliche) => moegliche !== art);
  if (andere.length === 0) return null;
  return (
    <fieldset className="feldgruppe">
      <legend>Andere Anträge aus dieser Berechnung</legend>
      <div className={styles.knoepfe}>
        {andere.map((andere) => (
          <Knopf
            key={andere}
            type="submit"
            art="klein"
            formAction="/kostenfestsetzung"
            name="wahl"
            value={andere}
          >
            {untrennbar(antragsarten[andere].wahl)}
          </Knopf>
        ))}
      </div>
    </fieldset>
  );
}
