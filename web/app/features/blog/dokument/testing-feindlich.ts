import { bekannte } from "./testing-angriffe.ts";

const bausteine = {
  tags: [
    "p",
    "h1",
    "h2",
    "h3",
    "h4",
    "h6",
    "b",
    "strong",
    "em",
    "u",
    "code",
    "a",
    "ul",
    "ol",
    "li",
    "blockquote",
    "table",
    "tbody",
    "tr",
    "td",
    "th",
    "figure",
    "figcaption",
    "img",
    "sup",
    "hr",
    "br",
    "section",
    "div",
    "script",
    "style",
    "svg",
    "math",
    "mtext",
    "mglyph",
    "foreignObject",
    "template",
    "noscript",
    "iframe",
    "object",
    "embed",
    "form",
    "input",
    "select",
    "option",
    "textarea",
    "title",
    "xmp",
    "plaintext",
    "base",
    "meta",
    "link",
    "video",
    "source",
    "body",
    "html",
    "head",
    "frameset",
    "marquee",
    "details",
    "x-y",
    "SCRIPT",
  ],
  namen: [
    "href",
    "src",
    "srcset",
    "style",
    "id",
    "name",
    "class",
    "onerror",
    "onload",
    "OnClick",
    "onmouseover",
    "xlink:href",
    "data-fussnote",
    "data-quelle",
    "alt",
    "colspan",
    "rowspan",
    "start",
    "align",
    "srcdoc",
    "formaction",
    "action",
    "background",
    "poster",
    "data",
    "is",
    "slot",
    "tabindex",
    "contenteditable",
  ],
  werte: [
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "//evil.example",
    "/media/blog/images/abc.png",
    "/media/blog/../x.png",
    "https://a.example/?a=1&b=2",
    "/blog/x",
    "#zu-x",
    "x",
    "vbscript:x",
    '"><script>alert(1)</script>',
    "'><img src=x onerror=alert(1)>",
    "`",
    "alert(1)",
    "-1",
    "1e309",
    "expression(alert(1))",
    "url(javascript:alert(1))",
    "&quot;&gt;&lt;script&gt;",
    "&#x6A;avascript:alert(1)",
    "",
    "mailto:a@b.example",
    "https://u:p@evil.example/",
    "\u0000javascript:x",
    "text-rechts",
    "text-fussnoten",
  ],
  texte: [
    "Text",
    "<",
    ">",
    "&",
    "&lt;script&gt;",
    "&#60;img src=x onerror=alert(1)&#62;",
    "-->",
    "<!--",
    "]]>",
    "<![CDATA[",
    "</p>",
    "</script>",
    "</style>",
    "</table>",
    "\u0000",
    "\u202e",
    "ß",
    "§ 15 RVG",
    "😀",
    "\ud800",
    "{{7*7}}",
    "#{1}",
    'https://a.example/"onclick=alert(1)',
    "<?php",
    "<%",
    "<a",
    "<img src='",
    '"',
    "'",
    "`",
    "=",
    "/>",
    "\n",
    "\t",
  ],
} as const;

