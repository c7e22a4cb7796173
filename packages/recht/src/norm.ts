const gesetze: ReadonlyMap<string, string> = new Map([
  ["ArbGG", "arbgg"],
  ["AsylG", "asylvfg_1992"],
  ["AVAG", "avag_2001"],
  ["BGB", "bgb"],
  ["BRAO", "brao"],
  ["EGBGB", "bgbeg"],
  ["EGGVG", "gvgeg"],
  ["EGZPO", "zpoeg"],
  ["EuRAG", "eurag"],
  ["FamFG", "famfg"],
  ["FamGKG", "famgkg"],
  ["FGO", "fgo"],
  ["GKG", "gkg_2004"],
  ["GNotKG", "gnotkg"],
  ["GvKostG", "gvkostg"],
  ["GVG", "gvg"],
  ["HGB", "hgb"],
  ["InsO", "inso"],
  ["OWiG", "owig_1968"],
  ["RDG", "rdg"],
  ["RVG", "rvg"],
  ["SGB II", "sgb_2"],
  ["SGB IV", "sgb_4"],
  ["SGB VI", "sgb_6"],
  ["SGB XII", "sgb_12"],
  ["SGG", "sgg"],
  ["StPO", "stpo"],
  ["UStG", "ustg_1980"],
  ["VersAusglG", "versausglg"],
  ["VV", "rvg"],
  ["VwGO", "vwgo"],
  ["WBO", "wbo"],
  ["ZPO", "zpo"],
  ["ZVG", "zvg"],
]);

/**
 * Address of the official text of a norm such as `§ 15a Abs. 2 RVG` or `Nr. 3100 VV`; `undefined` when the statute is
 * not known. Numbers and preliminary remarks of the Vergütungsverzeichnis lead to Anlage 1 of the RVG. Of several norms the first
 * one counts.
 */
export function normAdresse(norm: string): string | undefined {
  const worte = norm.match(/SGB [IVX]+|[A-Za-z]+/g) ?? [];
  const gesetz = worte.find((wort) => gesetze.has(wort));
  const ordner = gesetz === undefined ? undefined : gesetze.get(gesetz);
  if (!ordner) return undefined;
  const basis = `https://www.gesetze-im-internet.de/${ordner}`;
  if (gesetz === "VV") return `${basis}/anlage_1.html`;
  const artikel = /^Art\. (\d+[a-z]?)(?: § (\d+[a-z]?))?/.exec(norm);
  if (gesetz === "EGBGB" && artikel)
    return `${basis}/art_${artikel[1]}${artikel[2] ? `__${artikel[2]}` : ""}.html`;
  const paragraph = /^§§? ?(\d+[a-z]?)/.exec(norm)?.[1];
  return paragraph ? `${basis}/__${paragraph}.html` : `${basis}/`;
}

/** Ties `§`, `Nr.`, `Abs.`, `Satz` to the number that follows with a no-break space, so that they never part. */
export const untrennbar = (text: string): string =>
  text.replace(/(§§?|Nr\.|Nrn\.|Abs\.|Satz|Anm\.|Vorbem\.|Art\.|S\.) (?=[\dIVX(])/g, "$1\u00a0");
