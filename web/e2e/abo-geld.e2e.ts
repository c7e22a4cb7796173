import type { Page } from "playwright-core";
import { describe } from "vitest";
import { demoadresse, demoPasswort } from "./lib/demoportal.ts";
import { fuellen } from "./lib/formular.ts";
import { gemeinsamesGeldportal } from "./lib/geldportal.ts";
import { eintreten, nochmals } from "./lib/konto.ts";
import { bedienbar, besuchen, expect, test } from "./lib/test.ts";

const euro = (betrag: string) => `${betrag}\u00a0€`;
const rechnungsbetreff = /^Rechnung GP-\d{4}-\d{5}$/;
const checkout = "https://checkout.stripe.example/";

describe.each(["PGlite", "PostgreSQL"] as const)("Geld auf %s", (speicher) => {
  const portal = gemeinsamesGeldportal(speicher);
  const bestellseite = "/billing-confirmation?type=premium&cycle=monthly";
  const bestellen = async (page: Page, zahlweise: string) => {
    await page.getByRole("heading", { level: 1, name: "Bestellung prüfen" }).waitFor();
    await bedienbar(page);
    await page.getByLabel(zahlweise).check();
    await page.getByLabel(/^Ich verlange ausdrücklich/).check();
    await page.getByTestId("order-button").click();
    await page.getByText("Ihr Tarif Premium ist aktiv.").waitFor();
  };
  const geschrieben = (an: string, ...betreffe: unknown[]) =>
    expect.poll(() => portal.betreffe(an)).toEqual(expect.arrayContaining(betreffe));
  const rechnungen = (page: Page) => page.getByTestId("rechnung").allInnerTexts();

  test("Testphase, Umwandlung und Rückfall, Rechnung und Abbuchung, Kündigung und Widerruf ohne Anmeldung", async ({
    page,
    oeffnen,
  }) => {
    // A visitor registers for Premium, and will pay by invoice.
    const email = demoadresse("rosa");
    await besuchen(page, `${portal.url}/subscription`);
    await page.getByRole("link", { name: "7 Tage kostenlos testen" }).nth(1).click();
    await page.waitForURL("**/register?redirect=billing&type=premium&cycle=monthly");
    await bedienbar(page);
    const [password, name] = [demoPasswort, "Rosa Muster"];
    await fuellen(page, { name, email, emailConfirm: email, password, passwordConfirm: password });
    await page.locator("[name=terms]").check();
    await page.getByTestId("register-submit").click();
    await bestellen(page, "Auf Rechnung");
    const bestaetigen = /\S+\/verify-email\?token=[\w-]+/;
    await expect.poll(() => portal.ersteMail(email)).toMatch(bestaetigen);
    await besuchen(page, bestaetigen.exec(await portal.ersteMail(email))?.[0] ?? "");
    await page.getByRole("link", { name: "Zum Dashboard" }).waitFor();
    await page.goto("about:blank");

    // Another one chooses nothing, a third one leaves a card at Stripe.
    const frei = await portal.konto("frei");
    await eintreten(page, portal.url, "frei", bestellseite);
    await bestellen(page, "Noch nicht festlegen");
    await page.goto("about:blank");
    const karte = await portal.konto("karte");
    const kunde = await oeffnen();
    await kunde.route(`${checkout}**`, (route) => route.fulfill({ body: "Stripe" }));
    await eintreten(kunde, portal.url, "karte", bestellseite);
    await bestellen(kunde, "Karte oder SEPA-Lastschrift");
    await kunde.getByRole("link", { name: "Weiter zu Stripe" }).click();
    await kunde.waitForURL(`${checkout}**`);
    const besuch = kunde.url().slice(checkout.length);
    await kunde.goto(await portal.eingeben(besuch, "pm_konto_1"));
    await kunde.getByText("Wir buchen ab: SEPA-Lastschrift, Konto endet auf 3000").waitFor();
    await kunde.goto("about:blank");

    await portal.vor(5);
    for (const an of [email, frei, karte]) await geschrieben(an, "Ihre Testphase endet in zwei Tagen");
    expect(await portal.einzuege()).toEqual([]);

    await portal.vor(2);
    await geschrieben(frei, "Ihre Testphase ist zu Ende");
    await eintreten(page, portal.url, "frei", "/konto/abo");
    await page.getByText("Sie nutzen das Portal im kostenlosen Tarif. Ein Vertrag läuft nicht.").waitFor();
    await besuchen(page, `${portal.url}/kostennoten/neu`);
    await page.getByTestId("upgrade-gate").waitFor();
    await page.goto("about:blank");

    // The debit takes its days at the bank; Stripe tells how it ended, and that the customer took it back.
    await geschrieben(
      karte,
      "Ihre Testphase ist zu Ende: Tarif Premium",
      expect.stringMatching(rechnungsbetreff),
    );
    await eintreten(kunde, portal.url, "karte", "/konto/rechnungen");
    expect(await rechnungen(kunde)).toEqual([expect.stringContaining("Wird eingezogen")]);
    const [einzug] = await portal.einzuege();
    expect(einzug?.betrag).toBe(2499);
    expect(await portal.melden("bezahlt", einzug?.id ?? "")).toBe(200);
    await kunde.reload();
    expect(await rechnungen(kunde)).toEqual([expect.stringContaining("Bezahlt")]);
    expect(await portal.melden("bestritten", einzug?.id ?? "")).toBe(200);
    await kunde.reload();
    expect(await rechnungen(kunde)).toEqual([expect.stringContaining("Überfällig")]);

    // The other invoice is transferred: the administrator sees it open, books it, and takes the year with him.
    await geschrieben(
      email,
      "Ihre Testphase ist zu Ende: Tarif Premium",
      expect.stringMatching(rechnungsbetreff),
    );
    await eintreten(page, portal.url, "rosa", "/konto/rechnungen");
    expect(await rechnungen(page)).toEqual([expect.stringContaining(euro("24,99"))]);
    const nummer = /GP-\d{4}-\d{5}/.exec(String(await rechnungen(page)))?.[0] ?? "";
    const pdf = await page.getByRole("link", { name: `PDF der Rechnung ${nummer}` }).getAttribute("href");
    expect((await (await page.request.get(`${portal.url}${pdf}`, nochmals)).body()).subarray(0, 5)).toEqual(
      Buffer.from("%PDF-"),
    );
    await portal.konto("leitung", { rolle: "admin" });
    const verwaltung = await oeffnen();
    await eintreten(verwaltung, portal.url, "leitung", "/admin/rechnungen");
    const beleg = verwaltung.getByTestId("offener-beleg").filter({ hasText: nummer });
    await beleg.getByText("Zahlung eintragen").click();
    await beleg.getByRole("button", { name: "Buchen" }).click();
    await verwaltung.getByText(`${euro("24,99")} auf ${nummer} gebucht.`).waitFor();
    await page.reload();
    expect(await rechnungen(page)).toEqual([expect.stringContaining("Bezahlt")]);
    const ausfuhr = await verwaltung.request.get(
      `${portal.url}/admin/rechnungen/ausfuhr?jahr=${nummer.slice(3, 7)}`,
      nochmals,
    );
    expect((await ausfuhr.body()).toString("latin1")).toMatch(new RegExp(`^PK.*${nummer}`, "s"));

    // Signed out she cancels, thinks again, and withdraws.
    await page.goto("about:blank");
    await page.context().clearCookies();
    await portal.vor(3);
    await besuchen(page, `${portal.url}/kuendigen`);
    await page.getByLabel("Ihr Name").fill(name);
    await page.getByLabel("E-Mail-Adresse Ihres Kontos").fill(email);
    await page.getByLabel("E-Mail-Adresse für die Bestätigung").fill(email);
    await page.getByRole("button", { name: "jetzt kündigen" }).click();
    await page.getByText("Eingegangen am").waitFor();
    await geschrieben(email, "Bestätigung Ihrer Kündigung");
    await besuchen(page, `${portal.url}/widerrufen`);
    await page.getByLabel("Ihr Name").fill(name);
    await page.getByLabel("E-Mail-Adresse Ihres Kontos oder Vertragsnummer").fill(email);
    await page.getByLabel("E-Mail-Adresse für die Eingangsbestätigung").fill(email);
    await page.getByRole("button", { name: "Widerruf bestätigen" }).click();
    await page.getByText("Eingegangen am").waitFor();
    await geschrieben(email, "Bestätigung Ihres Widerrufs");
    // She was not signed in: it has its effect when the account has not objected for 48 hours, as of its arrival. A mail
    // must be noted as sent before: a round of the jobs takes longer than that.
    await portal.vor(0);
    await portal.vor(2);
    await eintreten(page, portal.url, "rosa", "/konto/rechnungen");
    expect(await rechnungen(page)).toEqual([
      expect.stringMatching(/Rechnungskorrektur[\s\S]*Erstattung folgt/),
      expect.stringContaining("Bezahlt"),
    ]);
    await besuchen(page, `${portal.url}/konto/abo`);
    await page.getByText("Sie nutzen das Portal im kostenlosen Tarif. Ein Vertrag läuft nicht.").waitFor();
    await verwaltung.goto("about:blank");
    await eintreten(verwaltung, portal.url, "leitung", "/admin/rechnungen");
    await verwaltung.getByTestId("offener-beleg").filter({ hasText: "zu erstatten" }).waitFor();
  });
});
