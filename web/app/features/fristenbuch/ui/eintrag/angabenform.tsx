import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import type { Eintragsansicht } from "../../ansichten/eintrag/eintragsansicht.server.ts";
import type { Eintragsergebnis } from "../../ansichten/eintrag/eintragshandlung.server.ts";
import styles from "../buch.module.css";
import { Gewissheit } from "../buchung/weiteres.tsx";
import { Empfaenger } from "../empfaenger.tsx";

type AngabenfelderProps = {
  readonly eintrag: Eintragsansicht;
  readonly ergebnis: Eintragsergebnis | undefined;
};

const felder = [
  ["title", "Bezeichnung", 300],
  ["aktenzeichen", "Aktenzeichen", 200],
  ["norm", "Norm", 300],
  ["art", "Art der Frist", 300],
  ["sachbearbeiter", "Sachbearbeiter", 300],
] as const;

/** What stands beside the day: whose it is, what it is called, whom it concerns. */
export function Angabenfelder({ eintrag: { bearbeiten }, ergebnis }: AngabenfelderProps) {
  const wert = ergebnis?.felder ?? bearbeiten.felder;
  const fehler = (feld: string) => (ergebnis?.feld === feld ? ergebnis.fehler : undefined);
  return (
    <div className={styles.felder}>
      {bearbeiten.personen.length > 1 ? (
        <Auswahl
          label="Verantwortlich"
          name="verantwortlich"
          optionen={bearbeiten.personen}
          defaultValue={wert.verantwortlich}
          fehler={fehler("verantwortlich")}
        />
      ) : null}
      {felder.map(([name, label, laenge]) => (
        <Feld
          key={name}
          label={label}
          name={name}
          maxLength={laenge}
          defaultValue={wert[name]}
          fehler={fehler(name)}
          freiwillig={name !== "title"}
        />
      ))}
      <Empfaenger vorgabe={wert.recipients} fehler={fehler("recipients")} />
      <Gewissheit vorgabe={wert.vorlaeufig} />
      <div className={styles.ganz}>
        <Feld label="Bemerkung" name="bemerkung" maxLength={2000} defaultValue={wert.bemerkung} freiwillig />
      </div>
    </div>
  );
}
