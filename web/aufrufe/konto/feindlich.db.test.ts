import { expect } from "vitest";
import { test } from "#platform/db/testing.ts";
import { apiRoutes } from "../../app/api.ts";
import { kontoportal, zurueckgestellt } from "../../server/testing/konto.ts";

zurueckgestellt();

const kontoRouten = apiRoutes.filter(({ path }) => /^\/api\/(?:auth|admin|backend\/auth)\//.test(path));
const werte: readonly unknown[] = [
  "",
  " ",
  "x".repeat(5000),
  "\u202erosa@kanzlei.example",
  "a\u0001b@kanzlei.example",
  "' or 1=1; drop table konto; --",
  "<script>alert(1)</script>",
  "https://evil.example/",
  "//evil.example",
  "\ud800",
  "../../etc/passwd",
  "%00%0d%0aSet-Cookie: a=b",
  null,
  0,
  -1,
  1e308,
  true,
  [],
  {},
  [["a"]],
  { $ne: null },
  JSON.parse('{"__proto__": {"rolle": "admin"}, "constructor": {"prototype": {}}}'),
];
const felder = [
  "name",
  "email",
  "password",
  "currentPassword",
  "token",
  "totp",
  "recoveryCode",
  "callbackUrl",
];
const weitere = ["json", "remember", "restore", "image", "newsletterConsent", "response", "role", "disabled"];

test("Kein Aufruf der Konten stolpert über feindliche Eingaben, und keiner spiegelt Markup oder führt fort", async ({
  db,
}) => {
  const portal = kontoportal(db, {
    RATE_LIMITS: "relaxed",
    GOOGLE_CLIENT_ID: "a",
    GOOGLE_CLIENT_SECRET: "b",
  });
  const email = "rosa@kanzlei.example";
  const angemeldet = await portal.angemeldet(email);
  await portal.setzen(email, { rolle: "admin" });
  const token = await angemeldet.tokenHolen();
  const { csrfToken } = (await angemeldet.get("/api/auth/csrf")).koerper as { csrfToken: string };
  let aufrufe = 0;
  for (const { method, path } of kontoRouten) {
    // These two do what they are for: with the right form token they end the session of the whole round.
    if (`${method} ${path}`.match(/^DELETE .*\/sessions$|^POST .*\/signout$/)) continue;
    for (const [i, wert] of werte.entries()) {
      const browser = portal.browser(`10.7.${i}.${aufrufe % 250}`);
      for (const [name, inhalt] of angemeldet.cookies) browser.cookies.set(name, inhalt);
      const text = encodeURIComponent(alsText(wert).toWellFormed().slice(0, 300));
      const frage =
        method === "GET" ? `?query=${text}&limit=${text}&before=${text}&code=${text}&state=${text}` : "";
      const pfad = `${path.replace(":id", text || "x")}${frage}`;
      const koerper = {
        ...Object.fromEntries([...felder, ...weitere].map((feld) => [feld, wert])),
        csrfToken,
      };
      const antwort = await browser.ruf(pfad, {
        method,
        headers: {
          "Content-Type": i % 3 ? "application/json" : "application/x-www-form-urlencoded",
          ...(path.startsWith("/api/backend/") ? { Authorization: `Bearer ${token}` } : {}),
        },
        ...(method === "GET"
          ? {}
          : {
              body:
                i % 3
                  ? JSON.stringify(koerper)
                  : new URLSearchParams(
                      Object.entries(koerper).map(([feld, w]) => [feld, alsText(w)]),
                    ).toString(),
            }),
      });
      aufrufe += 1;
      expect(antwort.status, `${method} ${pfad} mit ${JSON.stringify(wert)}: ${antwort.text}`).toBeLessThan(
        500,
      );
      expect(antwort.headers.get("content-type") ?? "application/json").toContain("application/json");
      expect(antwort.headers.get("location") ?? "http://localhost:3000/").toMatch(
        /^(?:http:\/\/localhost:3000\/|https:\/\/accounts\.google\.com\/o\/oauth2\/v2\/auth\?)/,
      );
    }
  }
  expect(aufrufe).toBeGreaterThan(700);
  expect(await angemeldet.nutzer()).toMatchObject({ email, name: "Rosa Luchs" });
});

function alsText(wert: unknown): string {
  return typeof wert === "string" ? wert : JSON.stringify(wert);
}
