import type { Gesetz, KvNummer } from "./typen.ts";

/** What decides between old and new law for a number: day of filing, of the final decision on costs, due date, order. */
export type Uebergang = {
  readonly art: "anhaengig" | "rechtskraft" | "faelligkeit" | "auftrag" | "gerichtsvollzieherauftrag";
  readonly norm: string;
};

/** Words of each rule, with the day in the gap. */
export const uebergangsworte: Readonly<Record<Uebergang["art"], string>> = {
  anhaengig: "weil das Verfahren am {tag} anhängig wurde",
  rechtskraft: "weil die Kostenentscheidung am {tag} rechtskräftig wurde",
  faelligkeit: "weil die Kosten am {tag} fällig wurden",
  auftrag: "weil der Auftrag am {tag} erteilt wurde",
  gerichtsvollzieherauftrag: "weil der Auftrag am {tag} einging",
};

/** An appeal filed after a change of the law is judged by the new law, whatever the first instance was judged by. */
export const rechtsmittelnorm: Readonly<Partial<Record<Gesetz, string>>> = {
  gkg: "§ 71 Abs. 1 Satz 2 GKG",
  famgkg: "§ 63 Abs. 1 Satz 2 FamGKG",
  gnotkg: "§ 134 Abs. 1 Satz 2 GNotKG",
};

const zwischen = (nr: string, von: number, bis: number): boolean => Number(nr) >= von && Number(nr) <= bis;

const gkg = ({ nr }: Pick<KvNummer, "nr">): Uebergang => {
  if (zwischen(nr, 3000, 4999)) return { art: "rechtskraft", norm: "§ 71 Abs. 2 GKG" };
  if (zwischen(nr, 2210, 2499)) return { art: "faelligkeit", norm: "§ 71 Abs. 3 GKG" };
  return { art: "anhaengig", norm: "§ 71 Abs. 1 Satz 1 GKG" };
};

const gnotkg = ({ nr, jahresgebuehr }: Pick<KvNummer, "nr" | "jahresgebuehr">): Uebergang => {
  if (/^(2\d|32)\d{3}$/.test(nr)) {
    return { art: "auftrag", norm: "§ 134 Abs. 2 GNotKG" };
  }
  return jahresgebuehr
    ? { art: "faelligkeit", norm: "§ 134 Abs. 1 Satz 4 GNotKG" }
    : { art: "anhaengig", norm: "§ 134 Abs. 1 Satz 1 GNotKG" };
};

/** Which day decides for a number, and by which norm. */
export const uebergang: Readonly<
  Record<Gesetz, (nummer: Pick<KvNummer, "nr" | "jahresgebuehr">) => Uebergang>
> = {
  gkg,
  famgkg: ({ jahresgebuehr }) =>
    jahresgebuehr
      ? { art: "faelligkeit", norm: "§ 63 Abs. 2 FamGKG" }
      : { art: "anhaengig", norm: "§ 63 Abs. 1 Satz 1 FamGKG" },
  gnotkg,
  gvkostg: () => ({ art: "gerichtsvollzieherauftrag", norm: "§ 18 Abs. 1 GvKostG" }),
};

/** Norm of the transition to the first law recorded, named where somebody asks for an earlier day. */
export const ersteFassungNorm: Readonly<Record<Gesetz, string>> = {
  gkg: "§ 71 GKG",
  famgkg: "§ 63 FamGKG",
  gnotkg: "§ 136 GNotKG",
  gvkostg: "§ 18 GvKostG",
};
