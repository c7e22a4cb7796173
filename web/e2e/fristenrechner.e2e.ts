import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { berechnen, eintragen } from "./lib/formular.ts";
import { besuchen, expect, test } from "./lib/test.ts";
import { volleSeitenOhneBefund } from "./lib/volle-seiten.ts";

/** Reference results of the requirements for the deadline calculator. */
const referenzen = [
  ["ereignis=2025-01-31&monate=1", "Freitag, 28.02.2025"],
  ["ereignis=2024-01-31&monate=1", "Donnerstag, 29.02.2024"],
  ["ereignis=2025-11-30&monate=3", "Montag, 02.03.2026"],
  ["ereignis=2025-10-17&wochen=2&land=BE", "Freitag, 31.10.2025"],
  ["ereignis=2025-10-17&wochen=2&land=SN", "Montag, 03.11.2025"],
  ["ereignis=2025-06-05&wochen=2&land=NW", "Freitag, 20.06.2025"],
  ["ereignis=2025-06-05&wochen=2&land=BE", "Donnerstag, 19.06.2025"],
  ["ereignis=2025-04-04&wochen=2", "Dienstag, 22.04.2025"],
  ["ereignis=2025-12-12&wochen=2", "Montag, 29.12.2025"],
] as const;

test("Ohne JavaScript endet jede Frist der Anforderung an ihrem Tag", async ({ pageOhneJs: page }) => {
  for (const [query, tag] of referenzen) {
    const antwort = await page.goto(`/fristenrechner?${query}`);
    expect(antwort?.status()).toBe(200);
    expect(await page.getByTestId("result-date").textContent(), query).toBe(tag);
  }
});

test("Ohne JavaScript: Eingabe im Formular, mit Feiertag des Landes", async ({ pageOhneJs: page }) => {
  await page.goto("/fristenrechner");
  await page.getByLabel("Tag des Ereignisses").fill("5.6.2025");
  await page.locator("#wochen").fill("2");
  await page.getByLabel("Land").selectOption("NW");
  await berechnen(page);
  expect(await page.getByTestId("result-date").textContent()).toBe("Freitag, 20.06.2025");
  expect(await page.getByTestId("result-reason").textContent()).toContain("Fronleichnam");
});

test("Mit JavaScript folgt das Ende dem Tippen", async ({ page }) => {
  await besuchen(page, "/fristenrechner");
  await eintragen(page, { "Tag des Ereignisses": "31.1.2025", Monate: "1" });
  await page.getByTestId("result-date").filter({ hasText: "28.02.2025" }).waitFor();
});

test("Ohne JavaScript führt ein Wort zur Frist des Katalogs, mit Kette und Mail", async ({
  pageOhneJs: page,
}) => {
  await page.goto("/fristenrechner");
  await eintragen(page, { "Frist aus dem Katalog": "Berufung", "Tag des Ereignisses": "16.3.2026" });
  await page.getByLabel("Land").selectOption("BE");
  // Recipients are for those who are signed in.
  expect(await page.getByLabel("Empfänger (kommagetrennt)").isDisabled()).toBe(true);
  await berechnen(page);
  await page.getByRole("link", { name: "Berufung (ZPO) – Einlegung" }).click();
  expect(await page.getByTestId("result-date").textContent()).toBe("Donnerstag, 16.04.2026");
  expect(await page.getByTestId("result-chain").textContent()).toContain("18.05.2026");
  expect(await page.getByRole("link", { name: "Per E-Mail versenden" }).getAttribute("href")).toMatch(
    /^mailto:\?subject=/,
  );
});

