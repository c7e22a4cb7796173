import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import type { Anschriftangaben } from "../ansichten/anschriftangaben.server.ts";
import styles from "./bestellung.module.css";

type AnschriftfelderProps = {
  readonly felder: Readonly<Record<string, string>>;
  readonly fehler: Readonly<Record<string, string>>;
  readonly angaben: Anschriftangaben;
};

const felderliste = [
  ["name", "Name oder Kanzlei", "organization"],
  ["zusatz", "Zusatz", "off"],
  ["strasse", "Straße und Hausnummer", "street-address"],
  ["plz", "Postleitzahl", "postal-code"],
  ["ort", "Ort", "address-level2"],
] as const;

/** Where invoices go. */
export function Anschriftfelder({ felder, fehler, angaben: { laender, nummer } }: AnschriftfelderProps) {
  return (
    <div className={styles.anschrift}>
      {felderliste.map(([name, label, autoComplete]) => (
        <Feld
          key={name}
          name={name}
          label={label}
          autoComplete={autoComplete}
          defaultValue={felder[name] ?? ""}
          fehler={fehler[name]}
          freiwillig={name === "zusatz"}
        />
      ))}
      <Auswahl
        name="land"
        label="Land"
        autoComplete="country"
        defaultValue={felder.land || "DE"}
        fehler={fehler.land}
        optionen={laender}
      />
      <Feld
        name="ustId"
        label="Umsatzsteuer-Identifikationsnummer"
        defaultValue={felder.ustId ?? ""}
        fehler={fehler.ustId}
        freiwillig={laender.length === 2}
        hinweis={
          nummer ||
          "In Deutschland freiwillig, in anderen Staaten der EU nötig. Wir prüfen sie bei der Europäischen Kommission (VIES)."
        }
      />
    </div>
  );
}
