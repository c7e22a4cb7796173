import { Empfaengerfeld as Feld } from "#features/kontakte/index.ts";
import type { Eigenfeld } from "../../ui/ablegen/eigene.ts";

/** Whom the mail with the deadline goes to. */
export const Empfaengerfeld = ({ id, label, hinweis, fehler, text, werte, ersetzen }: Eigenfeld) => (
  <Feld
    id={id}
    label={label}
    hinweis={hinweis}
    fehler={fehler}
    wert={text}
    onWert={(wert) => ersetzen({ ...werte, [id]: wert })}
  />
);
