import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { ohneNonce } from "./csp.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("Nur was die Nummer dieser Seite trägt und im Dokument steht, bekommt einen Hash; die Nummer ist danach weg", () => {
  const seite = [
    '<link rel="modulepreload" nonce="abc" href="/a.js">',
    '<script nonce="abc">let a = 1 < 2;</script>',
    '<script data-x="1" nonce="abc" async>b > 0;</script>',
    '<script type="module" nonce="abc" src="/c.js"></script>',
    '<script type="application/json" nonce="abc">{"d":1}</script>',
    "<script>eingeschleust()</script>",
    '<script nonce="fremd">auchEingeschleust()</script>',
    '<script nonce="abc">ohne Ende',
  ].join("\n");
  const { teile, hashes } = ohneNonce(seite, "abc");
  expect([...hashes]).toEqual([hash("let a = 1 < 2;"), hash("b > 0;")]);
  expect(teile.join("")).toBe(seite.replaceAll(' nonce="abc"', ""));
});

test("Eine Seite ohne eigene Skripte bleibt, wie sie ist", () => {
  expect(ohneNonce("<p>Text</p>", "abc")).toEqual({ teile: ["<p>Text</p>"], hashes: new Set() });
});
