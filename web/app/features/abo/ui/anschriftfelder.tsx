import { Feld } from "#ui/felder/feld.tsx";
import styles from "./bestellung.module.css";

type AnschriftfelderProps = {
  readonly felder: Readonly<Record<string, string>>;
  readonly fehler: Readonly<Record<string, string>>;
};

const felderliste = [
  ["name", "Name oder Kanzlei", "organization"],
  ["zusatz", "Zusatz", "off"],
  ["strasse", "Straße und Hausnummer", "street-address"],
  ["plz", "Postleitzahl", "postal-code"],
  ["ort", "Ort", "address-level2"],
  ["ustId", "Umsatzsteuer-Identifikationsnummer", "off"],
] as const;

/** Where invoices go. */
export function Anschriftfelder({ felder, fehler }: AnschriftfelderProps) {
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
          freiwillig={name === "zusatz" || name === "ustId"}
          {...(name === "plz" && { inputMode: "numeric" as const })}
        />
      ))}
    </div>
  );
}