test("Nur mit der Tastatur: Frist suchen, Zustellung wählen, Ort finden", async ({ page }) => {
  await besuchen(page, "/fristenrechner");
  await page.getByRole("combobox", { name: "Frist aus dem Katalog" }).focus();
  await page.keyboard.type("517 zpo");
  await page.getByRole("option", { name: /Berufung \(ZPO\)/ }).waitFor();
  await page.keyboard.press("Enter");
  const andere = page.getByRole("button", { name: "Andere Frist" });
  await andere.waitFor();
  await expect.poll(() => andere.evaluate((e) => e === document.activeElement)).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Elektronisches");
  await page.getByLabel("Datum im Empfangsbekenntnis").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.type("01.07.2025");
  await page.getByRole("combobox", { name: "Gericht oder Gemeinde" }).focus();
  await page.keyboard.type("Augsburg");
  await page
    .getByRole("option", { name: /Augsburg/ })
    .first()
    .waitFor();
  await page.keyboard.press("Enter");
  // Ein Monat ab dem 01.07.2025; kein Feiertag im Weg
  await page.getByTestId("result-date").filter({ hasText: "Freitag, 01.08.2025" }).waitFor();
});

test("Der andere vertretbare Tag ist einen Klick entfernt", async ({ page }) => {
  await besuchen(page, "/fristenrechner?verfahren=FamFG&weg=post-famfg&ereignis=2026-02-24&tage=10&land=BE");
  expect(await page.getByTestId("result-date").textContent()).toBe("Dienstag, 10.03.2026");
  await page.getByRole("link", { name: "Mit diesem Tag rechnen" }).click();
  await page.getByTestId("result-date").filter({ hasText: "Donnerstag, 12.03.2026" }).waitFor();
});

test("Mehrere Fristen stehen in der Liste des Fensters und kommen als eine Kalenderdatei heraus", async ({
  page,
}) => {
  await besuchen(page, "/fristenrechner?frist=zpo-517&ereignis=2026-03-16&land=BE");
  await page.getByRole("button", { name: "In die Fristenliste" }).click();
  await page.getByRole("table", { name: /Fristenliste/ }).waitFor();
  await besuchen(page, "/fristenrechner?ereignis=2025-06-05&wochen=2&land=NW");
  await page.getByRole("button", { name: "In die Fristenliste" }).click();
  await page.getByRole("cell", { name: "Do, 16.04.2026" }).waitFor();
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: "Berufung (ZPO) – Einlegung entfernen" }).waitFor();
  const [datei] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Alle als Kalenderdatei (ICS)" }).click(),
  ]);
  expect(datei.suggestedFilename()).toBe("fristen.ics");
  const inhalt = await text(await datei.createReadStream());
  // Berufung mit Vorfrist und Kette (7), zwei Wochen mit Vorfrist (2)
  expect(inhalt.match(/BEGIN:VEVENT/g)).toHaveLength(9);
  expect(inhalt).toContain("DTSTART;VALUE=DATE:20260416\r\n");
  expect(inhalt).toContain("DTSTART;VALUE=DATE:20250620\r\n");
  await page.getByRole("button", { name: "Liste leeren" }).click();
  await page.getByRole("table", { name: /Fristenliste/ }).waitFor({ state: "detached" });
});

