import { useRef, useState } from "react";
import { useSitzung } from "#platform/client/sitzung.ts";
import { Feld } from "#ui/felder/feld.tsx";
import type { Empfaengerangaben } from "./angaben.ts";
import { empfaengerAus, empfaengerText } from "./empfaenger.ts";
import type { Empfaengermarken } from "./empfaengermarken.tsx";

type Marken = typeof Empfaengermarken;

/**
 * Recipients of a mail. A plain line at first, and for those without a script; from the first touch on each address is an
 * entry of its own, and contacts are offered. While somebody is typing an address the line stays; Enter or a comma ends
 * it. Only for those who are signed in.
 */
export function Empfaengerfeld({ label = "Empfänger (kommagetrennt)", ...angaben }: Empfaengerangaben) {
  const { id, hinweis, fehler, wert, onWert } = angaben;
  const angemeldet = useSitzung().status === "authenticated";
  const [marken, setMarken] = useState<{ readonly Marken: Marken }>();
  const jetzt = useRef(wert);
  jetzt.current = wert;

  async function wechseln(bereit: () => boolean) {
    // Offline: the plain line does as well.
    const geladen = await import("./empfaengermarken.tsx").catch(() => undefined);
    if (geladen && bereit() && document.activeElement?.id === id)
      setMarken({ Marken: geladen.Empfaengermarken });
  }
  function abschliessen(roh: string) {
    onWert(empfaengerText(empfaengerAus(roh)));
    void wechseln(() => true);
  }
  if (marken && angemeldet) return <marken.Marken {...angaben} label={label} />;
  return (
    <div data-testid="recipient-field">
      <Feld
        id={id}
        name={id}
        label={label}
        hinweis={angemeldet ? hinweis : "Nach dem Anmelden wählen Sie Empfänger aus Ihren Kontakten."}
        fehler={fehler}
        freiwillig
        inputMode="email"
        value={wert}
        disabled={!angemeldet}
        data-testid="recipient-input"
        onChange={({ currentTarget: { value } }) =>
          /[,;]\s*$/.test(value) ? abschliessen(value) : onWert(value)
        }
        onKeyDown={(ereignis) => {
          if (ereignis.key !== "Enter" || wert.trim() === "") return;
          ereignis.preventDefault();
          abschliessen(wert);
        }}
        onFocus={() => {
          const { current: vorher } = jetzt;
          void wechseln(() => jetzt.current === vorher);
        }}
      />
      <input type="hidden" data-testid="recipient-value" value={empfaengerText(empfaengerAus(wert))} />
    </div>
  );
}