/** Random numbers from 0 up to 1, which a seed always gives in one order (mulberry32). */
export function zufall(saat: number): () => number {
  let stand = saat;
  return () => {
    stand = (stand + 0x6d2b79f5) | 0;
    let wert = Math.imul(stand ^ (stand >>> 15), 1 | stand);
    wert = (wert + Math.imul(wert ^ (wert >>> 7), 61 | wert)) ^ wert;
    return ((wert ^ (wert >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const eines = <T>(liste: readonly T[], wuerfel: () => number): T =>
  liste[Math.floor(wuerfel() * liste.length)] as T;

/** HTML that means harm and is broken besides: tags out of order, half open, with attributes of all kinds. */
export function feindlichesHtml(wuerfel: () => number): string {
  const teile: string[] = [];
  const offen: string[] = [];
  for (let rest = 3 + Math.floor(wuerfel() * 40); rest > 0; rest -= 1) {
    const art = wuerfel();
    if (art < 0.5) {
      const tag = eines(bausteine.tags, wuerfel);
      offen.push(tag);
      teile.push(`<${tag}${attribute(wuerfel)}${eines([">", ">", ">", "/>", "", " >"], wuerfel)}`);
    } else if (art < 0.7)
      teile.push(`</${(wuerfel() < 0.7 ? offen.pop() : undefined) ?? eines(bausteine.tags, wuerfel)}>`);
    else teile.push(eines(bausteine.texte, wuerfel));
  }
  return teile.join("");
}

function attribute(wuerfel: () => number): string {
  let text = "";
  for (let anzahl = Math.floor(wuerfel() * 4); anzahl > 0; anzahl -= 1) {
    const zeichen = eines(['"', '"', "'", ""], wuerfel);
    text += `${eines([" ", "/", "\n", "\t "], wuerfel)}${eines(bausteine.namen, wuerfel)}=${zeichen}${eines(bausteine.werte, wuerfel)}${zeichen}`;
  }
  return text;
}

const arten = [
  "paragraph",
  "heading",
  "text",
  "hardBreak",
  "horizontalRule",
  "bulletList",
  "orderedList",
  "listItem",
  "blockquote",
  "table",
  "tableRow",
  "tableHeader",
  "tableCell",
  "image",
  "footnote",
  "doc",
  "codeBlock",
  "script",
  "iframe",
  "__proto__",
  "constructor",
  "toString",
  "html",
  "",
];
const marken = ["link", "bold", "italic", "underline", "code", "strike", "script", "__proto__", "textStyle"];
const seltsames: readonly unknown[] = [
  null,
  0,
  -1,
  Number.POSITIVE_INFINITY,
  true,
  [],
  {},
  "",
  "x",
  ["doc"],
  { type: "doc" },
];

/** A document as somebody could send it who does not use our editor. Half of them have the right shape. */
export function feindlichesJson(wuerfel: () => number): unknown {
  return { type: "doc", content: [knoten(wuerfel, 0), knoten(wuerfel, 0), gutartig(wuerfel)] };
}

/** Grammatical, so that the harm in its texts and attributes reaches the renderer. */
export function gutartig(wuerfel: () => number): unknown {
  const wert = () => eines([...bausteine.werte, ...bausteine.texte, ...bekannte], wuerfel);
  const text = (weitere: object = {}) => ({ type: "text", text: wert() || "x", ...weitere });
  const link = {
    type: "link",
    attrs: { href: eines(["https://a.example/?a=1&b='2'", "/blog/x", wert()], wuerfel), onclick: wert() },
  };
  const absatz = {
    type: "paragraph",
    attrs: { style: wert(), onclick: wert() },
    content: [text(), text({ marks: [link] })],
  };
  const bild = {
    type: "image",
    attrs: {
      src: eines(["/media/blog/a.png", wert()], wuerfel),
      alt: wert(),
      quelle: wert(),
      onerror: wert(),
    },
  };
  const note = {
    type: "paragraph",
    content: [text(), { type: "footnote", attrs: { text: wert(), id: wert() } }],
  };
  const kopf = { type: "heading", attrs: { level: 2, id: wert() }, content: [text()] };
  const zelle = {
    type: "tableCell",
    attrs: { colspan: 1, rowspan: 1, align: wert(), colwidth: [wert()] },
    content: [absatz],
  };
  const tabelle = {
    type: "table",
    attrs: { class: wert() },
    content: [{ type: "tableRow", content: [zelle] }],
  };
  return eines([absatz, bild, note, kopf, tabelle, { type: "blockquote", content: [note, kopf] }], wuerfel);
}

function knoten(wuerfel: () => number, tiefe: number): unknown {
  if (wuerfel() < 0.1) return eines(seltsames, wuerfel);
  if (wuerfel() < 0.4) return gutartig(wuerfel);
  const name = eines(bausteine.namen, wuerfel);
  return {
    type: eines(arten, wuerfel),
    text: eines(bausteine.texte, wuerfel),
    attrs:
      wuerfel() < 0.2
        ? eines(seltsames, wuerfel)
        : {
            [name]: eines(bausteine.werte, wuerfel),
            level: eines([1, 2, 3, "2"], wuerfel),
            src: eines(bausteine.werte, wuerfel),
          },
    marks:
      wuerfel() < 0.2
        ? eines(seltsames, wuerfel)
        : [{ type: eines(marken, wuerfel), attrs: { href: eines(bausteine.werte, wuerfel) } }],
    content:
      tiefe > 5 || wuerfel() < 0.1
        ? eines(seltsames, wuerfel)
        : [knoten(wuerfel, tiefe + 1), knoten(wuerfel, tiefe + 1)],
  };
}

/** What is only there to hold the server up: up to the length a document may have, and beyond. */
export function riesen(laenge: number): string[] {
  const fuellen = (stueck: string) => stueck.repeat(Math.ceil(laenge / stueck.length)).slice(0, laenge);
  return [
    "<div>",
    "<b>",
    "<a href=/x>",
    "<p",
    "<ul><li>",
    "<blockquote>",
    "<table><tr><td>",
    "</p>",
    "<sup>",
    "<svg>",
    "&",
    "&amp;",
    "<!--",
    "<",
    "a ",
    "a<br>",
    "<script>",
    "<template>",
    "<img src=/media/blog/a.png>",
    " x=1",
    '<sup data-fussnote="x">1</sup>',
    "<h2>a</h2>",
    "<p>",
    "<i><b>",
    "<section class=text-fussnoten>",
    "§",
    "https://a.de/",
    "<figure><figcaption>",
    "<td>",
    "<a>",
    "\u0000",
    "\ud800",
    "<a href=https://a.de/>x</a>",
    "<li>",
    "<ol start=2>",
  ]
    .map(fuellen)
    .concat(
      `<p${fuellen(" a=b")}>`,
      `<a href="${fuellen("/")}">x</a>`,
      `<sup data-fussnote="${fuellen("http://")}">`,
    );
}
