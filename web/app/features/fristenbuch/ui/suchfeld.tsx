import { type ComponentProps, useId, useState } from "react";
import { Feld } from "#ui/felder/feld.tsx";

type SuchfeldProps = ComponentProps<typeof Feld> & {
  /** Suggestions for what was typed. */
  readonly finden: (text: string) => Promise<readonly string[]>;
};

/** A line of text with the browser's own list of suggestions; without a script the typed word goes to the server as it is. */
export function Suchfeld({ finden, ...feld }: SuchfeldProps) {
  const liste = useId();
  const [vorschlaege, setVorschlaege] = useState<readonly string[]>([]);
  function suchen(text: string) {
    if (text.trim().length < 2) return;
    finden(text).then(setVorschlaege, () => setVorschlaege([]));
  }
  return (
    <>
      <Feld {...feld} list={liste} onInput={(e) => suchen(e.currentTarget.value)} />
      <datalist id={liste}>
        {vorschlaege.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  );
}

/** Periods of the catalogue; it is fetched with the first letters. */
export async function fristenFinden(text: string): Promise<readonly string[]> {
  const { katalogsuche } = await import("@gebuehrenportal/fristen/katalogsuche");
  return katalogsuche(text, { hoechstens: 12 }).map(({ name, norm }) => `${name} (${norm})`);
}

type Ortszeile = { readonly name: string; readonly art: string; readonly land?: string };

/** Courts, towns and Länder. */
export const orteFinden = (text: string): Promise<readonly string[]> => finden(text, () => true);

/** Towns, of one Land alone. */
export const gemeindenFinden =
  (land: string) =>
  (text: string): Promise<readonly string[]> =>
    finden(text, (ort) => ort.art === "gemeinde" && (land === "" || ort.land === land));

async function finden(text: string, passt: (ort: Ortszeile) => boolean): Promise<readonly string[]> {
  const antwort = await fetch(`/api/rechner/orte?${new URLSearchParams({ q: text })}`);
  if (!antwort.ok) return [];
  const { zeilen } = (await antwort.json()) as { zeilen: readonly Ortszeile[] };
  return [...new Set(zeilen.filter(passt).map(({ name }) => name))];
}
