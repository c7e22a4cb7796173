import type { Page } from "playwright-core";
import { describe } from "vitest";
import { ansehen } from "./lib/ansehen.ts";
import { anmelden, demoadresse, gemeinsamesDemoportal } from "./lib/demoportal.ts";
import { fuellen } from "./lib/formular.ts";
import { kontext } from "./lib/kontext.ts";
import { eintreten, linkAus, sitzungHolen } from "./lib/konto.ts";
import { besuchen, expect, test } from "./lib/test.ts";

describe.each(["PGlite", "PostgreSQL"] as const)("Das Team auf %s", (speicher) => {
  const portal = gemeinsamesDemoportal(speicher);
  const plaetze = (page: Page) => page.getByTestId("team-seats").textContent();
  const einladen = async (page: Page, adresse: string) => {
    await page.getByLabel("E-Mail-Adresse").fill(adresse);
    await page.getByRole("button", { name: "Einladung senden" }).click();
  };
  // The pages are the same on both databases.
  const blick = async (page: Page, name: string) => {
    if (speicher === "PGlite") await ansehen(page, name);
  };
  /** Somebody does by call what others are seen to do. */
  const rufen = async (name: string, pfad: string, daten: object = {}) => {
    const { token } = await anmelden(portal.url, name);
    const antwort = await fetch(`${portal.url}/api/backend/team/${pfad}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify(daten),
    });
    expect(antwort.status, await antwort.text()).toBe(200);
  };
  const unterwegs = async (page: Page, adresse: string) => {
    await page.getByText(`Die Einladung an ${adresse} ist unterwegs.`).waitFor();
    // With the list the page grows: whoever clicks before it does misses the button.
    await page.getByTestId("team-invitation").filter({ hasText: adresse }).waitFor();
  };

  test("nimmt fünf auf und keinen sechsten, ändert Funktionen, übergibt die Leitung und lässt gehen", async ({
    page,
    browser,
  }) => {
    await eintreten(page, portal.url, "teams", "/team");
    await page.getByRole("heading", { level: 1, name: "Team", exact: true }).waitFor();
    expect(await plaetze(page)).toBe("1 von 5 Mitgliedern");
    const free = demoadresse("free");
    const weitere = ["autor", "gast", "moderator"];
    for (const adresse of [free, ...weitere.map(demoadresse)]) {
      await einladen(page, adresse);
      await unterwegs(page, adresse);
    }
    await einladen(page, "d@beispiel.example");
    await page.getByText("Das Team hat bereits 5 Mitglieder.").waitFor();
    expect(await page.getByLabel("E-Mail-Adresse").inputValue()).toBe("d@beispiel.example");
    await expect.poll(() => page.getByTestId("team-invitation").count()).toBe(4);
    await blick(page, "team-leitung");

    const fremder = await kontext(browser, portal.url);
    const andere = await fremder.newPage();
    const link = await linkAus(page, portal.url, free, /Einladung in ein Team/);
    await eintreten(andere, portal.url, "gast", new URL(link).pathname + new URL(link).search);
    await andere.getByText("Diese Einladung ging an eine andere E-Mail-Adresse.").waitFor();
    // A page that is open would notice that its session is gone, and leave by itself.
    await andere.goto("about:blank");
    await fremder.clearCookies();
    await eintreten(andere, portal.url, "free", new URL(link).pathname + new URL(link).search);
    await andere.getByText("Kanzlei Demo").waitFor();
    await blick(andere, "team-einladung");
    await andere.getByRole("button", { name: "Einladung annehmen" }).click();
    await andere.waitForURL(`${portal.url}/team`);
    expect(await andere.getByRole("button", { name: "Einladung senden" }).count()).toBe(0);
    await blick(andere, "team-mitglied");

    // The page of the lead hears of it.
    await expect.poll(() => plaetze(page)).toBe("2 von 5 Mitgliedern");
    for (const name of weitere) {
      const einladung = await linkAus(page, portal.url, demoadresse(name), /Einladung in ein Team/);
      await rufen(name, "invitations/accept", { token: new URL(einladung).searchParams.get("token") });
    }
    await expect.poll(() => plaetze(page)).toBe("5 von 5 Mitgliedern");
    expect(await page.getByTestId("team-member").count()).toBe(6);
    await einladen(page, "d@beispiel.example");
    await page.getByText("Das Team hat bereits 5 Mitglieder.").waitFor();
    await rufen("autor", "leave");
    await expect.poll(() => plaetze(page)).toBe("4 von 5 Mitgliedern");
    const frida = page.getByTestId("team-member").filter({ hasText: free });
    await frida.getByText("Ändern").click();
    await frida.getByLabel("Funktion im Büro").selectOption("nur-lesen");
    await frida.getByRole("button", { name: "Funktion speichern" }).click();
    await page.getByText("Die Funktion ist geändert.").waitFor();
    await frida.locator("span", { hasText: /^Nur lesen$/ }).waitFor();
    await linkAus(page, portal.url, free, /Ihre Funktion im Team/);

    // The lead passes on with the order of the one to whom it is offered; whoever led is a member, and may leave.
    await page.getByText("Leitung übergeben …").click();
    await page.getByLabel("Neue Leitung").selectOption({ label: "Frida Frei" });
    await page.getByRole("button", { name: "Leitung anbieten" }).click();
    await page.getByTestId("team-handover").waitFor();
    await andere.getByTestId("team-handover-offer").waitFor();
    await blick(andere, "team-angebot");
    await andere.getByRole("link", { name: "Weiter zur Bestellung" }).click();
    await andere.getByText("Mit der Bestellung leiten Sie das Team „Kanzlei Demo“").waitFor();
    await andere.getByTestId("order-button").click();
    await andere.getByText("Ihr Tarif Teams ist aktiv.").waitFor();
    await page.getByRole("link", { name: "Team verlassen …" }).click();
    // What was booked for the demo hangs on whoever led.
    await page.getByLabel("Wer übernimmt alle?").selectOption({ label: "Mira Mitglied" });
    await page.getByRole("button", { name: "Weiter zur Übersicht" }).click();
    await page.getByRole("button", { name: "Team jetzt verlassen" }).click();
    await page.waitForURL(`${portal.url}/dashboard`);
    await besuchen(page, `${portal.url}/team`);
    await page.getByTestId("upgrade-gate").waitFor();
    await linkAus(page, portal.url, demoadresse("teams"), /Die Leitung Ihres Teams ist übergeben/);
    await besuchen(andere, `${portal.url}/team`);
    await andere.getByRole("button", { name: "Einladung senden" }).waitFor();
    expect(await plaetze(andere)).toBe("3 von 5 Mitgliedern");
    await fremder.close();
  });

  test("geht auch ohne Skript", async ({ pageOhneJs: page, oeffnen }) => {
    await sitzungHolen(page, portal.url, "teams2");
    await page.goto(`${portal.url}/team`);
    await einladen(page, "keine Adresse");
    await page.getByText("Bitte geben Sie eine gültige E-Mail-Adresse ein.").waitFor();
    expect(await page.getByLabel("E-Mail-Adresse").inputValue()).toBe("keine Adresse");
    await einladen(page, "ohne@beispiel.example");
    await unterwegs(page, "ohne@beispiel.example");
    // Whoever has no account yet stands before the invitation again once he has one.
    const neu = await oeffnen({ javaScript: false });
    await neu.goto(await linkAus(page, portal.url, "ohne@beispiel.example", /Einladung in ein Team/));
    await neu.getByRole("link", { name: "Jetzt kostenlos registrieren" }).click();
    const [email, password] = ["ohne@beispiel.example", "Mu5ter-Kanzlei-Berlin"];
    await fuellen(neu, {
      name: "Olga Ohne",
      email,
      emailConfirm: email,
      password,
      passwordConfirm: password,
    });
    await neu.locator('[name="terms"]').check();
    await neu.getByTestId("register-submit").click();
    await neu.getByRole("heading", { level: 1, name: "Einladung in ein Team" }).waitFor();
    await neu.getByText("Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.").waitFor();
    await page.getByRole("button", { name: /Erneut senden/ }).click();
    await page.getByText("Die Einladung ist erneut unterwegs").waitFor();
    await page.getByRole("button", { name: /Zurücknehmen/ }).click();
    await page.getByText("Die Einladung ist zurückgenommen.").waitFor();
    await page.getByLabel("Name", { exact: true }).fill("Kanzlei Zwei & Partner");
    await page.getByRole("button", { name: "Name speichern" }).click();
    await page.getByText("Der Name ist gespeichert.").waitFor();
    await page.goto(`${portal.url}/team/einladung?token=falsch`);
    await page.getByText("Sie leiten selbst ein Team.").waitFor();
  });
});
