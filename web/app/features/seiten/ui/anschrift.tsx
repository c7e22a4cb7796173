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