test("Der Fristenzettel ist ein Blatt mit Herleitung und Kontrollvermerk", async ({ page }) => {
  await besuchen(
    page,
    "/fristenrechner?frist=zpo-520&ereignis=2026-03-16&weg=eeb&land=BE&akte=12/26&von=RAin%20Muster",
  );
  expect(await blaetter(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
  for (const worte of ["12/26", "RAin Muster", "Rechenweg", "Ausdruck mit dem Kalender verglichen am"])
    expect(await page.getByText(worte).first().isVisible(), worte).toBe(true);
});

/** How many sheets the page is on paper. */
async function blaetter(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}

/** Runs in the page: puts what other addresses print behind it, each on a sheet of its own; all at once, so that it is laid out once. */
async function blaetterAnfuegen(adressen: readonly string[]): Promise<void> {
  const angefuegt = document.createDocumentFragment();
  for (const adresse of adressen) {
    const html = await (await fetch(adresse)).text();
    const main = new DOMParser().parseFromString(html, "text/html").querySelector("main");
    if (!main) continue;
    main.style.breakBefore = "page";
    angefuegt.append(document.adoptNode(main));
  }
  document.querySelector("main")?.after(angefuegt);
}

test("Jeder gebräuchliche Eintrag passt mit Rechenweg, Hinweisen und Folgefristen auf ein Blatt (BGH III ZB 96/18)", {
  timeout: 400_000,
}, async ({ pageOhneJs: page }) => {
  await page.goto("/fristenkatalog");
  const verweise = await page.locator("a[href^='/fristenkatalog/']").all();
  const kern = await Promise.all(verweise.map(async (v) => (await v.getAttribute("href"))?.slice(16) ?? ""));
  expect(kern).toHaveLength(100);
  // Ein Monat danach ist ein Samstag: auch der Schritt der Verschiebung steht auf dem Blatt.
  const angaben = { ereignis: "2026-04-02", land: "NW", uhr: "10:00", von: "RAin Dr. Muster" };
  const akte = "Muster und Partner ./. Beispielgesellschaft mbH, 312/26";
  const adressen = kern.map(
    (id) => `/fristenrechner?${new URLSearchParams({ frist: id, akte, ...angaben })}`,
  );
  await page.goto(adressen[0] ?? "");
  expect(await blaetter(page)).toBe(1);
  // All of them in one document, each beginning a sheet: printed once, as many sheets as deadlines.
  await page.evaluate(blaetterAnfuegen, adressen.slice(1));
  expect(await page.getByTestId("result-date").count()).toBe(kern.length);
  if ((await blaetter(page)) === kern.length) return;
  const mehr: string[] = [];
  for (const adresse of adressen) {
    await page.goto(adresse);
    const seiten = await blaetter(page);
    if (seiten !== 1) mehr.push(`${adresse}: ${seiten}`);
  }
  expect(mehr).toEqual([]);
});

test("Ohne JavaScript fragt das Formular, was Frist und Weg brauchen, und rechnet damit", async ({
  pageOhneJs: page,
}) => {
  await page.goto("/fristenrechner?frist=gmbhg-51");
  await eintragen(page, {
    "Tag, vor dem die Frist liegt": "18.6.2026",
    "Postlauf des Einschreibens in Tagen": "4",
  });
  await berechnen(page);
  // § 51 Abs. 1 GmbHG: Zugang bis 10.06.2026, vier Tage davor
  expect(await page.getByTestId("result-date").textContent()).toBe("Samstag, 06.06.2026");
  await page.goto("/fristenrechner?frist=zpo-517&ereignis=16.3.2026&land=BE");
  await page.getByLabel("Zustellung oder Bekanntgabe").selectOption("oeffentlich-zpo");
  await berechnen(page);
  await page.getByLabel("Vom Gericht bestimmte längere Frist").fill("ewig");
  await berechnen(page);
  const feld = page.getByLabel("Vom Gericht bestimmte längere Frist");
  expect(await feld.getAttribute("aria-invalid")).toBe("true");
  expect(await feld.inputValue()).toBe("ewig");
  await feld.fill("6 Wochen");
  await berechnen(page);
  // § 188 Satz 2 ZPO: sechs Wochen ab Aushang sind der 27.04., dann ein Monat
  expect(await page.getByTestId("result-date").textContent()).toBe("Mittwoch, 27.05.2026");
});

test("Mit JavaScript erscheint das Feld mit der Wahl und geht mit ihr, das Getippte bleibt", async ({
  page,
}) => {
  await besuchen(page, "/fristenrechner?frist=zpo-517&ereignis=16.3.2026&land=BE&weg=eeb");
  const eingang = page.getByLabel("Im Postfach eingegangen am");
  await eingang.fill("2.3.2026");
  await page.getByText("Ein unplausibel spätes Datum schützt nicht").waitFor();
  const weg = page.getByLabel("Zustellung oder Bekanntgabe");
  await weg.selectOption("zustellung");
  await eingang.waitFor({ state: "detached" });
  await page.getByText("Ein unplausibel spätes Datum schützt nicht").waitFor({ state: "detached" });
  await weg.selectOption("eeb");
  expect(await eingang.inputValue()).toBe("2.3.2026");
});

test("Eine weitere Stelle lässt sich ohne JavaScript hinzufügen; gerechnet wird der früheste Tag", async ({
  pageOhneJs: page,
}) => {
  await page.goto("/fristenrechner?frist=fgo-47&ereignis=6.12.2025&land=BY");
  expect(await page.getByTestId("result-date").textContent()).toBe("Mittwoch, 07.01.2026");
  await page.getByLabel("Die Frist kann auch bei einer anderen Stelle gewahrt werden").check();
  await berechnen(page);
  await page.getByLabel("Gericht, Gemeinde oder Land").fill("Berlin");
  await berechnen(page);
  // Dreikönig ist in Berlin kein Feiertag
  expect(await page.getByTestId("result-date").textContent()).toBe("Dienstag, 06.01.2026");
});

test("Ein getipptes und nicht gewähltes Gericht bleibt nicht stillschweigend unbeachtet", async ({
  page,
}) => {
  await besuchen(page, "/fristenrechner?ereignis=2025-08-01&wochen=2");
  await page.getByRole("combobox", { name: "Gericht oder Gemeinde" }).focus();
  await page.keyboard.type("Amtsgericht Xhausen");
  await page.keyboard.press("Tab");
  await page.locator("#ort-fehler").getByText("nicht erkannt").waitFor();
  expect(await page.getByTestId("result-date").count()).toBe(0);
  await page.getByLabel("Land des Gerichts oder der Behörde").selectOption("NI");
  await page.getByTestId("result-place").filter({ hasText: "NiedersachsenGericht nicht erkannt" }).waitFor();
  expect(await page.locator("#ort").inputValue()).toBe("Amtsgericht Xhausen");
});

test("Das Gerichtsverzeichnis kommt erst mit dem Ort, und das Gericht bringt Land und Feiertage mit", async ({
  page,
}) => {
  const geladen: string[] = [];
  page.on("response", (r) => geladen.push(new URL(r.url()).pathname));
  const verzeichnis = () => geladen.some((pfad) => /gerichtskunde/.test(pfad));
  await besuchen(page, "/fristenrechner?ereignis=2025-08-01&wochen=2");
  await page.locator("#wochen").fill("3");
  await page.getByTestId("result-date").filter({ hasText: "Freitag, 22.08.2025" }).waitFor();
  await page.locator("#wochen").fill("2");
  expect(verzeichnis()).toBe(false);
  await page.getByRole("combobox", { name: "Gericht oder Gemeinde" }).focus();
  await page.keyboard.type("AG Kemptn");
  await page.getByRole("option", { name: /Amtsgericht Kempten/ }).waitFor();
  expect(verzeichnis()).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByTestId("result-place").filter({ hasText: "Amtsgericht Kempten" }).waitFor();
  expect(await page.getByTestId("result-date").textContent()).toBe("Montag, 18.08.2025");
});

test("Ein Wort ohne Wahl bietet die Fristen an, sobald das Feld verlassen ist", async ({ page }) => {
  await besuchen(page, "/fristenrechner");
  await page.getByRole("combobox", { name: "Frist aus dem Katalog" }).focus();
  await page.keyboard.type("Kündigungsschutzklage");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page
    .getByRole("link", { name: /Kündigungsschutzklage/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Andere Frist" }).waitFor();
  expect(await page.locator("input[name=frist]").inputValue()).toBe("kschg-4");
});

test("Kommen Vorschläge erst, wenn das Feld schon verlassen ist, legt sich ihre Liste nicht mehr darüber", async ({
  page,
}) => {
  await besuchen(page, "/fristenrechner");
  const skripte: string[] = [];
  let liefern = () => {};
  const spaeter = new Promise<void>((los) => (liefern = los));
  await page.route(/\.js$/, (anfrage) => {
    skripte.push(anfrage.request().url());
    return spaeter.then(() => anfrage.continue());
  });
  await page.getByRole("combobox", { name: "Frist aus dem Katalog" }).focus();
  await page.keyboard.insertText("Kündigungsschutzklage");
  await page.keyboard.press("Tab");
  await expect.poll(() => skripte.length).toBeGreaterThan(0);
  liefern();
  // Asked for once more, the catalogue has come; two pictures later the page shows what has become of it.
  await page.evaluate(`Promise.all(${JSON.stringify(skripte)}.map((skript) => import(skript))).then(() =>
    new Promise((fertig) => requestAnimationFrame(() => requestAnimationFrame(fertig))))`);
  expect(await page.locator("[role=listbox]:visible").count()).toBe(0);
  expect(await page.getByText(/^\d+ Vorschläge$/).count()).toBe(0);
  await page.getByRole("combobox", { name: "Frist aus dem Katalog" }).press("End");
  await page.keyboard.type(" ");
  await page.getByRole("option").first().waitFor();
});

test("Vom getippten Wort führt der Klick auf Berechnen zur Meldung, auch wenn die Vorschläge die Seite verschieben", async ({
  page,
}) => {
  // Feld und Knopf zugleich im Bild: nichts gleicht die Verschiebung durch Rollen aus.
  await page.setViewportSize({ width: 1280, height: 1800 });
  await besuchen(page, "/fristenrechner?ereignis=16.3.2026");
  await page.getByRole("combobox", { name: "Frist aus dem Katalog" }).focus();
  await page.keyboard.type("Berufung");
  await page.getByRole("button", { name: "Berechnen" }).hover();
  await page.mouse.down();
  await page.mouse.up();
  await page.locator("#frist-fehler").getByText("Bitte wählen Sie eine Frist aus dem Katalog.").waitFor();
  await page.getByRole("link", { name: "Berufung (ZPO) – Einlegung" }).waitFor();
});

test("Wer die Folgefristen abwählt, findet sie auf der Seite, aber weder auf Papier noch im Kalender", async ({
  page,
}) => {
  await besuchen(page, "/fristenrechner?frist=zpo-517&ereignis=2026-03-16&land=BE");
  const kalender = async () => {
    const [datei] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Kalenderdatei (ICS)" }).click(),
    ]);
    return (await text(await datei.createReadStream())).match(/BEGIN:VEVENT/g)?.length;
  };
  expect(await kalender()).toBe(7);
  const kette = page.getByTestId("result-chain");
  await page.emulateMedia({ media: "print" });
  expect(await kette.isVisible()).toBe(true);
  await page.emulateMedia({ media: "screen" });
  await page.getByLabel("Folgefristen mit ausgeben").uncheck();
  expect(await kette.isVisible()).toBe(true);
  expect(await kalender()).toBe(2);
  await page.emulateMedia({ media: "print" });
  expect(await kette.isVisible()).toBe(false);
});

volleSeitenOhneBefund([
  "/fristenrechner?frist=zpo-517&ereignis=2026-03-16&weg=eeb&eingang=2026-03-02&land=BE",
  "/fristenrechner?verfahren=FamFG&weg=post-famfg&ereignis=2026-02-24&tage=10&land=BE",
  "/fristenrechner?frist=Berufung&ereignis=31.2.2026",
  "/fristenrechner?frist=fgo-47&ereignis=2025-12-06&land=BY&ort=AG+Wolfratshausen&mehrereOrte=ja&weitere.1.ort=BE",
  "/fristenrechner?ereignis=2025-08-01&wochen=2&ort=Landgericht+Augsburg&verlum=1+Woche",
  "/fristenrechner?frist=bgb-195&ereignis=1.5.2020&verjaehrung=ja&hemmung.1.von=1.3.2023&hemmung.1.bis=1.2.2023",
]);

test("Was in Feldern steht, die eine andere Wahl weggelegt hat, verschiebt die übrigen nicht", async ({
  page,
}) => {
  const feld = async (mehr: string) => {
    await besuchen(page, `/fristenrechner?frist=zpo-517&ereignis=16.11.2026${mehr}`);
    return page.getByLabel("Tag der Zustellung").boundingBox();
  };
  const ohne = await feld("");
  expect(ohne?.width).toBeGreaterThan(0);
  expect(await feld("&eingang=12.11.2026&ruecksendung=18.11.2026")).toMatchObject({
    x: ohne?.x,
    width: ohne?.width,
  });
});
