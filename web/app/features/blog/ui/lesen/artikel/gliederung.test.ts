import { expect, test } from "vitest";
import { gliederung } from "./gliederung.ts";

test("Überschriften der ersten beiden Ebenen, ohne Fußnoten und Maskierung, nicht die in Zitaten und Tabellen", () => {
  const html = [
    '<h2 id="zu-a">Gebühren &amp; <em>Kosten</em><sup class="text-fussnote"><a href="#fn-1">1</a></sup></h2>',
    '<blockquote><h2 id="zu-b">Zitat</h2></blockquote>',
    '<div><table><tr><td><h3 id="zu-c">Zelle</h3></td></tr></table></div>',
    '<h3 id="zu-d">§ 15a RVG</h3><h4 id="zu-e">Zu fein</h4>',
  ].join("");
  expect(gliederung(html)).toEqual([
    { id: "zu-a", ebene: 2, text: "Gebühren & Kosten" },
    { id: "zu-d", ebene: 3, text: "§ 15a RVG" },
  ]);
});
