import { Aufklapper } from "#ui/aufklapper.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { korrigieren } from "../client/scan.ts";
import { ersteSeite } from "../fundstelle.ts";
import type { Beurteilt } from "../korrektur.ts";

type VerworfeneProps = { readonly datei: number; readonly stellen: readonly Beurteilt[] };

/** What the reader has rejected, with the way back. */
export function Verworfene({ datei, stellen }: VerworfeneProps) {
  const verworfene = stellen.filter(({ korrektur }) => korrektur === "verworfen");
  if (verworfene.length === 0) return null;
  return (
    <Aufklapper titel={`Verworfen (${verworfene.length})`}>
      <ul className="linienliste">
        {verworfene.map((stelle) => (
          <li key={stelle.schluessel} className="knopfreihe-eng">
            <span>
              {stelle.name}, Seite {ersteSeite(stelle)}
            </span>
            <Knopf art="still" onClick={() => korrigieren(datei, stelle.schluessel, undefined, stelle.name)}>
              Wieder aufnehmen
            </Knopf>
          </li>
        ))}
      </ul>
    </Aufklapper>
  );
}
