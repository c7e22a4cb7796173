import { describe, expect, test } from "vitest";
import { dokumentAusHtml } from "./aus-html.server.ts";
import { bildErlaubt, linkErlaubt } from "./erlaubte-links.ts";
import { htmlAus } from "./html.ts";
import { inhaltsverzeichnis } from "./kennungen.ts";
import { dokumentPruefen } from "./pruefen.ts";
import { auszugAus, bildadressen, leer, lesezeit, textAus, wortzahl } from "./text.ts";

const absatz = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
const doc = (...content: unknown[]) => dokumentPruefen({ type: "doc", content });

describe("Ein Dokument wird zu HTML", () => {
  test("Überschriften bekommen eigene Kennungen, das Inhaltsverzeichnis nennt dieselben", () => {
    const dokument = dokumentAusHtml(
      "<h2>Gebühren</h2><h3>§ 13 RVG</h3><h2>Gebühren</h2><h2>Gebühren 2</h2><h2>?</h2>",
    );
    expect(htmlAus(dokument).match(/id="[^"]+"/g)).toEqual([
      'id="zu-gebuehren"',
      'id="zu-paragraph-13-rvg"',
      'id="zu-gebuehren-2"',
      'id="zu-gebuehren-2-2"',
      'id="zu-abschnitt"',
    ]);
    expect(inhaltsverzeichnis(dokument).slice(0, 2)).toEqual([
      { id: "zu-gebuehren", ebene: 2, text: "Gebühren" },
      { id: "zu-paragraph-13-rvg", ebene: 3, text: "§ 13 RVG" },
    ]);
    expect(inhaltsverzeichnis(dokument)[3]?.id).toBe("zu-gebuehren-2-2");
  });

  test("Fußnoten stehen am Ende, mit Weg hin und zurück", () => {
    const html = htmlAus(
      dokumentAusHtml(
        '<p>A<sup data-fussnote="BGH, https://bgh.example/a."></sup> B<sup data-fussnote="Zwei"></sup></p>',
      ),
    );
    expect(html).toContain(
      'A<sup class="text-fussnote"><a href="#fn-1" id="fnref-1" aria-label="Fußnote 1">1</a></sup> B',
    );
    expect(html).toContain(
      '<li id="fn-1">BGH, <a href="https://bgh.example/a" rel="noreferrer nofollow">https://bgh.example/a</a>. <a class="text-zurueck" href="#fnref-1"',
    );
    expect(html).toContain('<li id="fn-2">Zwei <a class="text-zurueck" href="#fnref-2"');
  });

  test("eine Tabelle hat Kopfzellen mit Richtung und einen Rahmen, der mit der Tastatur rollt", () => {
    const html = htmlAus(
      dokumentAusHtml(
        '<table><tr><th>Wert</th><th>Gebühr</th></tr><tr><th>bis 500</th><td align="right">51,50</td></tr></table>',
      ),
    );
    expect(html).toBe(
      '<div class="text-tabelle" role="region" aria-label="Tabelle 1" tabindex="0"><table><thead><tr><th scope="col">Wert</th><th scope="col">Gebühr</th></tr></thead><tbody><tr><th scope="row">bis 500</th><td class="text-rechts">51,50</td></tr></tbody></table></div>',
    );
  });

  test("ein Bild nennt Größe, Fassungen, Herkunft und hat ein verschwommenes Bild hinter sich", () => {
    const url = "/media/blog/images/a.jpg";
    const fassungen = new Map([
      [
        url,
        {
          url,
          breite: 1_000,
          hoehe: 500,
          platzhalter: "data:image/webp;base64,AAAA",
          fassungen: [
            { art: "avif" as const, breite: 360, url: "/media/blog/images/a-360.avif" },
            { art: "avif" as const, breite: 720, url: "/media/blog/images/a-720.avif" },
            { art: "webp" as const, breite: 360, url: "/media/blog/images/a-360.webp" },
          ],
        },
      ],
    ]);
    const dokument = doc({ type: "image", attrs: { src: url, alt: "Ein „Bild“", quelle: "Foto: <X>" } });
    const html = htmlAus(dokument, { fassungen });
    expect(html).toContain(
      '<source type="image/avif" srcset="/media/blog/images/a-360.avif 360w, /media/blog/images/a-720.avif 720w"',
    );
    expect(html).toContain('alt="Ein „Bild“" width="1000" height="500" loading="lazy"');
    expect(html).toContain('style="background:url(data:image/webp;base64,AAAA) center/cover no-repeat"');
    expect(html).toContain("<figcaption>Foto: &lt;X&gt;</figcaption>");
    expect(bildadressen(dokument)).toEqual([url]);
  });

  test("ein Link, der zum Teil fett ist, bleibt ein Link; fremde Seiten erfahren nichts", () => {
    const html = htmlAus(
      dokumentAusHtml('<p><a href="https://a.example/">ganz <b>fett</b></a> <a href="/blog">hier</a></p>'),
    );
    expect(html).toBe(
      '<p><a href="https://a.example/" rel="noreferrer nofollow">ganz <strong>fett</strong></a> <a href="/blog">hier</a></p>',
    );
  });

  test("Fundstellen können verlinkt werden, nur nicht in Links, Code und Überschriften", () => {
    const dokument = dokumentAusHtml("<h2>§ 1</h2><p>§ 1 <code>§ 1</code> <a href='/x'>§ 1</a></p>");
    const html = htmlAus(dokument, {
      zitateVerlinken: (text) =>
        text
          .split(/(§ 1)/)
          .map((stueck) => (stueck === "§ 1" ? { text: stueck, href: "/norm" } : { text: stueck })),
    });
    expect(html).toBe(
      '<h2 id="zu-paragraph-1">§ 1</h2><p><a href="/norm" data-norm>§ 1</a> <code>§ 1</code> <a href="/x">§ 1</a></p>',
    );
  });
});

