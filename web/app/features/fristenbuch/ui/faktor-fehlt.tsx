import { FaktorFehlt as Geruest } from "#ui/faktor-fehlt.tsx";

/** Instead of the book, for a member of a team that asks for the second factor. */
export const FaktorFehlt = () => (
  <Geruest>Ihr Team verlangt die Bestätigung in zwei Schritten, bevor Sie das Fristenbuch sehen.</Geruest>
);
