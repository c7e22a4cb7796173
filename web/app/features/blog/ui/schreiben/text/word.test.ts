import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { ohneStilvorlagen, wordBereinigen } from "./word.ts";

/** The body as it stands after cleaning. */
function bereinigt(rumpf: string): string {
  const { document } = parseHTML(
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head></head><body>${rumpf}</body></html>`,
  );
  wordBereinigen(document as unknown as Document);
  return document.body.innerHTML.trim();
}

const punkt = (text: string, zeichen: string, ebene = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${ebene} lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>${zeichen}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;</span></span></span><!--[endif]-->${text}<o:p></o:p></p>`;

test("Absätze verlieren Klassen, Stile, Namensräume und bedingte Kommentare", () => {
  expect(
    bereinigt(
      `<!--[if gte mso 9]><xml>x</xml><![endif]--><p class=MsoNormal style='mso-margin:0'><span lang=DE style='font-size:11pt'>Die <b>Frist</b> beginnt.<o:p></o:p></span></p><p class=MsoNormal>&nbsp;</p>`,
    ),
  ).toBe("<p>Die <b>Frist</b> beginnt.</p>");
});

test("Fett und kursiv als Stil bleiben erhalten", () => {
  expect(
    bereinigt(
      `<p class=MsoNormal><span style='font-weight:bold'>Achtung</span> <span style='font-style:italic'>cum grano</span></p>`,
    ),
  ).toBe("<p><strong>Achtung</strong> <em>cum grano</em></p>");
});

test("Listenabsätze werden zu einer Aufzählung", () => {
  expect(bereinigt(punkt("eins", "·") + punkt("zwei", "·"))).toBe(
    "<ul><li><p>eins</p></li><li><p>zwei</p></li></ul>",
  );
});

test("Getippte Nummern werden zu einer nummerierten Liste, tiefere Ebenen zu Listen darin", () => {
  expect(
    bereinigt([punkt("eins", "1."), punkt("darin", "a)", 2), punkt("zwei", "2."), "<p>Ende</p>"].join("")),
  ).toBe("<ol><li><p>eins</p><ol><li><p>darin</p></li></ol></li><li><p>zwei</p></li></ol><p>Ende</p>");
});

test("Überschriften rücken in die Ebenen, die ein Artikel hat", () => {
  expect(bereinigt("<h1 class=MsoTitle>A</h1><h2>B</h2><h5>C</h5>")).toBe("<h2>A</h2><h2>B</h2><h4>C</h4>");
});

test("Eine Fußnote von Word wird zur Fußnote an ihrer Stelle", () => {
  expect(
    bereinigt(
      `<p class=MsoNormal>Satz<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span>[1]</span></a>.</p><div style='mso-element:footnote-list'><br clear=all><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1">[1]</a> BGH, Urteil vom 1. Juli</p></div></div>`,
    ),
  ).toBe(`<p>Satz<sup data-fussnote="BGH, Urteil vom 1. Juli"></sup>.</p>`);
});

test("Adressen von Rechnern und Sprungmarken verschwinden, ihre Worte bleiben", () => {
  expect(
    bereinigt(
      `<p class=MsoNormal><a href="file:///C:/x.doc">Datei</a> <a href="https://dejure.org/x">Norm</a></p>`,
    ),
  ).toBe(`<p>Datei <a href="https://dejure.org/x">Norm</a></p>`);
});

test("Was nicht von Word kommt, bleibt, wie es ist", () => {
  const { document } = parseHTML(`<html><body><h1 class="x">A</h1></body></html>`);
  wordBereinigen(document as unknown as Document);
  expect(document.body.innerHTML).toBe(`<h1 class="x">A</h1>`);
});

test("Stilvorlagen verschwinden aus dem Text, ehe ihn jemand liest; alles andere bleibt", () => {
  expect(
    ohneStilvorlagen("<head><STYLE type=x>\np.Mso {margin:0}\n</Style ></head><p style='a'>Text</p>"),
  ).toBe("<head></head><p style='a'>Text</p>");
  expect(ohneStilvorlagen("<p>a</p><style>nie zu Ende <p>b</p>")).toBe("<p>a</p>");
  expect(ohneStilvorlagen("<p>Ein <styled> Wort</p>")).toBe("<p>Ein <styled> Wort</p>");
});
