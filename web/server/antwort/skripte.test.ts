import { expect, test } from "vitest";
import { skripteZuletzt } from "./skripte.ts";

test("Skripte stehen hinter Schriften und Stilen zurück: erst das Bild, dann die Bedienung", () => {
  const link = '<link rel="modulepreload" href="/a.js"/>';
  const text = "&lt;link rel=&quot;modulepreload&quot; href=&quot;x&quot;&gt; bleibt, wie es ist";
  expect(skripteZuletzt(`${link}<link rel="stylesheet" href="/a.css"/>${link}${text}`)).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="stylesheet" href="/a.css"/>' +
      `<link rel="modulepreload" fetchpriority="low" href="/a.js"/>${text}`,
  );
});
