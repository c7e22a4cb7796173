import type { Beitraege, Suchtreffer, Suchziel } from "#platform/beitraege.server.ts";
import { gefaltet, stammworte } from "#platform/suche/stamm.ts";

const trefferHoechstens = 30;

/**
 * What the portal has on a question: calculators and pages by their words, then what each feature finds; at most 30.
 *
 * @param beitraege what the features have to be found
 * @throws {ApiFehler} 503 the database does not answer; with `ohneDatenbank` what stands there is left out
 */
export async function seitensuche(
  frage: string,
  { suchziele, suchgruppen }: Pick<Beitraege, "suchziele" | "suchgruppen">,
  { ohneDatenbank = false }: { readonly ohneDatenbank?: boolean } = {},
): Promise<Suchtreffer[]> {
  const q = frage.trim().slice(0, 200);
  if (q === "") return [];
  const treffer = nachWorten(q, suchziele);
  for (const { ausDatenbank, finden } of suchgruppen) {
    const frei = trefferHoechstens - treffer.length;
    if (frei <= 0) break;
    if (!ausDatenbank || !ohneDatenbank) treffer.push(...(await finden(q, frei)));
  }
  return treffer.slice(0, trefferHoechstens);
}

function nachWorten(text: string, suchziele: readonly Suchziel[]): Suchtreffer[] {
  const worte = stammworte(text);
  if (worte.length === 0) return [];
  const stelle = ({ title, excerpt, stichworte = "" }: Suchziel): number => {
    const [imTitel, ueberall] = [[title], [title, excerpt, stichworte]].map((felder) =>
      gefaltet(felder.join(" ")),
    );
    if (worte.every((wort) => imTitel?.includes(wort))) return 0;
    return worte.every((wort) => ueberall?.includes(wort)) ? 1 : 2;
  };
  return suchziele
    .map((suchziel) => ({ suchziel, stelle: stelle(suchziel) }))
    .filter((fund) => fund.stelle < 2)
    .sort((a, b) => a.stelle - b.stelle)
    .map(({ suchziel: { type, title, url, excerpt } }) => ({ type, title, url, excerpt }));
}
