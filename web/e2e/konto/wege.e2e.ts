import type { Page } from "playwright-core";
import { describe } from "vitest";
import { befunde } from "../lib/befunde.ts";
import { demoadresse, demoPasswort, gemeinsamesDemoportal } from "../lib/demoportal.ts";
import { fuellen } from "../lib/formular.ts";
import {
  bis,
  eintreten,
  fokusAuf,
  linkAus,
  mails,
  nochmals,
  schluesselgeraet,
  totp,
  zugangsdaten,
} from "../lib/konto.ts";
import { bedienbar, besuchen, expect, test } from "../lib/test.ts";

const neuesPasswort = "Regen-Sommer-8!";

// Each journey has an account of its own, so that they can go side by side.
describe.concurrent.each(["PGlite", "PostgreSQL"] as const)("Das eigene Konto auf %s", (speicher) => {
  const portal = gemeinsamesDemoportal(speicher);

  const zurAnmeldung = async (page: Page) => {
    await besuchen(page, `${portal.url}/login`);
  };
  const abmelden = async (page: Page) => {
    await page.getByTestId("logout-button").click();
    await page.waitForURL(`${portal.url}/`);
  };
  // Asked beside the page: that one may be on its way out by itself.
  const ohneSitzung = async (page: Page) => {
    const antwort = await page.request.get(`${portal.url}/konto`, { ...nochmals, maxRedirects: 0 });
    expect(antwort.headers().location).toBe("/login?redirect=%2Fkonto");
  };
  const angemeldet = (page: Page) => page.getByTestId("already-logged-in").waitFor();
  const absenden = (page: Page) => page.getByTestId("login-submit").click();
  const meldung = (page: Page) => page.getByTestId("alert-message").textContent();
  const klappe = (page: Page, titel: string) => page.locator("summary", { hasText: titel }).click();
  const teil = (page: Page, handlung: string) => page.locator(`[data-handlung="${handlung}"]`);

  test("ein Passkey meldet an, auch wenn die Adresse nach zehn Fehlern gesperrt ist", async ({ page }) => {
    const geraet = await schluesselgeraet(page);
    await eintreten(page, portal.url, "premium", "/konto");
    await klappe(page, "Passkey anlegen");
    const anlegen = teil(page, "passkey-anlegen");
    await anlegen.getByRole("button", { name: "Passkey anlegen" }).click();
    await anlegen.getByText("Bitte geben Sie einen Namen mit höchstens 100 Zeichen ein.").waitFor();
    await fuellen(anlegen, { passkeyName: "Laptop im Büro", password: "falsch-falsch" });
    await anlegen.getByRole("button", { name: "Passkey anlegen" }).click();
    await anlegen.getByText("Das Passwort ist falsch.").waitFor();
    expect(await geraet.anzahl()).toBe(0);
    await anlegen.locator("[name=password]").fill(demoPasswort);
    await anlegen.getByRole("button", { name: "Passkey anlegen" }).click();
    await anlegen.getByText("Der Passkey ist angelegt.").waitFor();
    expect(await geraet.anzahl()).toBe(1);
    const zeile = page.locator("#passkeys li", { hasText: "noch nicht benutzt" });
    await zeile.getByText("Umbenennen").click();
    await zeile.getByLabel("Neuer Name").fill("Notebook");
    await zeile.getByRole("button", { name: "Namen speichern" }).click();
    await zeile.getByText("Der neue Name ist gespeichert.").waitFor();
    await bis(
      () => zeile.locator("p").first().textContent(),
      (name) => name === "Notebook",
    );
    await linkAus(page, portal.url, demoadresse("premium"), /Änderung an der Anmeldung/);
    await abmelden(page);

    const { csrfToken } = await (await page.request.get(`${portal.url}/api/auth/csrf`, nochmals)).json();
    const falsch = { csrfToken, json: "true", email: demoadresse("premium"), password: "falsch-falsch" };
    for (let i = 0; i < 10; i += 1)
      await page.request.post(`${portal.url}/api/auth/callback/credentials`, {
        ...nochmals,
        headers: { Origin: portal.url },
        form: falsch,
      });
    await zurAnmeldung(page);
    await zugangsdaten(page, "premium");
    await absenden(page);
    await page.getByTestId("auth-alert").waitFor();
    expect(await meldung(page)).toMatch(/^Zu viele Anmeldeversuche/);
    await geraet.erkennen(false);
    await page.getByTestId("passkey-button").click();
    await page.getByText("Die Anmeldung mit Passkey wurde abgebrochen.").waitFor();
    await geraet.erkennen(true);
    await page.getByTestId("passkey-button").click();
    await angemeldet(page);

    await besuchen(page, `${portal.url}/konto`);
    await page.getByRole("button", { name: "Entfernen (Notebook)" }).click();
    await bis(
      () => page.locator("#passkeys li").count(),
      (anzahl) => anzahl === 0,
    );
    await abmelden(page);
    await zurAnmeldung(page);
    await page.getByTestId("passkey-button").click();
    await page.getByTestId("auth-alert").waitFor();
    expect(await page.getByTestId("already-logged-in").count()).toBe(0);
  });

  test("zwei Schritte: einrichten, mit Code und mit Wiederherstellungscode anmelden, abschalten", async ({
    page,
  }) => {
    await eintreten(page, portal.url, "premium2", "/konto");
    await klappe(page, "Zwei Schritte einrichten");
    const beginnen = teil(page, "faktor-beginnen");
    await beginnen.locator("[name=password]").fill(demoPasswort);
    await beginnen.getByRole("button", { name: "Einrichten" }).click();
    await page.getByRole("img", { name: "QR-Code für die Authentifizierungs-App" }).waitFor();
    await fokusAuf(page, "totp");
    const uri = await page.getByRole("link", { name: /öffnen Sie die App/ }).getAttribute("href");
    const geheimnis = new URL(uri ?? "").searchParams.get("secret") ?? "";
    expect((await page.getByTestId("totp-secret").textContent())?.replaceAll(" ", "")).toBe(geheimnis);
    const bestaetigen = teil(page, "faktor-bestaetigen");
    await bestaetigen.locator("[name=totp]").fill("000000");
    await bestaetigen.getByRole("button", { name: "Bestätigen" }).click();
    await bestaetigen.getByText("Der Bestätigungscode ist falsch.").waitFor();
    await bestaetigen.locator("[name=totp]").fill(totp(geheimnis));
    await bestaetigen.getByRole("button", { name: "Bestätigen" }).click();
    const codes = page.getByTestId("recovery-codes").locator("li");
    await codes.first().waitFor();
    const hoehen = await codes.evaluateAll((alle) => alle.map((li) => li.getBoundingClientRect().height));
    expect(Math.max(...hoehen), "kein Code bricht um").toBeLessThan(32);
    const [code = "", zweiterCode = ""] = await codes.allTextContents();
    await abmelden(page);

    const zweiterSchritt = async () => {
      await zurAnmeldung(page);
      await zugangsdaten(page, "premium2");
      await absenden(page);
      await page.getByTestId("second-factor-form").waitFor();
    };
    const mitWiederherstellungscode = async () => {
      await page.getByRole("button", { name: "Wiederherstellungscode verwenden" }).click();
      await page.locator("[name=recoveryCode]").fill(code);
      await page.getByRole("button", { name: "Bestätigen" }).click();
    };
    await zweiterSchritt();
    await mitWiederherstellungscode();
    await angemeldet(page);
    await page.goto(`${portal.url}/konto`);
    await page.getByText("Noch 9 Wiederherstellungscodes sind unbenutzt.").waitFor();
    await bedienbar(page);
    await abmelden(page);
    await zweiterSchritt();
    await mitWiederherstellungscode();
    await page.getByTestId("alert-message").waitFor();
    expect(await meldung(page)).toBe("Der Wiederherstellungscode ist falsch oder schon benutzt.");
    await fokusAuf(page, "recoveryCode");
    await page.getByRole("button", { name: "Code aus der App eingeben" }).click();
    await page.keyboard.type(totp(geheimnis, 1));
    await page.keyboard.press("Enter");
    await angemeldet(page);

    await besuchen(page, `${portal.url}/konto`);
    await klappe(page, "Zwei Schritte abschalten");
    const abschalten = teil(page, "faktor-abschalten");
    await fuellen(abschalten, { password: demoPasswort, totp: zweiterCode });
    await abschalten.getByRole("button", { name: "Abschalten" }).click();
    await page.locator("summary", { hasText: "Zwei Schritte einrichten" }).waitFor();
    await abmelden(page);
    await zurAnmeldung(page);
    await zugangsdaten(page, "premium2");
    await absenden(page);
    await angemeldet(page);
  });

  test("ein vergessenes Passwort wird mit dem Link der E-Mail neu; alle Sitzungen sind beendet", async ({
    page,
    oeffnen,
  }) => {
    const anderer = await oeffnen();
    await eintreten(anderer, portal.url, "basic", "/konto");
    await besuchen(page, `${portal.url}/forgot-password`);
    await page.getByRole("button", { name: "Link anfordern" }).click();
    await page.getByText("Bitte geben Sie Ihre E-Mail-Adresse ein.").waitFor();
    await page.locator("[name=email]").fill(demoadresse("basic"));
    await page.keyboard.press("Enter");
    await page
      .getByText(
        "Falls ein Konto mit dieser E-Mail-Adresse existiert, haben wir Ihnen einen Link zum Zurücksetzen gesendet.",
      )
      .waitFor();
    const link = await linkAus(page, portal.url, demoadresse("basic"), /Neues Passwort/);
    await besuchen(page, link);
    await fuellen(page, { password: "zuschwach", passwordConfirm: "anders" });
    await page.getByRole("button", { name: "Passwort speichern" }).click();
    await page.getByText("Das Passwort ist zu schwach.").waitFor();
    await page.getByText("Die Passwörter stimmen nicht überein.").waitFor();
    expect(await befunde(page)).toEqual([]);
    for (const name of ["password", "passwordConfirm"])
      await page.locator(`[name=${name}]`).fill("Passwort1!");
    await page.getByRole("button", { name: "Passwort speichern" }).click();
    await page.getByText("Dieses Passwort ist zu bekannt. Bitte wählen Sie ein anderes.").waitFor();
    await fokusAuf(page, "password");
    await fuellen(page, { password: neuesPasswort, passwordConfirm: neuesPasswort });
    await page.getByRole("button", { name: "Passwort speichern" }).click();
    await page.getByText("Ihr Passwort wurde geändert.").waitFor();
    await ohneSitzung(anderer);
    const verbraucht = await (await page.request.get(link, nochmals)).text();
    expect(verbraucht).toContain("Der Link ist ungültig");
    expect(verbraucht).not.toMatch(/Neues Passwort bestätigen|basic@/);
    await zurAnmeldung(page);
    await zugangsdaten(page, "basic", neuesPasswort);
    await absenden(page);
    await angemeldet(page);
  });

  test("eine neue E-Mail-Adresse gilt erst mit dem Link; die alte erfährt davon", async ({
    page,
    oeffnen,
  }) => {
    await eintreten(page, portal.url, "teams", "/konto");
    await klappe(page, "E-Mail-Adresse ändern");
    const aendern = teil(page, "email");
    await fuellen(aendern, { email: "tea@kanzlei.example", password: "falsch-falsch" });
    await aendern.getByRole("button", { name: "Adresse ändern" }).click();
    await aendern.getByText("Das Passwort ist falsch.").waitFor();
    await aendern.locator("[name=password]").fill(demoPasswort);
    await aendern.getByRole("button", { name: "Adresse ändern" }).click();
    await aendern.getByText("Bis Sie ihn öffnen, gilt die bisherige.").waitFor();
    const fremder = await oeffnen();
    await fremder.goto(await linkAus(page, portal.url, "tea@kanzlei.example", /neue E-Mail-Adresse/));
    await fremder.getByText("Ihre neue E-Mail-Adresse gilt ab jetzt.").waitFor();
    await bis(
      () => mails(page, portal.url, demoadresse("teams")),
      (briefe) => briefe.some(({ subject }) => subject === "Ihre E-Mail-Adresse wurde geändert"),
    );
    await page.reload();
    await page.getByText("Sie melden sich an mit tea@kanzlei.example.").waitFor();
  });

  test("der Newsletter gilt erst mit dem Link und lässt sich abbestellen", async ({ page }) => {
    await eintreten(page, portal.url, "gast", "/konto");
    await page.getByRole("button", { name: "Newsletter bestellen" }).click();
    await page.getByText("Er kommt, sobald Sie den Link").waitFor();
    await fokusAuf(page, "Newsletter abbestellen");
    const link = await linkAus(page, portal.url, demoadresse("gast"), /Newsletter/);
    await page.goto(link);
    await page.getByText("Ihre Anmeldung zum Newsletter ist bestätigt.").waitFor();
    expect(await page.locator("h1").textContent()).toBe("Newsletter bestätigen");
    expect(await page.title()).toContain("Newsletter bestätigen");
    await page.goto(link);
    await page.getByText("wenn Sie den Newsletter").waitFor();
    await besuchen(page, `${portal.url}/konto`);
    await page.getByText("Sie erhalten den Newsletter.").waitFor();
    await page.getByRole("button", { name: "Newsletter abbestellen" }).click();
    await page.getByText("Sie erhalten keinen Newsletter.").waitFor();
  });

  test("die eigenen Daten kommen als Datei, ohne Geheimnisse", async ({ page }) => {
    await eintreten(page, portal.url, "moderator", "/konto");
    const [datei] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Daten herunterladen" }).click(),
    ]);
    expect(datei.suggestedFilename()).toBe("gebuehrenportal-konto.json");
    const stuecke: Buffer[] = [];
    for await (const stueck of await datei.createReadStream()) stuecke.push(stueck);
    const inhalt = Buffer.concat(stuecke).toString();
    expect(JSON.parse(inhalt)).toMatchObject({ account: { email: demoadresse("moderator") } });
    expect(inhalt).not.toMatch(/argon2|\$2[aby]\$|sessionToken/i);
  });

  test("eine Löschung wirkt sofort und lässt sich vierzehn Tage lang zurücknehmen", async ({ page }) => {
    const geraet = await schluesselgeraet(page);
    await eintreten(page, portal.url, "autor", "/konto");
    await klappe(page, "Passkey anlegen");
    const anlegen = teil(page, "passkey-anlegen");
    await fuellen(anlegen, { passkeyName: "Telefon", password: demoPasswort });
    await anlegen.getByRole("button", { name: "Passkey anlegen" }).click();
    await anlegen.getByText("Der Passkey ist angelegt.").waitFor();

    const loeschen = async () => {
      await klappe(page, "Konto löschen");
      await teil(page, "loeschen").locator("[name=password]").fill(demoPasswort);
      await teil(page, "loeschen").getByRole("button", { name: "Konto löschen" }).click();
      await page.waitForURL("**/login?hinweis=loeschung");
      await bedienbar(page);
    };
    await loeschen();
    expect(await page.locator("main [role=status]").first().textContent()).toMatch(/in 14 Tagen gelöscht/);
    const tag = new Date(Date.now() + 14 * 86_400_000).toLocaleDateString("de-DE", {
      timeZone: "Europe/Berlin",
      day: "2-digit",
      month: "2-digit",
      year: "numeric",
    });
    await bis(
      () => mails(page, portal.url, demoadresse("autor")),
      (briefe) => briefe.some(({ text }) => text.includes(`wird am ${tag} endgültig gelöscht`)),
    );
    await zugangsdaten(page, "autor");
    await absenden(page);
    await page.getByTestId("restore-form").waitFor();
    await page.getByRole("button", { name: "Nicht wiederherstellen" }).click();
    await page.getByTestId("login-form").waitFor();
    await absenden(page);
    await page.getByRole("button", { name: "Konto wiederherstellen" }).click();
    await angemeldet(page);
    await besuchen(page, `${portal.url}/konto`);
    await loeschen();
    expect(await geraet.anzahl()).toBe(1);
    await page.getByTestId("passkey-button").click();
    await page.getByRole("button", { name: "Konto wiederherstellen" }).click();
    await angemeldet(page);
  });

  test("Geräte lassen sich einzeln und alle zugleich abmelden; der Verlauf zeigt gelungene und gescheiterte Anmeldungen", async ({
    page,
    oeffnen,
  }) => {
    await zurAnmeldung(page);
    await zugangsdaten(page, "free", "falsch-falsch");
    await absenden(page);
    await page.getByTestId("auth-alert").waitFor();
    await fokusAuf(page, "password");
    const [zweiter, dritter] = [await oeffnen(), await oeffnen()];
    await eintreten(zweiter, portal.url, "free", "/dashboard");
    await eintreten(page, portal.url, "free", "/konto");
    const liste = page.getByTestId("session-list").locator("li");
    expect(await liste.count()).toBe(2);
    await page.getByRole("button", { name: /^Abmelden \(/ }).click();
    await bis(
      () => liste.count(),
      (anzahl) => anzahl === 1,
    );
    expect(await liste.getByText("Dieses Gerät").count()).toBe(1);
    await ohneSitzung(zweiter);
    const verlauf = page.locator("#verlauf tbody tr");
    expect(await verlauf.filter({ hasText: "Anmeldung gescheitert" }).count()).toBe(1);
    expect(await verlauf.filter({ hasText: /Angemeldet.*Passwort/ }).count()).toBe(2);
    await eintreten(dritter, portal.url, "free", "/dashboard");
    await page.getByRole("button", { name: "Überall abmelden" }).click();
    await page.getByText("Sie sind auf allen Geräten abgemeldet.").waitFor();
    await ohneSitzung(dritter);
  });

  test("die Verwaltung sucht, vergibt Rollen und sperrt; wer die Rolle nicht hat, hat keinen Zugriff", async ({
    page,
    oeffnen,
  }) => {
    await eintreten(page, portal.url, "admin", "/admin");
    const anderer = await oeffnen();
    await eintreten(anderer, portal.url, "teams2", "/dashboard");
    const verwehrt = await anderer.goto(`${portal.url}/admin`);
    expect(verwehrt?.status()).toBe(403);
    expect(await anderer.locator("h1").textContent()).toBe("Kein Zugriff");
    await page.getByLabel("Name oder E-Mail-Adresse").fill("teams2@");
    await page.keyboard.press("Enter");
    await page.getByText("1 Konto", { exact: true }).waitFor();
    const karte = page.getByTestId("user-row");
    const speichern = async () => {
      await karte.getByRole("button", { name: /Speichern/ }).click();
      await karte.getByText("Gespeichert").waitFor();
      await page.reload();
      await bedienbar(page);
    };
    await karte.getByLabel("Rolle").selectOption("admin");
    await karte.getByLabel("Autor", { exact: true }).check();
    await speichern();
    expect(await karte.getByLabel("Autor", { exact: true }).isChecked()).toBe(true);
    expect((await anderer.goto(`${portal.url}/admin`))?.status()).toBe(200);
    await karte.getByLabel("Rolle").selectOption("user");
    await karte.getByLabel("Gesperrt").check();
    await speichern();
    await ohneSitzung(anderer);
    const neuer = await oeffnen();
    await zurAnmeldung(neuer);
    await zugangsdaten(neuer, "teams2");
    await absenden(neuer);
    await neuer.getByText("Ihr Konto wurde deaktiviert. Bitte wenden Sie sich an den Support.").waitFor();
    await page.goto(`${portal.url}/admin?query=admin%40`);
    await page.getByText("Das eigene Konto können Sie hier nicht ändern.").waitFor();
  });
});
