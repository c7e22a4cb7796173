import { Feld } from "#ui/felder/feld.tsx";

/** The second factor of somebody signed in, before an act that would change it. */
export function Codefeld({ fehler }: { readonly fehler?: string | undefined }) {
  return (
    <Feld
      label="Bestätigungscode"
      name="totp"
      autoComplete="one-time-code"
      hinweis="Die sechs Ziffern aus Ihrer App oder ein Wiederherstellungscode"
      spellCheck={false}
      fehler={fehler}
    />
  );
}
