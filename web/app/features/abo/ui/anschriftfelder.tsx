import { angabenfeld } from "#ui/felder/angabenfeld.ts";
import { Anschriftzeilen } from "#ui/felder/anschriftzeilen.tsx";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import type { Anschriftangaben } from "../ansichten/anschriftangaben.server.ts";
import styles from "./bestellung.module.css";

type AnschriftfelderProps = {
  readonly felder: Readonly<Record<string, string>>;
  readonly fehler: Readonly<Record<string, string>>;
  readonly angaben: Anschriftangaben;
};

/** Where invoices go. */
export function Anschriftfelder({ felder, fehler, angaben: { laender, nummer } }: AnschriftfelderProps) {
  const angabe = angabenfeld(felder, fehler);
  return (
    <div className={styles.anschrift}>
      <Feld {...angabe("name")} label="Name oder Kanzlei" autoComplete="organization" />
      <Feld {...angabe("zusatz")} label="Zusatz" freiwillig />
      <Anschriftzeilen angabe={angabe} />
      <Auswahl
        {...angabe("land")}
        label="Land"
        autoComplete="country"
        defaultValue={felder.land || "DE"}
        optionen={laender}
      />
      <Feld
        {...angabe("ustId")}
        label="Umsatzsteuer-Identifikationsnummer"
        freiwillig={laender.length === 2}
        hinweis={
          nummer ||
          "In Deutschland freiwillig, in anderen Staaten der EU nötig. Wir prüfen sie bei der Europäischen Kommission (VIES)."
        }
      />
    </div>
  );
}
