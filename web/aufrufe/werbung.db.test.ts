import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { datenbankOeffnen } from "#platform/db/datenbank.server.ts";
import { pages } from "../app/routes.ts";
import { datenbankportal } from "../e2e/lib/datenbankportal.ts";
import { anmelden } from "../e2e/lib/demoportal.ts";
import { besuch } from "./besuch.ts";
import { gelesen } from "./lesen.ts";

// Who sees ads where, what of them is counted, and the form to the operator, as visitors and accounts get them.

let portal: Awaited<ReturnType<typeof datenbankportal>>;
beforeAll(async () => {
  portal = await datenbankportal({ RATE_LIMITS: "relaxed" });
});
afterAll(() => portal?.beenden());

const { seite, absenden, mail, neue } = besuch(() => portal);

/** Pages for everybody that are documents. */
const offene = pages.filter(
  ({ guard, path, file }) => guard.startsWith("oeffentlich") && file.endsWith(".tsx") && !/[:*]/.test(path),
);
const bestellseite = "/billing-confirmation?type=premium&cycle=monthly";

/** Every page with places for ads, one for each address that is like another. */
const mitAnzeigen = pages
  .filter(({ anzeigen }) => anzeigen !== undefined)
  .map(({ path }) => path.replace(/^\/blog\/(.+\/)?:slug$/, "/blog/$1gibt-es-nicht"));
const plaetze = (html: string): readonly string[] =>
  [...html.matchAll(/data-testid="ad-slot" data-slot-id="([\w-]+)"/g)].map(([, id = ""]) => id);
const firefox = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0" };

