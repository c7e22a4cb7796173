import { angabenfeld, einzelfehler } from "#ui/felder/angabenfeld.ts";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Gesehenes, Umstritten } from "#ui/zugleich/feldstreit.tsx";
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
  const { streit } = ergebnis ?? {};
  return (
    <div className={styles.felder}>
      <Gesehenes felder={ergebnis ? (ergebnis.felder.gesehenes ?? "") : bearbeiten.felder} />
      {bearbeiten.personen.length > 1 ? (
        <Umstritten name="verantwortlich" streit={streit}>
          <Auswahl {...angabe("verantwortlich")} label="Verantwortlich" optionen={bearbeiten.personen} />
        </Umstritten>
      ) : null}
      {felder.map(([name, label, laenge]) => (
        <Umstritten key={name} name={name} streit={streit}>
          <Feld
            {...angabe(name)}
            {...(name === "rubrum" && { list: "rubra" })}
            label={label}
            maxLength={laenge}
            freiwillig={name !== "title"}
          />
        </Umstritten>
      ))}
      <datalist id="rubra">
        {bearbeiten.rubra.map((rubrum) => (
          <option key={rubrum} value={rubrum} />
        ))}
      </datalist>
      <Umstritten name="recipients" streit={streit}>
        <Empfaenger vorgabe={wert.recipients} fehler={fehler.recipients} />
      </Umstritten>
      <Umstritten name="vorlaeufig" streit={streit}>
        <Gewissheit vorgabe={wert.vorlaeufig} />
      </Umstritten>
      <div className={styles.ganz}>
        <Umstritten name="bemerkung" streit={streit}>
          <Feld {...angabe("bemerkung")} label="Bemerkung" maxLength={formularlaengen.bemerkung} freiwillig />
        </Umstritten>
      </div>
    </div>
  );
}
