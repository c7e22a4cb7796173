import { useLayoutEffect, useState } from "react";
import { Markenfeld } from "#ui/felder/markenfeld.tsx";
import type { Empfaengerangaben } from "./angaben.ts";
import { empfaengerAus, empfaengerText } from "./empfaenger.ts";
import styles from "./empfaengermarken.module.css";
import { useKontaktvorschlaege, type Vorschlag, type Vorschlagsstand } from "./use-kontaktvorschlaege.ts";

/** Addresses as entries that can be taken out again, with contacts to choose from. */
export function Empfaengermarken({ id, label, hinweis, fehler, wert, onWert }: Empfaengerangaben) {
  const [getippt, setGetippt] = useState("");
  const [meldung, setMeldung] = useState("");
  const [ohneAt, setOhneAt] = useState(false);
  const [offen, setOffen] = useState(true);
  const [aktiv, setAktiv] = useState(-1);
  const empfaenger = empfaengerAus(wert);
  const stand = useKontaktvorschlaege(offen, getippt);
  const vorschlaege =
    stand.art === "da" ? stand.kontakte.filter(({ email }) => !empfaenger.includes(email)) : [];
  // The plain line had the focus when this came in its place; no key may fall between the two.
  useLayoutEffect(() => document.getElementById(id)?.focus(), [id]);

  function aufnehmen(roh: string) {
    const neu = empfaengerAus(roh);
    // What is no address stays, to be mended.
    setGetippt(neu.length > 0 ? "" : roh.replace(/[,;\n]/g, " ").trim());
    setAktiv(-1);
    if (neu.length > 0) onWert(empfaengerText([...new Set([...empfaenger, ...neu])]));
    setMeldung(neu.length > 0 ? `${empfaengerText(neu)} aufgenommen` : "");
    setOhneAt(neu.length === 0 && roh.trim() !== "");
  }
  return (
    <div className={styles.feld} data-testid="recipient-field">
      <input type="hidden" name={id} value={empfaengerText(empfaenger)} data-testid="recipient-value" />
      <Markenfeld
        id={id}
        label={label}
        hinweis={hinweis}
        fehler={ohneAt ? "Ohne @ ist das keine E-Mail-Adresse; der Eintrag wurde nicht übernommen." : fehler}
        testId="recipient"
        inputMode="email"
        aufgenommene="Empfänger"
        werte={empfaenger}
        entfernen={(name) => `${name} entfernen`}
        liste="Kontakte"
        stand={<Kontaktstand stand={stand} anzahl={vorschlaege.length} />}
        vorschlaege={vorschlaege}
        offen={offen}
        stelle={aktiv}
        optionsklasse={styles.option}
        schluessel={(kontakt) => kontakt.id}
        zeigen={zeile}
        text={getippt}
        onText={(neu) => {
          setOffen(true);
          setAktiv(-1);
          // Pasted lists come with their commas.
          if (/[,;\n]/.test(neu)) aufnehmen(neu);
          else setGetippt(neu);
        }}
        onClick={() => setOffen(true)}
        onFocus={() => setOffen(true)}
        onStelle={setAktiv}
        onOffen={setOffen}
        onWahl={({ email }) => aufnehmen(email)}
        onAufnehmen={aufnehmen}
        onEntfernen={(name) => {
          onWert(empfaengerText(empfaenger.filter((e) => e !== name)));
          setMeldung(`${name} entfernt`);
          setOhneAt(false);
        }}
      />
      <p role="status" className="nur-vorlesen">
        {meldung}
      </p>
    </div>
  );
}

const zeile = ({ name, email }: Vorschlag) => (
  <>
    <span>{name}</span>
    <span className={styles.adresse}>{email}</span>
  </>
);

type KontaktstandProps = { readonly stand: Vorschlagsstand; readonly anzahl: number };

/** How many contacts stand below, or why there are none. */
function Kontaktstand({ stand, anzahl }: KontaktstandProps) {
  const text =
    stand.art === "laden"
      ? "Kontakte laden..."
      : stand.art === "gestoert"
        ? "Ihre Kontakte sind gerade nicht erreichbar. Adressen können Sie eintippen."
        : anzahl === 0
          ? "Keine Kontakte gefunden"
          : "";
  return (
    <p role="status" className={text ? styles.stand : "nur-vorlesen"} data-testid="recipient-status">
      {text || (anzahl === 1 ? "Ein Kontakt" : `${anzahl} Kontakte`)}
    </p>
  );
}