describe("Anzeigen", () => {
  /** What of ads the answers of all pages with places for them hold. */
  const spuren = async (cookie: string) => {
    const seiten = await Promise.all(
      [...mitAnzeigen, "/rvgrechner.data", "/blog.data"].map(async (pfad) => ({
        pfad,
        html: (await seite(pfad, cookie)).html,
      })),
    );
    return seiten
      .filter(({ html }) => /data-slot-id|\/anzeige\/|Hier werben|Feinkost/.test(html))
      .map(({ pfad }) => pfad);
  };

  test("stehen für jeden, der nichts zahlt, auf jeder Seite mit Plätzen, und für Zahlende auf keiner", async () => {
    expect(mitAnzeigen.length).toBeGreaterThan(14);
    const alle = [...mitAnzeigen, "/rvgrechner.data", "/blog.data"];
    expect(await spuren("")).toEqual(alle);
    for (const name of ["free", "autor", "gast", "moderator", "admin"])
      expect(await spuren((await anmelden(portal.url, name)).cookie), name).toEqual(alle);
    for (const name of ["basic", "premium", "teams", "mitglied"])
      expect(await spuren((await anmelden(portal.url, name)).cookie), name).toEqual([]);
  });

  test("fehlen schon in der Testphase und stehen wieder da, sobald der Tarif vorbei ist", async () => {
    const { cookie } = await neue();
    await absenden(bestellseite, { type: "premium", betrag: "0", zahlweg: "" }, cookie);
    expect(await spuren(cookie)).toEqual([]);
    const { user } = await (
      await fetch(`${portal.url}/api/auth/session`, { headers: { Cookie: cookie } })
    ).json();
    const datenbank = await datenbankOeffnen(portal.ablage, { art: "skript", migration: false });
    await datenbank.pool.query("update konto set tarif_bis = now() - interval '1 minute' where id = $1", [
      user.id,
    ]);
    await datenbank.schliessen();
    expect(await spuren(cookie)).toEqual([...mitAnzeigen, "/rvgrechner.data", "/blog.data"]);
  });

  test("heißen Anzeige, nennen, wer wirbt, und führen zu keinem Dritten, den niemand gewählt hat", async () => {
    for (const pfad of mitAnzeigen) {
      const { html } = await seite(pfad);
      const ids = plaetze(html);
      expect(ids.length, pfad).toBeGreaterThan(1);
      expect(new Set(ids).size, pfad).toBe(ids.length);
      const kaesten = html.split('data-testid="ad-slot"').slice(1);
      for (const [i, kasten] of kaesten.entries()) {
        expect(kasten, pfad).toMatch(/<span>Anzeige<\/span>/);
        expect(kasten, pfad).toContain("data-nicht-drucken");
        expect(gelesen(kasten), pfad).toMatch(/Gebührenportal|Feinkost Morgenrot/);
        expect(kasten, pfad).toContain(`utm_medium=banner&amp;utm_campaign=${ids[i]}`);
        expect(kasten, pfad).toMatch(/href="\/anzeige\/[0-9a-f-]{36}\/[a-z-]+" rel="sponsored noopener"/);
      }
      expect(html, pfad).not.toMatch(/(?:src|srcset)="(?:https?:)?\/\//);
    }
    const { text } = await seite("/blog");
    expect(text).toContain("Kanzleisoftware nach Maß");
    expect(text).toContain("Feinkost Morgenrot");
  });

  test("fehlen auf allen anderen offenen Seiten", async () => {
    const ohne = offene.map(({ path }) => path).filter((path) => !mitAnzeigen.includes(path));
    expect(ohne).toEqual(expect.arrayContaining(["/login", "/register", "/impressum", "/subscription"]));
    for (const pfad of ohne) expect(plaetze((await seite(pfad)).html), pfad).toEqual([]);
  });

  test("werden in Tagessummen gezählt, ohne Programme, und der Klick führt nur zum Ziel der Kampagne", async () => {
    const kampagne = "6f0c1a52-0003-4000-8000-000000000003";
    const klick = `/anzeige/${kampagne}/blog-sidebar?ziel=https://example.net&next=//example.net`;
    const ziele = [
      await seite(klick, "", { headers: firefox }),
      await seite(klick, "", { headers: { "User-Agent": "Googlebot/2.1" } }),
      await seite(klick, "", { headers: { ...firefox, "Sec-Purpose": "prefetch" } }),
    ];
    for (const { status, headers } of ziele)
      expect([status, headers.get("location")]).toEqual([302, "https://example.com/"]);
    for (const pfad of [`/anzeige/${kampagne}/nirgends`, "/anzeige/x/blog-sidebar"])
      expect((await seite(pfad)).status, pfad).toBe(404);
    const slot = { slotId: "blog-sidebar", format: "sidebar", size: "160x280", creative: kampagne };
    const melden = (userAgent: string, slots: unknown) =>
      fetch(`${portal.url}/api/ads/performance`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "User-Agent": userAgent },
        body: JSON.stringify({ slots }),
      });
    const { "User-Agent": mensch } = firefox;
    const gemeldet = await melden(mensch, [{ ...slot, visibleMs: 5_000, view: true }]);
    expect([gemeldet.status, gemeldet.headers.getSetCookie()]).toEqual([204, []]);
    expect((await melden(mensch, [{ ...slot, visibleMs: 30_000 }])).status).toBe(204);
    expect((await melden("Googlebot/2.1", [{ ...slot, visibleMs: 5_000, view: true }])).status).toBe(204);
    expect((await melden(mensch, [{ ...slot, slotId: "anderswo", visibleMs: 1 }])).status).toBe(400);
    expect((await melden(mensch, [])).status).toBe(400);
    const { cookie } = await anmelden(portal.url, "admin");
    const { text } = await seite(`/admin/werbung/${kampagne}`, cookie);
    const heute = new Intl.DateTimeFormat("de-DE", {
      dateStyle: "medium",
      timeZone: "Europe/Berlin",
    }).format(new Date());
    expect(text).toContain(`${heute} Blog, neben der Liste 1 1 100,0 % 35`);
  });

  test("werden von der Verwaltung angelegt, ihr Bild neu gemacht, und wieder beendet", async () => {
    const { cookie } = await anmelden(portal.url, "admin");
    const senden = (pfad: string, felder: Readonly<Record<string, string>>, bild?: Blob) => {
      const formular = new FormData();
      for (const [name, wert] of Object.entries(felder)) formular.set(name, wert);
      if (bild) formular.set("bild", bild, "bild.png");
      return seite(pfad, cookie, { method: "POST", body: formular });
    };
    const felder = {
      art: "bezahlt",
      werbender: "Bürobedarf Birke",
      titel: "Papier zum Festpreis",
      gewicht: "7",
      text: "Holzfrei, weiß.",
      ziel: "https://example.com/papier",
      von: "heute",
      bis: "",
      "platz-tool-banner": "on",
      "thema-forderung": "on",
      bildtext: "Ein Stapel Papier",
    };
    const falsch = await senden("/admin/werbung/neu", { ...felder, ziel: "javascript:alert(1)" });
    expect(falsch.status).toBe(422);
    expect(falsch.text).toContain("Bitte eine Adresse mit https://");
    expect(falsch.html).toContain("Bürobedarf Birke");
    const keinBild = await senden("/admin/werbung/neu", felder, new Blob(["<svg/>"], { type: "image/png" }));
    expect(keinBild.text).toContain("Nur Bilddateien");
    const png = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    const mit = (mb: number) => new Blob([png, new Uint8Array(mb * 1024 * 1024)], { type: "image/png" });
    const zuGross = await senden("/admin/werbung/neu", felder, mit(9));
    expect(zuGross.status).toBe(422);
    expect(zuGross.text).toContain("Das Bild ist größer als 8 MB.");
    expect(zuGross.html).toContain("Bürobedarf Birke");
    const angelegt = await senden("/admin/werbung/neu", felder, mit(2));
    expect(angelegt.status).toBe(302);
    const ort = angelegt.headers.get("location") ?? "";
    const { html } = await seite(ort, cookie);
    const bild = /src="(\/media\/werbung\/[0-9a-f-]{36}\.webp)"/.exec(html)?.[1] ?? "";
    const datei = await fetch(portal.url + bild);
    expect([datei.status, datei.headers.get("content-type")]).toEqual([200, "image/webp"]);
    await expect.poll(async () => (await seite("/zinsrechner")).text).toContain("Papier zum Festpreis");
    expect((await senden(ort, { handlung: "beenden" })).text).toContain("Beendet.");
    await expect.poll(async () => (await seite("/zinsrechner")).text).not.toContain("Papier zum Festpreis");
    expect((await seite("/admin/werbung?query=birke", cookie)).text).toContain("Papier zum Festpreis");
  });
});

