import { describe, expect, test } from "vitest";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { warteschlange } from "../schutz/warteschlange.ts";
import { testportal } from "../testing/testportal.ts";
import { absageseiten } from "./absageseiten.ts";

describe("Eine Absage", () => {
  const browser = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
  const zuGross = "x".repeat(1024 * 1024 + 1);
  const alsSeite = async (antwort: Response) => {
    expect(antwort.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(antwort.headers.get("cache-control")).toBe("private, no-store");
    const text = await antwort.text();
    expect(text).toContain("<!DOCTYPE html>");
    expect(text).not.toMatch(/<script src=|\bnonce=/);
  };

  test.each([
    [405, { method: "PUT" }],
    [413, { method: "POST", body: zuGross }],
  ])("mit %i ist für Leser eine Seite, einmal gemacht, für Programme ein Datensatz", async (status, init) => {
    const { holen, zaehler } = testportal();
    for (const _ of [1, 2]) {
      const antwort = await holen("/seite", { ...init, headers: browser });
      expect(antwort.status).toBe(status);
      if (status === 405) expect(antwort.headers.get("allow")).toBe("GET, HEAD, POST");
      await alsSeite(antwort);
    }
    expect(zaehler.gerendert).toBe(1);
    const programm = { Accept: "application/json" };
    for (const [pfad, headers] of [
      ["/seite", programm],
      ["/seite.data", browser],
    ] as const) {
      const antwort = await holen(pfad, { ...init, headers });
      expect([antwort.status, Object.keys(await antwort.json())]).toEqual([status, ["error"]]);
    }
    expect(zaehler.gerendert).toBe(1);
  });

  test("der sitemap.xml ist auch eine", async () => {
    const schlange = warteschlange({ jeClient: 1, wartendHoechstens: 0 });
    const { holen } = testportal({ schlange });
    const lange = holen("/langsam", { headers: browser });
    await new Promise((weiter) => setTimeout(weiter, 100));
    const absage = await holen("/sitemap.xml", { headers: browser });
    expect([absage.status, absage.headers.get("retry-after")]).toEqual([429, "10"]);
    await alsSeite(absage);
    await lange;
  });

  test("hebt im Menü kein Ziel hervor, denn sie steht unter jeder Adresse", async () => {
    const menue =
      '<!DOCTYPE html><html><head></head><body><a aria-current="page" href="/blog">Blog</a></body></html>';
    const absage = absageseiten(async () => new Response(menue), [], "http://localhost");
    const html = await (await absage(new ApiFehler(429, { error: "" }))).text();
    expect(html).toContain('<a href="/blog">Blog</a>');
  });
});
