import { FaktorFehlt as Geruest } from "#ui/faktor-fehlt.tsx";

/** Instead of contacts, for a member of a team that asks for the second factor. */
export const FaktorFehlt = () => (
  <Geruest>
    Ihr Team verlangt die Bestätigung in zwei Schritten. Bitte richten Sie sie zuerst in Ihrem Konto ein.
  </Geruest>
);
