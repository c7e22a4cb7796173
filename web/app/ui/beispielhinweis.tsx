import { Hinweis } from "./hinweis.tsx";

/** Stands on legal pages until the operator has set the required statements. */
export function Beispielhinweis() {
  return (
    <Hinweis art="warnung" titel="Dies sind Beispielangaben">
      <p>Der Betreiber hat Name, Anschrift und E-Mail-Adresse noch nicht eingetragen.</p>
    </Hinweis>
  );
}
