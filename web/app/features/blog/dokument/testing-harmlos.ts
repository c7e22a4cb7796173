import { parseHTML } from "linkedom";

const bildpfad = /^\/media\/blog(\/[a-z0-9_-]+)+\.(png|jpg|webp|gif|avif)$/;
const ganz = (hoechstens: number) => (wert: string) => /^[1-9]\d*$/.test(wert) && Number(wert) <= hoechstens;
const unter =
  (...werte: string[]) =>
  (wert: string) =>
    werte.includes(wert);
const beliebig = () => true;

/** Where a link may lead, read the way a browser reads it. */
function ziel(wert: string): boolean {
  if (/^#(fn|fnref|zu)-[a-z0-9-]+$/.test(wert)) return true;
  if (/[\s\p{Cc}\\]/u.test(wert)) return false;
  const gelesen = URL.parse(wert, "https://portal.example/blog/artikel");
  if (!gelesen || gelesen.username || gelesen.password) return false;
  if (gelesen.protocol === "mailto:") return true;
  if (gelesen.protocol !== "https:" && gelesen.protocol !== "http:") return false;
  return wert.startsWith("#") || wert.startsWith("/") === (gelesen.host === "portal.example");
}

type Attribute = Readonly<Record<string, (wert: string) => boolean>>;

/** Every tag that a text may have, and of each every attribute with what it may say. */
const erlaubt: Readonly<Record<string, Attribute>> = {
  ...Object.fromEntries(
    [
      "p",
      "ul",
      "li",
      "blockquote",
      "hr",
      "br",
      "strong",
      "em",
      "u",
      "code",
      "table",
      "thead",
      "tbody",
      "tr",
    ].map((tag) => [tag, {}]),
  ),
  ...Object.fromEntries(
    ["h2", "h3", "h4"].map((tag) => [tag, { id: (wert) => /^zu-[a-z0-9-]+$/.test(wert) }]),
  ),
  ol: { start: ganz(9_999) },
  li: { id: (wert) => /^fn-\d+$/.test(wert) },
  td: { colspan: ganz(50), rowspan: ganz(500), class: unter("text-rechts", "text-mitte") },
  th: {
    colspan: ganz(50),
    rowspan: ganz(500),
    class: unter("text-rechts", "text-mitte"),
    scope: unter("row", "col"),
  },
  a: {
    href: ziel,
    rel: unter("noreferrer nofollow"),
    class: unter("text-zurueck"),
    id: (wert) => /^fnref-\d+$/.test(wert),
    "aria-label": (wert) => /^(Fußnote|Zurück zum Text bei Fußnote) \d+$/.test(wert),
  },
  sup: { class: unter("text-fussnote") },
  section: { class: unter("text-fussnoten"), "aria-label": unter("Fußnoten") },
  div: {
    class: unter("text-tabelle"),
    role: unter("region"),
    tabindex: unter("0"),
    "aria-label": (wert) => /^Tabelle \d+$/.test(wert),
  },
  figure: { class: unter("text-bild") },
  figcaption: {},
  picture: {},
  source: { type: unter("image/avif", "image/webp"), srcset: beliebig, sizes: beliebig },
  img: {
    src: (wert) => bildpfad.test(wert),
    alt: beliebig,
    width: ganz(100_000),
    height: ganz(100_000),
    loading: unter("lazy"),
    decoding: unter("async"),
    style: (wert) =>
      /^background:url\(data:image\/webp;base64,[A-Za-z0-9+/=]+\) center\/cover no-repeat$/.test(wert),
  },
};
const einsam = new Set(["hr", "br", "img", "source"]);

/**
 * What is wrong with HTML that ought to be harmless, found in two ways that know nothing of each other: read letter by
 * letter, where nothing but known tags in perfect nesting may stand, and parsed into elements.
 */
export function maengelImHtml(html: string): string[] {
  return [...gelesen(html), ...geparst(html)];
}

function gelesen(html: string): string[] {
  const offen: string[] = [];
  let stelle = 0;
  const marke = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>`']*")*)>/y;
  while (stelle < html.length) {
    if (html[stelle] !== "<") {
      const ende = html.indexOf("<", stelle);
      const text = html.slice(stelle, ende < 0 ? undefined : ende);
      if (/[>"'`]|&(?!(?:amp|lt|gt|quot|#39|#96);)/.test(text)) return [`unmaskiert: ${text.slice(0, 80)}`];
      if (/(?![\t\n\r])[\p{Cc}\p{Cs}]|[\u202a-\u202e]/u.test(text))
        return [`Steuerzeichen: ${text.slice(0, 80)}`];
      stelle += text.length;
      continue;
    }
    marke.lastIndex = stelle;
    const [ganze = "", schluss, tag = "", attribute = ""] = marke.exec(html) ?? [];
    if (!ganze || !Object.hasOwn(erlaubt, tag)) return [`fremd: ${html.slice(stelle, stelle + 80)}`];
    if (schluss && offen.pop() !== tag)
      return [`falsch geschachtelt: ${html.slice(stelle - 40, stelle + 40)}`];
    if (
      !schluss &&
      (tag === "a" || tag === "p") &&
      offen.includes(tag) &&
      offen.lastIndexOf(tag) > offen.lastIndexOf("td")
    )
      return [`${tag} in ${tag}`];
    if (!schluss && !einsam.has(tag)) offen.push(tag);
    const namen = [...attribute.matchAll(/ ([a-z-]+)="[^"]*"/g)].map(([, name]) => name);
    if (new Set(namen).size !== namen.length) return [`doppelt: ${ganze}`];
    stelle += ganze.length;
  }
  return offen.length > 0 ? [`offen: ${offen.join()}`] : [];
}

function geparst(html: string): string[] {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  const ids = new Set<string>();
  return [...document.body.querySelectorAll("*")].flatMap((element) => {
    const tag = element.localName;
    const regeln = Object.hasOwn(erlaubt, tag) ? erlaubt[tag] : undefined;
    if (!regeln) return [`Element ${tag}`];
    if (element.id && ids.has(element.id)) return [`id ${element.id} doppelt`];
    if (element.id) ids.add(element.id);
    return [...element.attributes]
      .filter(({ name, value }) => !(Object.hasOwn(regeln, name) && regeln[name]?.(value)))
      .map(({ name, value }) => `${tag}[${name}=${value.slice(0, 80)}]`);
  });
}
