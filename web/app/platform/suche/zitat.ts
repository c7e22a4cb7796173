/** A citation in a text: what the search knows it by, and where it stands. */
export type Zitatfund = {
  /** The norm alone, and (second) with its first Absatz: one word each. */
  readonly worte: readonly string[];
  readonly von: number;
  readonly bis: number;
};

const nummer = String.raw`\d+[a-z]?`;
const liste = String.raw`${nummer}(?:\s*(?:,|und|bis|u\.|–|-)\s*${nummer})*`;
// Bounded: a text of nothing but „Nr 1 Nr 1 …“ would be read to its end from each of them.
const unterteilung = String.raw`(?:\s*(?:Abs\.?|Absatz|S\.|Satz|Nrn?\.?|Nummer|Hs\.|Halbsatz|Alt\.|Var\.|lit\.|Buchst\.|ff?\.|analog)(?:\s*(?:\d+[a-z]?|[a-z]\b)(?:\s*(?:,|und|bis|–|-)\s*\d+){0,12})?){0,12}`;
const zeichen = String.raw`(?:§{1,2}|\b[Aa]rt(?:ikel|\.)?|\b[Nn]rn?\.?|\b[Nn]ummern?)`;
// A law is called by letters of which at least two are capitals: RVG, FamGKG, InsO.
const gesetz = String.raw`(?:VV|KV|RVG-VV|GKG-KV)(?:\s+[A-ZÄÖÜ][A-Za-zÄÖÜäöü]*[A-ZÄÖÜ])?|[A-ZÄÖÜ][A-Za-zÄÖÜäöü]*[A-ZÄÖÜ][A-Za-zÄÖÜäöü]*`;

const imText = new RegExp(`${zeichen}\\s*(${liste})(${unterteilung})\\s+(${gesetz})(?![\\p{L}\\p{N}])`, "gu");
const verzeichnis = /\b(VV|KV)\s+(?:(?:RVG|GKG|FamGKG|GNotKG)\s+)?(?:Nr\.?\s*)?(\d{4})\b/g;

/** Laws that a question may write in small letters. */
const gesetze =
  "ao|arbgg|bgb|brao|egbgb|egzpo|estg|famfg|famgkg|fao|fgo|gg|gkg|gnotkg|gvg|gvkostg|hgb|inso|jveg|kschg|mog|owig|rdg|rvg|sgb|sgg|stgb|stpo|stvg|uwg|versausglg|vv|vwgo|vwvfg|vwzg|woeigg|weg|zpo|zvg";
const kleinesGesetz = new RegExp(`\\b(?:${gesetze})\\b`, "gi");

/** The citations of a text. */
export function zitateIn(text: string): Zitatfund[] {
  const paragraphen = [...text.matchAll(imText)].map(
    ({ 0: ganz, 1: nummern = "", 2: teile = "", 3: gesetzname = "", index }) => ({
      worte: zitatworte(nummern, teile, gesetzname),
      von: index,
      bis: index + ganz.length,
    }),
  );
  const nummern = [...text.matchAll(verzeichnis)].map(({ 0: ganz, 1: name = "", 2: nr = "", index }) => ({
    worte: zitatworte(nr, "", name),
    von: index,
    bis: index + ganz.length,
  }));
  return [...paragraphen, ...nummern.filter((n) => !paragraphen.some((p) => n.von < p.bis && p.von < n.bis))];
}

/** As people type who do not find the sign. */
const ausgeschrieben = /\bparagra(?:ph|f)(?:en|s)?(?=\s*\d)/gi;

/** „Paragraf 15“ with the sign; as long as before, so that places stay where they are. */
export const mitParagrafenzeichen = (frage: string): string =>
  frage.replace(ausgeschrieben, (wort) => "§".padEnd(wort.length));

/** Parts of a provision that a question may write in small letters. */
const kleinerTeil = /\b(?:abs|absatz|satz|nr|nummer)\b(?=\.?\s*\d)/g;

/** The citations of a question, which may write laws and parts small and the sign in words: `paragraf 15 rvg`. */
export function zitateInFrage(frage: string): Zitatfund[] {
  const geschrieben = mitParagrafenzeichen(frage)
    .replace(kleinerTeil, (wort) => wort.charAt(0).toUpperCase() + wort.slice(1))
    .replace(kleinesGesetz, (name) => name.toUpperCase());
  return zitateIn(geschrieben);
}

/** Of a citation with Absatz only the closer word: who asks for § 15 Abs. 2 RVG does not mean Absatz 1. */
export const genauestes = ({ worte }: Zitatfund): readonly string[] => {
  const genau = worte.filter((wort) => wort.includes("abs"));
  return genau.length > 0 ? genau : worte;
};

function zitatworte(nummern: string, teile: string, gesetzname: string): string[] {
  const kuerzel = gesetzkuerzel(gesetzname);
  const absatz = /^\s*Abs(?:\.|atz)?\s*(\d+[a-z]?)/.exec(teile)?.[1];
  return alleNummern(nummern).flatMap((nr) => [
    `zit${nr}x${kuerzel}`,
    ...(absatz ? [`zit${nr}abs${absatz}x${kuerzel}`] : []),
  ]);
}

/** The numbers of VV RVG are cited as „VV“, „VV RVG“ and „RVG-VV“. */
function gesetzkuerzel(name: string): string {
  if (/\bVV\b/.test(name)) return "vv";
  return name
    .normalize("NFD")
    .replace(/[^A-Za-z]/g, "")
    .toLowerCase();
}

/** Longest range that is written out. */
const laengsteReihe = 30;

function alleNummern(liste: string): string[] {
  const einzelne = [...liste.matchAll(/(bis|–|-)?\s*(\d+[a-z]?)/g)];
  return einzelne.flatMap(([, bis, nr = ""], index) => {
    const vorher = Number.parseInt(einzelne[index - 1]?.[2] ?? "", 10);
    const ende = Number.parseInt(nr, 10);
    if (!bis || !(ende > vorher) || ende - vorher > laengsteReihe) return [nr];
    const dazwischen = Array.from({ length: ende - vorher - 1 }, (_, n) => String(vorher + 1 + n));
    return [...dazwischen, nr];
  });
}