describe("Die Kontaktseite", () => {
  const adresse =
    "/kontakt?betreff=werbung&utm_source=gebuehrenportal&utm_medium=banner&utm_campaign=blog-sidebar";
  const angaben = { name: "Rosa Luchs", email: "luchs@kanzlei.example", company: "Luchs & Partner" };

  test("fragt nach dem Nötigen, behält Getipptes und sagt am Feld, was fehlt", async () => {
    const { html, text } = await seite(adresse);
    expect(html).toMatch(/<h1[^>]*>Kontakt</);
    expect(html).toContain('name="utm_campaign" value="blog-sidebar"');
    expect(text).toContain("Werben auf dem Gebührenportal");
    const leer = await absenden(adresse, { betreff: "werbung", name: "Rosa <b>Luchs", utm_campaign: "x" });
    expect(leer.status).toBe(422);
    for (const teil of ["E-Mail-Adresse ein.", "worum es geht.", "Bitte stimmen Sie zu"])
      expect(leer.text).toContain(teil);
    expect(leer.html).toContain('value="Rosa &lt;b&gt;Luchs"');
    expect((await seite("/")).html).toMatch(/href="\/kontakt"[^>]*>Kontakt</);
  });

  test("bringt die Nachricht zum Betreiber, als Formular und als Aufruf", async () => {
    const message = `Was kostet ein Platz? ${crypto.randomUUID()}`;
    const { text } = await absenden(adresse, {
      ...angaben,
      message,
      consent: "on",
      betreff: "werbung",
      website: "",
      utm_campaign: "blog-sidebar<script>",
    });
    expect(text).toContain("Vielen Dank für Ihre Anfrage. Wir melden uns in Kürze.");
    const angekommen = await mail("kontakt@example.org", /Werbung auf dem Portal/);
    for (const teil of [message, "Rosa Luchs", "Luchs & Partner", "utm_campaign: blog-sidebar<script>"])
      expect(angekommen).toContain(teil);
    const aufruf = (body: unknown) =>
      fetch(`${portal.url}/api/kontakt`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Origin: portal.url },
        body: JSON.stringify(body),
      });
    const gut = await aufruf({
      ...angaben,
      message: "Eine Frage",
      consent: true,
      utm_source: "y".repeat(300),
    });
    expect([gut.status, await gut.json()]).toEqual([
      200,
      { message: "Vielen Dank für Ihre Anfrage. Wir melden uns in Kürze." },
    ]);
    const schlecht = await aufruf({ ...angaben, email: "luchs", message: "Eine Frage", consent: false });
    expect(schlecht.status).toBe(400);
    const { errors } = (await schlecht.json()) as { errors: readonly { field: string }[] };
    expect(errors.map(({ field }) => field)).toEqual(["email", "consent"]);
  });
});

test("Die Datenschutzerklärung sagt, was zu Anzeigen gezählt wird und was Anzeigen nicht tun", async () => {
  const { text } = await seite("/datenschutz");
  for (const teil of [
    "hängt allein vom Thema ihrer Adresse und vom Tag ab",
    "nur drei Summen: Ansichten, Klicks und Sekunden",
    "speichern nichts auf Ihrem Gerät (§ 25 TDDDG)",
    "Das Kontaktformular schickt uns Ihre Angaben als E-Mail",
  ])
    expect(text).toContain(teil);
});
