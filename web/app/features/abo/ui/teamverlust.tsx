import { Hinweis } from "#ui/hinweis.tsx";

/** What a team loses with its lead's contract, before the click that ends it; nothing where nobody else works in it. */
export function Teamverlust({ mitglieder }: { readonly mitglieder: readonly string[] }) {
  if (mitglieder.length === 0) return null;
  return (
    <Hinweis art="warnung" titel="Ihr Team verliert den Tarif mit">
      <p>
        {mitglieder.length === 1 ? "Ein Mitglied arbeitet" : `${mitglieder.length} Mitglieder arbeiten`} in
        Ihrem Team: {mitglieder.join(", ")}. Mit dem Ende des Tarifs Teams verlieren sie den Zugang zu
        Fristenbuch, Kontakten und Vorlagen des Teams. Eingetragene Fristen bleiben gespeichert, und alle
        erfahren es per E-Mail.
      </p>
    </Hinweis>
  );
}
