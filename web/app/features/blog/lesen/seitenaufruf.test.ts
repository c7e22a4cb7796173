import { expect, test } from "vitest";
import { geleseneSeite } from "./seitenaufruf.ts";

const browser =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0 Safari/537.36";

function gelesen(
  ziel: string,
  { method = "GET", status = 200, ...header }: Record<string, string | number> = {},
) {
  const kopf: Record<string, unknown> = { "user-agent": browser, ...header };
  return geleseneSeite({
    method: String(method),
    ziel,
    status: Number(status),
    header: (name) => kopf[name] as string | undefined,
  });
}

test("Wer die Seite eines Artikels bekommt, liest ihn, auch wenn er sie schon hat", () => {
  expect(gelesen("/blog/fristen-im-juli")).toBe("fristen-im-juli");
  expect(gelesen("/blog/Fristen-im-Juli?utm_source=x")).toBe("fristen-im-juli");
  expect(gelesen("/blog/fristen", { status: 304 })).toBe("fristen");
  expect(gelesen("/blog/%C3%A4ra")).toBe("ära");
});

test("Andere Seiten, Fehlschläge und Vorausgeladenes liest niemand", () => {
  for (const ziel of ["/blog", "/blog/", "/blog/tag/rvg", "/rvgrechner", "/api/blog/fristen", "/blog/%ZZ"])
    expect(gelesen(ziel), ziel).toBeUndefined();
  expect(gelesen("/blog/fristen", { status: 404 })).toBeUndefined();
  expect(gelesen("/blog/fristen", { method: "HEAD" })).toBeUndefined();
  expect(gelesen("/blog/fristen", { "sec-purpose": "prefetch;prerender" })).toBeUndefined();
});

test("Programme lesen nicht", () => {
  for (const agent of [
    "",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0)",
    "facebookexternalhit/1.1",
    "Slackbot-LinkExpanding 1.0",
    "curl/8.5.0",
    "python-requests/2.31",
  ])
    expect(gelesen("/blog/fristen", { "user-agent": agent }), agent).toBeUndefined();
});

test("Der Weg von Seite zu Seite zählt einmal, das Erneuern der eigenen nicht", () => {
  const von = (pfad: string) => ({ referer: `https://portal.example${pfad}` });
  expect(gelesen("/blog/fristen.data", von("/blog"))).toBe("fristen");
  expect(gelesen("/blog/fristen.data", von("/blog/gebuehren"))).toBe("fristen");
  expect(gelesen("/blog/fristen.data")).toBe("fristen");
  // What is no address says nothing of where somebody comes from.
  expect(gelesen("/blog/fristen.data", { referer: "http://[" })).toBe("fristen");
  expect(gelesen("/blog/fristen.data", von("/blog/fristen?x=1"))).toBeUndefined();
  expect(gelesen("/blog/fristen.data?_routes=root", von("/blog"))).toBeUndefined();
  expect(gelesen("/blog/fristen.data?_routes=root%2Cfeatures%2Fblog%2Fpages%2Fartikel", von("/blog"))).toBe(
    "fristen",
  );
});
