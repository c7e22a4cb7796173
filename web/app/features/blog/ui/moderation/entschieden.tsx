import { Hinweis } from "#ui/hinweis.tsx";
import { Seitenlink } from "#ui/seitenlink.tsx";
import { zeitpunkttext } from "../../berlinzeit.ts";

/** What became of a post that waits for no decision any more. */
export type Entschiedenes = {
  readonly title: string;
  readonly geworden: "freigegeben" | "zurueckgegeben" | "zurueckgezogen" | "geloescht";
  readonly am: Date | null;
  /** Who has decided; null: its author, or somebody whose account is gone. */
  readonly von: string | null;
  /** Address of the published post. */
  readonly ziel: string | undefined;
};

const worte: Readonly<Record<Entschiedenes["geworden"], string>> = {
  freigegeben: "Freigegeben",
  zurueckgegeben: "Mit Begründung zurückgegeben",
  zurueckgezogen: "Vom Autor zurückgezogen",
  geloescht: "Gelöscht",
};

/** Says what became of it, when and by whom, and leads on. */
export function Entschieden({ stand: { geworden, am, von, ziel } }: { readonly stand: Entschiedenes }) {
  return (
    <Hinweis>
      <p>
        {worte[geworden]}
        {am ? ` am ${zeitpunkttext(am)}` : ""}
        {von ? ` von ${von}` : ""}.
      </p>
      <p>
        {ziel ? (
          <>
            <Seitenlink nach={ziel}>Zum Artikel</Seitenlink>
            {" · "}
          </>
        ) : null}
        <Seitenlink nach="/moderation">Zur Moderation</Seitenlink>
      </p>
    </Hinweis>
  );
}
