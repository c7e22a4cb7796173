import { Hinweis } from "#ui/hinweis.tsx";

type Anschriftsangaben = { readonly name: string; readonly strasse: string; readonly ort: string };

/** The provider's postal address as on a letter. */
export function Anschrift({ anbieter }: { readonly anbieter: Anschriftsangaben }) {
  return (
    <p>
      {anbieter.name}
      <br />
      {anbieter.strasse}
      <br />
      {anbieter.ort}
    </p>
  );
}

/** Stands on both legal pages until the operator has set the required statements. */
export function Beispielhinweis() {
  return (
    <Hinweis art="warnung" titel="Dies sind Beispielangaben">
      <p>Der Betreiber hat Name, Anschrift und E-Mail-Adresse noch nicht eingetragen.</p>
    </Hinweis>
  );
}
