import type { Page } from "playwright-core";
import { describe } from "vitest";
import { ansehen } from "./lib/ansehen.ts";
import { anmelden, demoadresse, gemeinsamesDemoportal } from "./lib/demoportal.ts";
import { eintreten, linkAus, sitzungHolen } from "./lib/konto.ts";
import { expect, test } from "./lib/test.ts";

describe("Wer aus dem Team ausscheidet", () => {
  const portal = gemeinsamesDemoportal();

  /** A member books so many entries in so many files; he is responsible for them. */
  async function buchen(anzahl: number, akten: number): Promise<void> {
    const { token } = await anmelden(portal.url, "mitglied");
    const rufen = async (pfad: string, koerper: object) => {
      const antwort = await fetch(portal.url + pfad, {
        method: "POST",
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
        body: JSON.stringify(koerper),
      });
      expect(antwort.status, await antwort.clone().text()).toBeLessThan(300);
    };
    for (let i = 0; i < anzahl; i++)
      await rufen("/api/backend/premium_fristen/deadlines", {
        title: `Stellungnahme ${i + 1}`,
        aktenzeichen: `${(i % akten) + 1}/26 Nord ./. Süd`,
        startDate: new Date().toISOString().slice(0, 10),
        weeks: 3,
        state: "BE",
      });
  }

  /** Clicks and choices of a person, counted. */
  function gezaehlt() {
    let griffe = 0;
    return {
      klicken: async (page: Page, rolle: "button" | "link", name: string | RegExp) => {
        griffe += 1;
        await page.getByRole(rolle, { name }).click();
      },
      waehlen: async (page: Page, label: string | RegExp, wen: string) => {
        griffe += 1;
        await page.getByLabel(label).selectOption({ label: wen });
      },
      anzahl: () => griffe,
    };
  }

  test("übergibt achtzig Fristen mit wenigen Griffen; was niemand nimmt, sagt das Buch, bis es jemand hat", async ({
    page,
  }) => {
    await buchen(80, 9);
    await eintreten(page, portal.url, "teams", "/team");
    const mira = page.getByTestId("team-member").filter({ hasText: demoadresse("mitglied") });
    await mira.getByText("Ändern").click();
    const { klicken, waehlen, anzahl } = gezaehlt();
    await klicken(page, "link", /Mira Mitglied aus dem Team entfernen/);
    expect(await page.getByTestId("handover-count").textContent()).toContain("80 offene Einträge hängen");
    await ansehen(page, "ausscheiden-wahl");
    await waehlen(page, "Wer übernimmt alle?", "Tanja Team");
    await page.getByText("Nach Akten oder einzeln aufteilen").click();
    await waehlen(page, /^1\/26 Nord/, "noch niemand");
    await klicken(page, "button", "Weiter zur Übersicht");
    const uebersicht = page.getByTestId("handover-preview");
    await uebersicht.getByText("Tanja Team: 71 Einträge").waitFor();
    await page.getByText(/9 Einträge bleiben ohne Verantwortliche/).waitFor();
    await ansehen(page, "ausscheiden-uebersicht");
    await klicken(page, "button", "Jetzt entfernen");
    await page.getByText("Das Mitglied ist entfernt.").waitFor();
    expect(anzahl()).toBeLessThanOrEqual(10);
    expect(await page.getByTestId("team-member").count()).toBe(1);
    await linkAus(page, portal.url, demoadresse("teams"), /Fristen ohne Verantwortliche/);

    await page.goto(`${portal.url}/dashboard`);
    await page.getByRole("link", { name: "9 ohne Verantwortliche" }).waitFor();
    await page.goto(`${portal.url}/fristenmanager`);
    await page.getByTestId("unassigned").getByText("Ohne Verantwortliche (9)").waitFor();
    await ansehen(page, "fristenbuch-ohne-verantwortliche");
    await page.getByRole("link", { name: "Ohne Verantwortliche (9)" }).click();
    await expect.poll(() => page.getByTestId("deadline-row").count()).toBe(9);
    await page.getByRole("link", { name: "Jemandem übergeben" }).click();
    await page.getByRole("button", { name: "Übergeben" }).click();
    await page.getByText("Bitte wählen Sie, wer welche Fristen übernimmt.").waitFor();
    await ansehen(page, "ohne-verantwortliche");
    await page.getByLabel("Wer übernimmt alle?").selectOption({ label: "Tanja Team" });
    await page.getByRole("button", { name: "Übergeben" }).click();
    await page.getByText("9 Fristen sind übergeben.").waitFor();
    await page.getByText("Für jede offene Frist ist jemand verantwortlich.").waitFor();

    // Whoever has left stands there with his name.
    await page.goto(`${portal.url}/fristenmanager/protokoll?art=gebucht`);
    await page.getByTestId("log-line").filter({ hasText: "Mira Mitglied" }).first().waitFor();
    await page.goto(`${portal.url}/fristenmanager/protokoll?art=uebergeben&pruefen=1`);
    await page.getByTestId("log-verified").waitFor();
  });
});

describe("Ohne Skript", () => {
  const portal = gemeinsamesDemoportal();

  test("verlässt ein Mitglied das Team und lässt nichts liegen", async ({ pageOhneJs: page }) => {
    await sitzungHolen(page, portal.url, "mitglied");
    await page.goto(`${portal.url}/team`);
    await page.getByRole("link", { name: "Team verlassen …" }).click();
    await page.getByRole("heading", { level: 1, name: "Team verlassen" }).waitFor();
    await page.getByRole("button", { name: "Team jetzt verlassen" }).click();
    await page.waitForURL(/\/dashboard/);
    await page.goto(`${portal.url}/team`);
    await page.getByTestId("upgrade-gate").waitFor();
  });
});
