import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { testportal } from "../testing/testportal.ts";
import { seitencache } from "./seitencache.ts";

test("verpackt eine Seite erst gut, wenn sie ein zweites Mal verlangt wird", async () => {
  const cache = seitencache();
  const html = Buffer.from(`<p>${"Gebühren ".repeat(2_000)}</p>`);
  cache.ablage()("/seite", { headers: {}, html, gepackt: {} });
  const holen = () =>
    cache.treffer(
      { method: "GET", ziel: "/seite", header: (name) => (name === "accept-encoding" ? "br" : null) },
      {},
    );
  await new Promise((weiter) => setTimeout(weiter, 100));
  expect(holen()?.headers.get("content-encoding")).toBe(null);
  await expect.poll(() => holen()?.headers.get("content-encoding")).toBe("br");
  const gepackt = Buffer.from((await holen()?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(gepackt.byteLength).toBeLessThan(100);
  expect(brotliDecompressSync(gepackt).equals(html)).toBe(true);
});

test("gibt bis dahin weiter, was der erste Leser verpackt bekam, mit seiner Länge", async () => {
  const { holen } = testportal();
  const headers = { "Accept-Encoding": "br" };
  const erste = await holen("/seite", { headers });
  const zweite = await holen("/seite", { headers });
  expect(zweite.headers.get("content-encoding")).toBe("br");
  expect(zweite.headers.get("vary")).toBe("Accept-Encoding, Cookie");
  const [a, b] = [await erste.arrayBuffer(), await zweite.arrayBuffer()];
  expect(zweite.headers.get("content-length")).toBe(String(b.byteLength));
  expect(brotliDecompressSync(a).equals(brotliDecompressSync(b))).toBe(true);
});