describe("HTML wird zum Dokument", () => {
  test("das eigene HTML kommt zurück, wie es war", () => {
    const dokument = dokumentAusHtml(
      [
        "<h2>A</h2><p>Text <b>fett <i>beides</i></b><br>neu<sup data-fussnote='Note'></sup></p><ol start=3><li>drei<ul><li>x</li></ul></li></ol>",
        "<blockquote><p>Zitat</p></blockquote><hr><table><tr><th>K</th></tr><tr><td colspan=1 align=center>Z</td></tr></table>",
        '<figure><img src="/media/blog/images/a.png" alt="Bild"><figcaption>Quelle</figcaption></figure>',
      ].join(""),
    );
    expect(dokument.content.map(({ type }) => type)).toEqual([
      "heading",
      "paragraph",
      "orderedList",
      "blockquote",
      "horizontalRule",
      "table",
      "image",
    ]);
    expect(dokumentAusHtml(htmlAus(dokument))).toEqual(dokument);
  });

  test("was das Dokument nicht kennt, fällt weg, sein Text bleibt", () => {
    const dokument = dokumentAusHtml(
      '<h1>Titel</h1><h6>klein</h6><div>lose <span style="color:red">rot</span></div><img src="https://fremd.example/x.png" alt="x">',
    );
    expect(htmlAus(dokument)).toBe('<h2 id="zu-titel">Titel</h2><h4 id="zu-klein">klein</h4><p>lose rot</p>');
  });

  test("ein leerer Text ist ein leerer Absatz", () => {
    expect(dokumentAusHtml("")).toEqual({ type: "doc", content: [{ type: "paragraph" }] });
    expect(leer(dokumentAusHtml(" <p>&nbsp; </p>"))).toBe(true);
    expect(leer(dokumentAusHtml("<p>x</p>"))).toBe(false);
    expect(leer(dokumentAusHtml('<img src="/media/blog/images/a.png">'))).toBe(false);
  });
});

describe("Ein Dokument wird gezählt und gekürzt", () => {
  test("Wörter, Minuten und Text", () => {
    const dokument = doc(
      { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Die E-Mail" }] },
      absatz("Nach § 13 Abs. 1 RVG kostet das 1.234,50 Euro."),
    );
    expect(textAus(dokument)).toBe("Die E-Mail\nNach § 13 Abs. 1 RVG kostet das 1.234,50 Euro.");
    expect(wortzahl(dokument)).toBe(11);
    expect(lesezeit(dokument)).toBe(1);
    expect(lesezeit(doc(absatz("Wort ".repeat(500))))).toBe(3);
    expect(lesezeit(doc(absatz("Wort ".repeat(499))))).toBe(2);
  });

  test("der Auszug endet zwischen zwei Wörtern und ist höchstens 200 Zeichen lang", () => {
    expect(auszugAus(doc(absatz("Kurz.")))).toBe("Kurz.");
    const auszug = auszugAus(doc(absatz("Gebühren ".repeat(50))));
    expect(auszug).toBe(`${"Gebühren ".repeat(22).trim()}…`);
    expect(auszugAus(doc(absatz("x".repeat(300))))).toHaveLength(200);
    const bild = {
      type: "image",
      attrs: { src: "/media/blog/images/a.png", alt: "Ein Kreis", quelle: "Eigene Grafik" },
    };
    expect(auszugAus(doc(bild, absatz("Zur Sache.")))).toBe("Zur Sache.");
  });
});

describe("Adressen", () => {
  test.each([
    "https://a.example/x?y=1&z=ü#s",
    "http://a.example",
    "mailto:a@b.example",
    "/blog/x",
    "/",
    "#zu-kosten",
  ])("%s führt weiter", (adresse) => expect(linkErlaubt(adresse)).toBe(true));

  test.each([
    "javascript:x",
    "//a.example",
    "/\\a.example",
    "https:a",
    "https://u:p@a.example",
    "data:,x",
    "x",
    "",
    "#",
    "mailto:",
    "ftp://a.example",
    "https://",
    "/a b",
    "/a\tb",
    "https://a.example/\u0000",
    "https://[x",
  ])("%j führt nirgends hin", (adresse) => expect(linkErlaubt(adresse)).toBe(false));

  test("Bilder kommen aus dem eigenen Speicher", () => {
    expect(bildErlaubt("/media/blog/images/0f-a_1.webp")).toBe(true);
    for (const fremd of [
      "/media/og/x.png",
      "/media/blog/../a.png",
      "/media/blog/a.svg",
      "https://x/media/blog/a.png",
    ])
      expect(bildErlaubt(fremd), fremd).toBe(false);
  });
});
