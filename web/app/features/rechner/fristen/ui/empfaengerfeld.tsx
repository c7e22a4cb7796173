import { type ComponentType, useState } from "react";
import { Feld } from "#ui/felder/feld.tsx";
import type { Eigenfeld } from "../../ui/eigene.ts";
import type { Empfaengermarken } from "./empfaengermarken.tsx";

type Marken = typeof Empfaengermarken;

/** A plain line at first, and for those without a script; at the first touch each address becomes an entry of its own. */
export function Empfaengerfeld(feld: Eigenfeld) {
  const { id, label, hinweis, fehler, text, werte, ersetzen } = feld;
  const [marken, setMarken] = useState<{ readonly Marken: Marken | ComponentType<Eigenfeld> }>();
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
      onChange={(e) => ersetzen({ ...werte, [id]: e.currentTarget.value })}
      onFocus={() => {
        void import("./empfaengermarken.tsx").then(
          ({ Empfaengermarken: M }) => setMarken({ Marken: M }),
          // Offline: the plain line does as well.
          () => {},
        );
      }}
    />
  );
}
