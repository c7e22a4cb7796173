import { useRef, useState } from "react";
import { Feld } from "#ui/felder/feld.tsx";
import type { Eigenfeld } from "../../ui/ablegen/eigene.ts";
import { empfaengerAus, empfaengerText } from "../versand.ts";
import type { Empfaengermarken } from "./empfaengermarken.tsx";

type Marken = typeof Empfaengermarken;

/**
 * A plain line at first, and for those without a script; from the first touch on each address is an entry of its own. While
 * somebody is typing an address the line stays; Enter or a comma ends it.
 */
export function Empfaengerfeld(feld: Eigenfeld) {
  const { id, label, hinweis, fehler, text, werte, ersetzen } = feld;
  const [marken, setMarken] = useState<{ readonly Marken: Marken }>();
  const jetzt = useRef(text);
  jetzt.current = text;
  const setzen = (wert: string) => ersetzen({ ...werte, [id]: wert });

  async function wechseln(bereit: () => boolean) {
    // Offline: the plain line does as well.
    const geladen = await import("./empfaengermarken.tsx").catch(() => undefined);
    if (geladen && bereit() && document.activeElement?.id === id)
      setMarken({ Marken: geladen.Empfaengermarken });
  }
  function abschliessen(roh: string) {
    setzen(empfaengerText(empfaengerAus(roh)));
    void wechseln(() => true);
  }
  if (marken) return <marken.Marken {...feld} />;
  return (
    <Feld
      id={id}
      name={id}
      label={label}
      hinweis={hinweis}
      fehler={fehler}
      freiwillig
      inputMode="email"
      value={text}
      onChange={({ currentTarget: { value } }) =>
        /[,;]\s*$/.test(value) ? abschliessen(value) : setzen(value)
      }
      onKeyDown={(e) => {
        if (e.key !== "Enter" || text.trim() === "") return;
        e.preventDefault();
        abschliessen(text);
      }}
      onFocus={() => {
        const { current: vorher } = jetzt;
        void wechseln(() => jetzt.current === vorher);
      }}
    />
  );
}
