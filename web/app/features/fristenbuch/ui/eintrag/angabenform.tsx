import { angabenfeld, einzelfehler } from "#ui/felder/angabenfeld.ts";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import type { Eintragsansicht } from "../../ansichten/eintrag/eintragsansicht.server.ts";
import type { Eintragsergebnis } from "../../ansichten/eintrag/eintragshandlung.server.ts";
import { formularlaengen } from "../../worte/laengen.ts";
import styles from "../buch.module.css";
import { Gewissheit } from "../buchung/weiteres.tsx";
import { Empfaenger } from "../empfaenger.tsx";

type AngabenfelderProps = {
  readonly eintrag: Eintragsansicht;
  readonly ergebnis: Eintragsergebnis | undefined;
};

const felder = [
  ["title", "Bezeichnung", formularlaengen.titel],
  ["aktenzeichen", "Aktenzeichen", formularlaengen.aktenzeichen],
  ["rubrum", "Rubrum der Akte", formularlaengen.rubrum],
  ["norm", "Norm", formularlaengen.norm],
  ["art", "Art der Frist", formularlaengen.art],
  ["sachbearbeiter", "Sachbearbeiter", formularlaengen.sachbearbeiter],
] as const;

/** What stands beside the day: whose it is, what it is called, whom it concerns. */
export function Angabenfelder({ eintrag: { bearbeiten }, ergebnis }: AngabenfelderProps) {
  const wert = ergebnis?.felder ?? bearbeiten.felder;
  const fehler = einzelfehler(ergebnis);
  const angabe = angabenfeld(wert, fehler);
  return (
    <div className={styles.felder}>
      {bearbeiten.personen.length > 1 ? (
        <Auswahl {...angabe("verantwortlich")} label="Verantwortlich" optionen={bearbeiten.personen} />
      ) : null}
      {felder.map(([name, label, laenge]) => (
        <Feld
          {...angabe(name)}
          {...(name === "rubrum" && { list: "rubra" })}
          key={name}
          label={label}
          maxLength={laenge}
          freiwillig={name !== "title"}
        />
      ))}
      <datalist id="rubra">
        {bearbeiten.rubra.map((rubrum) => (
          <option key={rubrum} value={rubrum} />
        ))}
      </datalist>
      <Empfaenger vorgabe={wert.recipients} fehler={fehler.recipients} />
      <Gewissheit vorgabe={wert.vorlaeufig} />
      <div className={styles.ganz}>
        <Feld {...angabe("bemerkung")} label="Bemerkung" maxLength={formularlaengen.bemerkung} freiwillig />
      </div>
    </div>
  );
}
