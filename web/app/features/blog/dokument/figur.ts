import { entwertet } from "./maskierung.ts";

/** An uploaded picture in its sizes. */
export type Bildfassung = {
  /** Path below `/media/`, as it was uploaded. */
  readonly url: string;
  readonly breite: number;
  readonly hoehe: number;
  readonly fassungen: readonly {
    readonly art: "avif" | "webp";
    readonly breite: number;
    readonly url: string;
  }[];
  /** A blurred picture of a few bytes as a data URL; empty: none, as behind what lets through. */
  readonly platzhalter: string;
};

/** Pictures by their address. */
export type Bildfassungen = ReadonlyMap<string, Bildfassung>;

/** How wide a picture in the text is shown: the measure of the text, on small screens the screen. */
const anzeige = "(min-width: 48rem) 44rem, 100vw";

/** A picture with its sources in several sizes; width and height keep its place free until it is there. */
export function bildelement(
  { url, alt }: { readonly url: string; readonly alt: string },
  fassung: Bildfassung | undefined,
  { sizes = anzeige, eilig = false }: { readonly sizes?: string; readonly eilig?: boolean } = {},
): string {
  const laden = eilig ? ' fetchpriority="high"' : ' loading="lazy"';
  const masse = fassung ? ` width="${fassung.breite}" height="${fassung.hoehe}"` : "";
  const bild = `<img src="${entwertet(url)}" alt="${entwertet(alt)}"${masse}${laden} decoding="async"${hinter(fassung)}>`;
  const quellen = (["avif", "webp"] as const).map((art) => quelle(art, fassung, sizes)).join("");
  return quellen ? `<picture>${quellen}${bild}</picture>` : bild;
}

/** A picture of the text with the line that says where it is from. */
export function figur(attrs: Readonly<Record<string, unknown>>, fassungen: Bildfassungen): string {
  const url = String(attrs.src);
  const bild = bildelement({ url, alt: String(attrs.alt ?? "") }, fassungen.get(url));
  const herkunft = String(attrs.quelle ?? "");
  const zeile = herkunft && `<figcaption>${entwertet(herkunft)}</figcaption>`;
  return `<figure class="text-bild">${bild}${zeile}</figure>`;
}

function quelle(art: "avif" | "webp", fassung: Bildfassung | undefined, sizes: string): string {
  const eigene = (fassung?.fassungen ?? []).filter((eine) => eine.art === art);
  if (eigene.length === 0) return "";
  const satz = eigene.map(({ url, breite }) => `${url} ${breite}w`).join(", ");
  return `<source type="image/${art}" srcset="${entwertet(satz)}" sizes="${entwertet(sizes)}">`;
}

/** The policy of the pages allows style attributes and data images, but no script: the picture itself lies on top. */
function hinter(fassung: Bildfassung | undefined): string {
  const bild = fassung?.platzhalter ?? "";
  if (!/^data:image\/webp;base64,[A-Za-z0-9+/=]+$/.test(bild)) return "";
  return ` style="background:url(${bild}) center/cover no-repeat"`;
}
