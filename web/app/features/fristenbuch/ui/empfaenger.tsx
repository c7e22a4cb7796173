import { useState } from "react";
import { Empfaengerfeld } from "#features/kontakte/index.ts";

/** Whom the entry concerns, out of the contacts; without a script a line of addresses. */
export function Empfaenger({
  vorgabe,
  fehler,
}: {
  readonly vorgabe: string | undefined;
  readonly fehler: string | undefined;
}) {
  const [wert, setWert] = useState(vorgabe ?? "");
  return (
    <Empfaengerfeld
      id="recipients"
      wert={wert}
      onWert={setWert}
      hinweis="Aus Ihren Kontakten oder getippt"
      fehler={fehler}
    />
  );
}
