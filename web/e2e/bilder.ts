// `npm run bilder`: a picture of every page in every width, light and dark, for the eye. They land in `bilder/`.
// `npm run bilder -- /rvgrechner` takes only these pages, with query and fragment if given.
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { wurzel } from "../../scripts/lib/bootstrap.mjs";
import { aufraeumen, beiAbbruchAufraeumen, spaeterAufraeumen } from "../../scripts/schritte/aufraeumen.ts";
import { adressen } from "./lib/adressen.ts";
import { testbau } from "./lib/bau.ts";
import { browserStarten } from "./lib/browser.ts";
import { kontext } from "./lib/kontext.ts";
import { portalStarten } from "./lib/portal.ts";

const gewuenscht = process.argv.slice(2);
const pfade = gewuenscht.length > 0 ? gewuenscht : adressen.map(({ pfad }) => pfad);
const ordner = join(wurzel, "bilder");

beiAbbruchAufraeumen();
try {
  const bau = testbau();
  spaeterAufraeumen(bau.entfernen);
  const portal = await portalStarten(bau.ordner);
  spaeterAufraeumen(portal.beenden);
  const browser = await browserStarten();
  spaeterAufraeumen(() => browser.close());
  if (gewuenscht.length === 0) await rm(ordner, { recursive: true, force: true });
  await mkdir(ordner, { recursive: true });
  for (const pfad of pfade) {
    for (const farben of ["light", "dark"] as const) {
      for (const breite of [360, 768, 1440]) {
        const neu = await kontext(browser, portal.url, { breite, farben });
        const page = await neu.newPage();
        await page.goto(pfad, { waitUntil: "networkidle" });
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await page.screenshot({
          path: join(ordner, `${dateiname(pfad)}-${breite}-${farben}.png`),
          fullPage: true,
        });
        await neu.close();
      }
    }
  }
  process.stdout.write(`${pfade.length * 6} Bilder liegen in ${ordner}.\n`);
} finally {
  await aufraeumen();
}

/** `/rvgrechner?streitwert=1` → `rvgrechner-streitwert-1`; the home page is `start`. */
function dateiname(pfad: string): string {
  return (
    pfad
      .replace(/[^a-z0-9]+/gi, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 60) || "start"
  );
}
