import type { Tag } from "@gebuehrenportal/recht";
import type { Fassungsauskunft } from "../damals.ts";
import type { Normfassung } from "../fassung/typen.ts";

type Standwerk = typeof import("../fassung/stand-am.ts");

let standwerk: Standwerk | undefined;

/** Loads the dated law, a chunk of its own. The server has it in its one file and must not be cut in two for a page. */
export async function fassungenLaden(): Promise<void> {
  if (import.meta.env.SSR) return;
  // One after the other: all of them at once would hold up a slow machine for a tenth of a second.
  await import("../fassung/kosten.ts");
  await import("../fassung/verfahren.ts");
  await import("../fassung/fristenkatalog.ts");
  standwerk = await import("../fassung/stand-am.ts");
}

/** Answers of one day; what is cited a hundred times is asked once. */
export function fassungsauskunft(heute: Tag): Fassungsauskunft {
  const bekannt = new Map<string, readonly Normfassung[]>();
  return (norm, am) => {
    if (!standwerk) return keine;
    const { akt = "", abbr, einheit, nr, stufen, fassung = "" } = norm;
    const { abs = "", satz = "", nummer = "" } = stufen;
    const schluessel = `${am}/${akt}/${abbr}/${einheit}/${nr}/${abs}/${satz}/${nummer}/${fassung}`;
    const da = bekannt.get(schluessel) ?? standwerk.standAm(norm, am, heute);
    bekannt.set(schluessel, da);
    return da;
  };
}

const keine: readonly Normfassung[] = [];
