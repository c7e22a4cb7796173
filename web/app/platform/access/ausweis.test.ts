import { describe, expect, test, vi } from "vitest";
import { ausweisart, ausweisen } from "./ausweis.server.ts";
import type { Sitzung } from "./konto.ts";
import { markenhash, neueMarke } from "./marke.server.ts";

const cookie = { sitzungId: "cookie" } as Sitzung;
const token = { sitzungId: "token" } as Sitzung;
const mitCookie = { Cookie: "next-auth.session-token=x" };
const mitToken = { Authorization: "Bearer x" };

test.each([
  ["/api/backend/x", false, "token"],
  ["/api/backend/x", true, "token"],
  ["/api/rechner/rvg", true, "token"],
  ["/api/rechner/rvg", false, "cookie-oder-token"],
  ["/api/backendx", false, "cookie-oder-token"],
  ["/x/api/backend/", false, "cookie-oder-token"],
] as const)("%s (offen: %s) nimmt als Ausweis: %s", (pfad, cors, art) => {
  expect(ausweisart(pfad, cors)).toBe(art);
});

describe("Ausgewiesen ist", () => {
  const fragen = (wert: { ausCookie?: Sitzung; ausToken?: Sitzung }) => ({
    ausCookie: vi.fn(async () => wert.ausCookie),
    ausToken: vi.fn(async () => wert.ausToken),
  });
  const anfrage = (headers: Record<string, string>) => new Request("http://localhost/", { headers });
  const niemand = { sitzung: undefined, durch: undefined };
  const durchCookie = { sitzung: cookie, durch: "cookie" };
  const durchToken = { sitzung: token, durch: "token" };

  test.each([
    [{}, "cookie-oder-token", niemand, 0],
    [mitCookie, "cookie-oder-token", durchCookie, 1],
    [mitCookie, "token", niemand, 0],
    [{ Cookie: "a=1" }, "cookie-oder-token", niemand, 0],
    [mitToken, "cookie-oder-token", durchToken, 0],
    [mitToken, "token", durchToken, 0],
    [{ ...mitCookie, ...mitToken }, "cookie-oder-token", durchToken, 0],
    [{ ...mitCookie, Authorization: "bEARER" }, "cookie-oder-token", durchToken, 0],
    [{ ...mitCookie, Authorization: "Basic x" }, "cookie-oder-token", durchCookie, 1],
    [{ ...mitCookie, Authorization: "Bearers x" }, "cookie-oder-token", durchCookie, 1],
    [{ ...mitCookie, Authorization: "x bearer" }, "cookie-oder-token", durchCookie, 1],
  ] as const)("bei %j und „%s“: %j", async (headers, art, erwartet, gefragt) => {
    const ausweise = fragen({ ausCookie: cookie, ausToken: token });
    expect(await ausweisen(ausweise, anfrage(headers), { art })).toEqual(erwartet);
    expect(ausweise.ausCookie).toHaveBeenCalledTimes(gefragt);
  });

  test("niemand, wenn das Cookie nichts wert ist", async () => {
    const gefragt = ausweisen(fragen({}), anfrage(mitCookie), { art: "cookie-oder-token" });
    expect(await gefragt).toEqual(niemand);
  });

  test("nie niemand, wenn das Zugriffsmerkmal nichts wert ist: 401 und der Grund im Kopf", async () => {
    const anfrageMitBeidem = anfrage({ ...mitCookie, ...mitToken });
    const ruf = ausweisen(fragen({ ausCookie: cookie }), anfrageMitBeidem, { art: "cookie-oder-token" });
    await expect(ruf).rejects.toMatchObject({
      status: 401,
      koerper: { error: "Nicht angemeldet" },
      headers: { "WWW-Authenticate": 'Bearer error="invalid_token"' },
    });
  });

  test("wer nur nach seinem Stand fragt, auch mit wertlosem Zugriffsmerkmal durch sein Cookie", async () => {
    const nachsichtig = { art: "cookie-oder-token", nachsichtig: true } as const;
    const beides = anfrage({ ...mitCookie, ...mitToken });
    expect(await ausweisen(fragen({ ausCookie: cookie }), beides, nachsichtig)).toEqual(durchCookie);
    expect(await ausweisen(fragen({ ausCookie: cookie }), anfrage(mitToken), nachsichtig)).toEqual(niemand);
    const nurToken = { ...nachsichtig, art: "token" } as const;
    expect(await ausweisen(fragen({ ausCookie: cookie }), beides, nurToken)).toEqual(niemand);
  });
});

test("Eine Marke sind 256 zufällige Bits in 43 Zeichen; aufbewahrt wird ihr SHA-256", () => {
  const marken = Array.from({ length: 20 }, neueMarke);
  for (const marke of marken) {
    expect(marke).toMatch(/^[\w-]{43}$/);
    expect(Buffer.from(marke, "base64url")).toHaveLength(32);
  }
  expect(new Set(marken).size).toBe(20);
  // FIPS 180-2, appendix B.1.
  expect(markenhash("abc").toString("hex")).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
});
