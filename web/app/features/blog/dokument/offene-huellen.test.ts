import { expect, test } from "vitest";
import { linear, wachstum } from "#platform/testing-wachstum.ts";
import { dokumentAusHtml } from "./aus-html.server.ts";
import { htmlAus } from "./html.ts";
import { ohneOffeneHuellen } from "./offene-huellen.ts";

const gelesen = (html: string) =>
  htmlAus(dokumentAusHtml(html))
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test.for([
  ["<p>vor</p><svg><path d='M0'><p>nach</p>", "vor nach"],
  ["<p>vor</p><math><mi>x</mi><p>nach</p>", "vor x nach"],
  ["<p>vor</p><object data='x'><p>nach</p>", "vor nach"],
  ["<p>vor</p><SVG\nwidth=1><p>nach</p>", "vor nach"],
  ["<p>vor</p><svg/><p>nach</p>", "vor nach"],
  ["<p>vor</p><svg><svg><title>weg</title></svg><p>nach</p>", "vor nach"],
  ["<p>vor</p><svg><text>weg</text></svg><p>nach</p>", "vor nach"],
  ["<p>vor</p><object><p>weg</p></object><p>nach</p><svg>", "vor nach"],
  ["<p>svgs <b>mathe</b></p>", "svgs mathe"],
])("%s sagt „%s“", ([html = "", text]) => {
  expect(gelesen(html)).toBe(text);
});

test.for([
  "<svg><script>alert(1)</script>",
  "<svg onload=alert(1)><p>x",
  "<math><style>x</style>",
  "<svg><iframe srcdoc=x>",
])("%s bringt nichts Fremdes herein", (html) =>
  expect(htmlAus(dokumentAusHtml(`<p>a</p>${html}`))).not.toMatch(/alert|script|style|iframe|svg/),
);

test.for(["<svg ", "<svg>", "</svg>", "<svg/>"])("Sehr viele „%s“ kosten nur ihre Länge", (teil) => {
  expect(wachstum((n) => ohneOffeneHuellen(teil.repeat(n)), 10_000)).toBeLessThan(linear);
});
