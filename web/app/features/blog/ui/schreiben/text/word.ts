/**
 * Makes plain HTML of what Word puts on the clipboard: its lists are paragraphs with a typed number, its footnotes are
 * links to a block at the end, and everything carries classes, namespaces and comments of its own. Changes the document.
 */
export function wordBereinigen(dok: Document): void {
  if (!istWord(dok)) return;
  const fussnoten = fussnotentexte(dok);
  kommentareEntfernen(dok.body);
  listenBilden(dok);
  for (const knoten of [...dok.body.querySelectorAll("style, meta, link, xml, script, title")])
    knoten.remove();
  for (const knoten of [...dok.body.querySelectorAll("*")]) {
    const name = knoten.localName;
    if (name.includes(":")) auspacken(knoten);
    else if (name === "a") verweisBereinigen(knoten, fussnoten);
    else if (name === "h1") umbenennen(knoten, "h2");
    else if (name === "h5" || name === "h6") umbenennen(knoten, "h4");
  }
  for (const knoten of [...dok.body.querySelectorAll("*")]) {
    const stil = knoten.getAttribute("style") ?? "";
    if (knoten.localName === "span" && !/font-weight:\s*bold|font-style:\s*italic/i.test(stil))
      auspacken(knoten);
    else attributeEntfernen(knoten, stil);
  }
  for (const absatz of [...dok.body.querySelectorAll("p")])
    if ((absatz.textContent ?? "").replaceAll("\u00a0", " ").trim() === "" && !absatz.querySelector("img"))
      absatz.remove();
}

/**
 * The HTML without style sheets, which the policy of the page refuses already while it is read; what is cleaned by their
 * attributes needs none.
 */
export const ohneStilvorlagen = (html: string): string =>
  html.replace(/<style(?=[\s/>])[\s\S]*?(?:<\/style\s*>|$)/gi, "");

/** Whether Word or a program of its family has written this. */
export function istWord(dok: Document): boolean {
  const quelle = dok.documentElement.outerHTML;
  return /class="?Mso|mso-|urn:schemas-microsoft-com:office/i.test(quelle);
}

const kommentar = 8;

function kommentareEntfernen(wurzel: Node): void {
  for (const kind of [...wurzel.childNodes]) {
    if (kind.nodeType === kommentar) kind.parentNode?.removeChild(kind);
    else kommentareEntfernen(kind);
  }
}

/** The texts of footnotes by their id; the block that holds them goes. */
function fussnotentexte(dok: Document): ReadonlyMap<string, string> {
  const texte = new Map<string, string>();
  for (const block of [...dok.body.querySelectorAll("[style*='mso-element:footnote']")]) {
    const id = block.getAttribute("id");
    for (const zeichen of [...block.querySelectorAll("a[href^='#_ftnref']")]) zeichen.remove();
    if (id) texte.set(`#_${id}`, (block.textContent ?? "").replace(/\s+/g, " ").trim());
    block.remove();
  }
  for (const liste of [...dok.body.querySelectorAll("[style*='mso-element:footnote-list']")]) liste.remove();
  return texte;
}

function verweisBereinigen(verweis: Element, fussnoten: ReadonlyMap<string, string>): void {
  const ziel = verweis.getAttribute("href") ?? "";
  const text = fussnoten.get(ziel);
  if (text) {
    const note = verweis.ownerDocument.createElement("sup");
    note.setAttribute("data-fussnote", text);
    verweis.replaceWith(note);
  } else if (!/^(https?:|mailto:)/i.test(ziel)) auspacken(verweis);
}

/** Emphasis may be an element or a style of Word's; nothing else of its styles is taken along. */
function attributeEntfernen(knoten: Element, stil: string): void {
  const bleibt = /^(href|src|alt|colspan|rowspan|data-fussnote)$/;
  for (const { name } of [...knoten.attributes]) if (!bleibt.test(name)) knoten.removeAttribute(name);
  if (knoten.localName !== "span") return;
  umbenennen(knoten, /font-weight:\s*bold/i.test(stil) ? "strong" : "em");
}

function auspacken(knoten: Element): void {
  knoten.replaceWith(...knoten.childNodes);
}

function umbenennen(knoten: Element, name: string): Element {
  const neu = knoten.ownerDocument.createElement(name);
  neu.append(...knoten.childNodes);
  knoten.replaceWith(neu);
  return neu;
}

const listenabsatz = "p[style*='mso-list']";

/** Runs of list paragraphs become lists, nested as deep as Word counts their levels. */
function listenBilden(dok: Document): void {
  for (const absatz of [...dok.body.querySelectorAll(listenabsatz)]) {
    if (!absatz.matches(listenabsatz)) continue;
    const lauf = [absatz];
    for (let n = absatz.nextElementSibling; n?.matches(listenabsatz); n = n.nextElementSibling) lauf.push(n);
    listeAus(dok, lauf);
  }
}

type Ebene = { readonly tiefe: number; readonly liste: Element; eintrag: Element };

function listeAus(dok: Document, lauf: readonly Element[]): void {
  const offen: Ebene[] = [];
  const anfang = dok.createComment("");
  lauf[0]?.before(anfang);
  for (const absatz of lauf) {
    const tiefe = Number(/level(\d)/.exec(absatz.getAttribute("style") ?? "")?.[1] ?? 1);
    const art = zeichenEntfernen(absatz);
    while (offen.length > 0 && (offen.at(-1)?.tiefe ?? 0) > tiefe) offen.pop();
    const hier = offen.at(-1);
    const eintrag = dok.createElement("li");
    if (hier && hier.tiefe === tiefe && hier.liste.localName === art) {
      hier.liste.append(eintrag);
      hier.eintrag = eintrag;
    } else {
      if (hier?.tiefe === tiefe) offen.pop();
      const liste = dok.createElement(art);
      liste.append(eintrag);
      const ueber = offen.at(-1);
      if (ueber) ueber.eintrag.append(liste);
      else anfang.before(liste);
      offen.push({ tiefe, liste, eintrag });
    }
    absatz.remove();
    absatz.removeAttribute("style");
    eintrag.append(absatz);
  }
  anfang.remove();
}

/** Takes the typed number or bullet away and says which of both it was. */
function zeichenEntfernen(absatz: Element): "ol" | "ul" {
  const zeichen = absatz.querySelector("[style*='mso-list:Ignore'], [style*='mso-list: Ignore']");
  const text = (zeichen?.textContent ?? "").replaceAll("\u00a0", " ").trim();
  zeichen?.remove();
  return /^\(?([0-9]+|[a-z]{1,2}|[ivxlc]+)[.)]/i.test(text) ? "ol" : "ul";
}
