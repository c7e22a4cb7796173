import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pages } from "../app/routes.ts";
import { datenbankportal } from "../e2e/lib/datenbankportal.ts";
import { anmelden, demoadresse } from "../e2e/lib/demoportal.ts";
import { besuch, type Seite } from "./besuch.ts";
import { gelesen } from "./lesen.ts";

// What the law wants of whoever sells to consumers, read from the pages and mails as they get them. The rows of
// docs/pflichten.md name these tests.

let portal: Awaited<ReturnType<typeof datenbankportal>>;
beforeAll(async () => {
  portal = await datenbankportal({ RATE_LIMITS: "relaxed" });
});
afterAll(() => portal?.beenden());

const { seite, absenden, neue, ...postfach } = besuch(() => portal);
/** The newest mail to an address whose subject fits, with plain blanks. */
const mail = async (an: string, betreff: RegExp): Promise<string> =>
  (await postfach.mail(an, betreff)).replace(/[\u00a0\u202f]/g, " ");

const bestellseite = "/billing-confirmation?type=premium&cycle=monthly";
const knopf = "Zahlungspflichtig bestellen";

const hauptteil = (html: string): string => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
/** The words on the buttons that send something. */
const absendeknoepfe = (html: string): readonly string[] =>
  [...html.matchAll(/<button[^>]*type="submit"[^>]*>(.*?)<\/button>/gs)].map(([, t = ""]) => gelesen(t));

describe("Die Bestellseite", () => {
  test("sagt vor allem anderen, wie gezahlt wird und wohin geliefert wird", async () => {
    const { cookie } = await anmelden(portal.url, "free");
    const { html, text } = await seite(bestellseite, cookie);
    const form = gelesen(html.slice(0, html.indexOf("<form", html.indexOf("<main"))));
    expect(form).toContain("Gezahlt wird auf Rechnung");
    expect(form).toContain("Anschrift in Deutschland");
    expect(form).toContain("Unternehmen auch aus anderen Staaten der EU");
    expect(text).toContain(knopf);
  });

  test("nennt Leistung, Laufzeit, Kündigung und Gesamtpreis unmittelbar über dem Knopf", async () => {
    const { cookie } = await anmelden(portal.url, "free");
    const { text } = await seite(bestellseite, cookie);
    const davor = text.slice(text.lastIndexOf("Tarif Premium", text.indexOf(knopf)), text.indexOf(knopf));
    for (const teil of [
      "Leistung",
      "Laufzeit unbefristet",
      "Kündigung jederzeit",
      "Gesamtpreis 24,99 € / Monat",
    ])
      expect(davor).toContain(teil);
    // Nothing else may stand between them and the button.
    expect(davor.length).toBeLessThan(700);
    expect(davor).not.toMatch(/AGB|Widerruf|Anschrift/);
  });

  test("hat einen Knopf, auf dem nichts steht als „Zahlungspflichtig bestellen“", async () => {
    const { cookie } = await anmelden(portal.url, "free");
    const { html } = await seite(bestellseite, cookie);
    const main = hauptteil(html);
    expect(absendeknoepfe(main)).toEqual([knopf]);
  });

  test("nennt bei einer Testphase den Preis danach direkt beim Knopf", async () => {
    const { cookie } = await neue();
    const { text } = await seite(bestellseite, cookie);
    const davor = text.slice(0, text.indexOf(knopf)).trim();
    expect(davor).toMatch(/7 Tage kostenlos, danach 24,99 € pro Monat$/);
  });

  test("fragt nach dem ausdrücklichen Beginn, ohne das Häkchen zu setzen, und nennt die Folge", async () => {
    const { cookie } = await anmelden(portal.url, "free");
    const { html, text } = await seite(bestellseite, cookie);
    const haken = /<input[^>]*name="beginn"[^>]*>/.exec(html)?.[0] ?? "";
    expect(haken).toContain("checkbox");
    expect(haken).not.toContain("checked");
    expect(text).toContain("Ich verlange ausdrücklich, dass Sie vor Ablauf der Widerrufsfrist");
    expect(text).toContain("einen anteiligen Betrag zahle");
  });

  test("führt vor der Bestellung zu AGB und zur Vereinbarung nach Art. 28 DSGVO und § 43e BRAO", async () => {
    const { cookie } = await anmelden(portal.url, "free");
    const { html } = await seite(bestellseite, cookie);
    const main = html.slice(html.indexOf("<main"), html.indexOf(knopf));
    expect(main).toContain('href="/agb"');
    expect(main).toContain('href="/widerrufsbelehrung"');
    expect(main).toContain('href="/avv"');
    const avv = await seite("/avv");
    expect(avv.status).toBe(200);
    for (const norm of ["Art. 28", "§ 43e"]) expect(avv.text).toContain(norm);
    expect((await seite("/agb")).text).toContain("§ 5 Laufzeit und Kündigung der Tarife");
  });

  test("lässt Eingaben berichtigen und behält, was getippt ist", async () => {
    const { cookie } = await neue();
    const felder = { type: "premium", betrag: "0", zahlweg: "rechnung", name: "Kanzlei Luchs", plz: "1" };
    const { status, html, text } = await absenden(bestellseite, felder, cookie);
    expect(status).toBe(422);
    expect(html).toContain('value="Kanzlei Luchs"');
    expect(text).toContain("fünf Ziffern");
  });
});

test("Die Bestellung wird sofort bestätigt, mit Vertrag, Widerrufsbelehrung und AGB im vollen Wortlaut", async () => {
  const { email, cookie } = await neue();
  const felder = { type: "premium", betrag: "0", zahlweg: "", beginn: "ja" };
  expect((await absenden(bestellseite, felder, cookie)).status).toBeLessThan(400);
  const text = await mail(email, /^Ihre Bestellung/);
  for (const teil of [
    /ist am \d\d\.\d\d\.\d{4} um \d\d:\d\d Uhr bei uns eingegangen/,
    /Vertragsnummer: V-/,
    /Leistung: Gebührenportal, Tarif Premium/,
    /Preis: 24,99 € pro Monat \(inkl\. 19 % MwSt\.\)/,
    /Laufzeit: kostenlose Testphase bis/,
    /Kündigung: jederzeit/,
    /Zahlungsweise:/,
    /ausdrücklich verlangt, dass wir schon vor Ablauf der Widerrufsfrist/,
    /Vertragspartner: /,
    /gesetzliche Mängelhaftungsrecht/,
    /Funktionsweise: /,
    /§ 36 VSBG/,
    /Allgemeine Geschäftsbedingungen, Fassung vom \d\d\.\d\d\.\d{4}/,
    /§ 5 Laufzeit und Kündigung der Tarife/,
    /§ 9 Haftung/,
    /§ 12 Schlussbestimmungen/,
    /Widerrufsbelehrung für Verbraucher/,
    /Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen/,
    /online unter http.*\/widerrufen ausüben/,
    /Muster-Widerrufsformular/,
  ])
    expect(text).toMatch(teil);
});

test("Preise stehen hervorgehoben als Gesamtpreis voran, netto danach", async () => {
  const { html, text } = await seite("/subscription");
  for (const [brutto, netto] of [
    ["11,99", "10,08"],
    ["24,99", "21,00"],
    ["39,99", "33,61"],
  ] as const) {
    const vonBrutto = html.slice(html.indexOf(`<strong>${brutto}`));
    expect(vonBrutto, brutto).toMatch(new RegExp(`^<strong>${brutto}\\s€</strong> / Monat`));
    expect(gelesen(vonBrutto).indexOf(`${netto} € netto`), netto).toBeLessThan(60);
    expect(html).not.toContain(`<strong>${netto}`);
    expect(text.indexOf(netto), netto).toBeGreaterThan(text.indexOf(brutto));
  }
  expect(text).toContain("inkl. 19 % MwSt.");
});

/** Pages for everybody that are documents. */
const offene = pages.filter(
  ({ guard, path, file }) => guard.startsWith("oeffentlich") && file.endsWith(".tsx") && !/[:*]/.test(path),
);

/** What a test finds on each of them; each has to be there. */
async function jedeOffene(pruefen: (seite: Seite, pfad: string) => void): Promise<void> {
  expect(offene.length).toBeGreaterThan(30);
  for (const { path } of offene) {
    const geholt = await seite(path);
    expect(geholt.status, path).toBe(200);
    pruefen(geholt, path);
  }
}

const fuss = (html: string): string => html.slice(html.lastIndexOf("<footer"));

describe("Die Kündigung", () => {
  test("steht auf jeder offenen Seite, und angemeldet führt ‚Vertrag kündigen‘ ins Konto", async () => {
    await jedeOffene(({ html }, pfad) => {
      expect(fuss(html), pfad).toMatch(/href="\/kuendigen"[^>]*>Verträge hier kündigen</);
      expect(fuss(html), pfad).toMatch(/href="\/kuendigen"[^>]*>Vertrag kündigen</);
    });
    const { cookie } = await anmelden(portal.url, "free");
    const { html } = await seite("/konto", cookie);
    expect(fuss(html)).toMatch(/href="\/konto#abo"[^>]*>Vertrag kündigen</);
    expect(fuss(html)).toMatch(/href="\/kuendigen"[^>]*>Verträge hier kündigen</);
  });

  test("fragt ohne Anmeldung nach dem, was § 312k nennt, und der Knopf sagt „jetzt kündigen“", async () => {
    const { status, html } = await seite("/kuendigen");
    expect(status).toBe(200);
    const main = hauptteil(html);
    const namen = [...main.matchAll(/<(?:input|textarea)[^>]* name="([^"]+)"/g)].map(([, name]) => name);
    expect([...new Set(namen)]).toEqual([
      "art",
      "grund",
      "name",
      "email",
      "nummer",
      "vertrag",
      "ende",
      "bestaetigung",
    ]);
    expect(absendeknoepfe(main)).toEqual(["jetzt kündigen"]);
  });

  test("bestätigt Inhalt, Datum, Uhrzeit und Ende sofort, zum Speichern und per E-Mail", async () => {
    const { email, cookie } = await neue();
    await absenden(bestellseite, { type: "premium", betrag: "0", zahlweg: "" }, cookie);
    const { status, headers } = await absenden("/kuendigen", {
      art: "ordentlich",
      grund: "",
      name: "Rosa Luchs",
      email,
      nummer: "",
      vertrag: "Tarif Premium",
      ende: "",
      bestaetigung: email,
    });
    expect(status).toBe(303);
    const ziel = headers.get("location") ?? "";
    expect(ziel).toMatch(/^\/erklaerung\?id=/);
    const bestaetigt = await seite(ziel);
    expect(bestaetigt.headers.get("cache-control")).toMatch(/^private/);
    expect(bestaetigt.text).toMatch(/Eingegangen am \d\d\.\d\d\.\d{4} um \d\d:\d\d Uhr/);
    for (const teil of ["„jetzt kündigen“", "Rosa Luchs", email, "Tarif Premium", "zum nächstmöglichen Tag"])
      expect(bestaetigt.text).toContain(teil);
    const datei = await seite(ziel.replace("/erklaerung?", "/erklaerung.txt?"));
    expect(datei.headers.get("content-disposition")).toMatch(/^attachment; filename="Kuendigung/);
    expect(datei.html).toMatch(/Abgegeben und eingegangen: am \d\d\.\d\d\.\d{4} um \d\d:\d\d Uhr/);
    const text = await mail(email, /^Bestätigung Ihrer Kündigung/);
    expect(text).toMatch(/Der Vertrag endet mit dem \d\d\.\d\d\.\d{4}/);
    expect(text).toContain("„jetzt kündigen“");
  });

  test("nennt Fehler am Feld, behält alles und verrät nicht, ob es ein Konto gibt", async () => {
    const felder = {
      art: "ausserordentlich",
      grund: "",
      name: "Rosa Luchs",
      email: "kein-konto",
      nummer: "",
      vertrag: "Tarif Premium",
      ende: "31.02.2027",
      bestaetigung: "",
    };
    const { status, html, text } = await absenden("/kuendigen", felder);
    expect(status).toBe(422);
    expect(html).toContain('value="kein-konto"');
    for (const satz of ["nennen Sie den Grund", "Adresse vollständig", "wohin wir die Bestätigung schicken"])
      expect(text).toContain(satz);
    const gut = (email: string) => ({
      ...felder,
      art: "ordentlich",
      ende: "",
      email,
      bestaetigung: "a@fremd.example",
    });
    const texte = [demoadresse("premium"), "niemand@kanzlei.example"].map(async (email) => {
      const { headers } = await absenden("/kuendigen", gut(email));
      return (await seite(headers.get("location") ?? "")).text
        .replaceAll(email, "")
        .replace(/Vorgang \w+/, "")
        .replace(/um \d\d:\d\d/g, "");
    });
    const [mit, ohne] = await Promise.all(texte);
    expect(mit).toBe(ohne);
  });
});

describe("Der Widerruf", () => {
  test("steht auf jeder offenen Seite und fragt allein nach Name, Vertrag und Empfang", async () => {
    await jedeOffene(({ html }, pfad) => {
      expect(fuss(html), pfad).toMatch(/href="\/widerrufen"[^>]*>Vertrag widerrufen</);
    });
    const { html, text } = await seite("/widerrufen");
    const main = hauptteil(html);
    expect([...main.matchAll(/<input[^>]* name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      "name",
      "vertrag",
      "email",
    ]);
    expect(absendeknoepfe(main)).toEqual(["Widerruf bestätigen"]);
    expect(text).toContain("§ 357a Abs. 2 BGB");
  });

  test("wird sofort mit Inhalt, Datum und Uhrzeit bestätigt; der Vertrag endet mit dem Wort des Kontos", async () => {
    const { email, cookie } = await neue();
    await absenden(bestellseite, { type: "premium", betrag: "0", zahlweg: "", beginn: "ja" }, cookie);
    const vertrag = await seite("/konto/abo", cookie);
    expect(vertrag.text).toMatch(/Vertragsnummer V-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{2}/);
    expect(vertrag.text).toMatch(/noch bis zum \d\d\.\d\d\.\d{4} widerrufen/);
    const main = hauptteil(vertrag.html);
    for (const pfad of ["/widerrufen", "/widerrufsbelehrung", "/kuendigen"])
      expect(main).toContain(`href="${pfad}"`);
    const davor = await seite("/widerrufen", cookie);
    expect(davor.text).toContain("Zu zahlen für die Tage bis heute 0,00 €");
    const { status, headers } = await absenden("/widerrufen", { name: "Rosa Luchs", vertrag: email, email });
    expect(status).toBe(303);
    const bestaetigt = await seite(headers.get("location") ?? "");
    expect(bestaetigt.text).toContain("„Widerruf bestätigen“");
    const text = await mail(email, /^Bestätigung Ihres Widerrufs/);
    expect(text).toMatch(/Ihr Widerruf ist am \d\d\.\d\d\.\d{4} um \d\d:\d\d Uhr bei uns eingegangen/);
    // Nobody who is signed out ends a contract: the account is asked, and reading the link is no answer.
    const pfad = text.match(/\/erklaerung\/antwort\?\S+/)?.[0] ?? "";
    expect((await seite(pfad)).text).toContain("Kommt dieser Widerruf von Ihnen?");
    expect((await seite("/konto/abo", cookie)).text).toContain("Vertragsnummer");
    const felder = Object.fromEntries(new URLSearchParams(pfad.split("?")[1]));
    const bestaetigung = await absenden("/erklaerung/antwort", { ...felder, antwort: "bestaetigen" });
    expect(bestaetigung.status).toBe(200);
    expect(await mail(email, /^Widerruf zu Ihrem Konto/)).toMatch(
      /Der Vertrag ist seit dem \d\d\.\d\d\.\d{4} beendet/,
    );
    expect((await seite("/konto/abo", cookie)).text).toContain("Ein Vertrag läuft nicht");
  });

  test("hat Belehrung und Muster-Formular als Seite und zum Speichern", async () => {
    const { text } = await seite("/widerrufsbelehrung");
    const datei = await seite("/widerrufsbelehrung.txt");
    expect(datei.headers.get("content-disposition")).toContain("attachment");
    for (const teil of [
      "binnen vierzehn Tagen ohne Angabe von Gründen",
      "Hiermit widerrufe(n) ich/wir (*)",
      "(*) Unzutreffendes streichen.",
    ]) {
      expect(text).toContain(teil);
      expect(gelesen(datei.html)).toContain(teil);
    }
  });
});

test("Impressum und AGB sagen, wie das Portal zur Schlichtung steht", async () => {
  for (const pfad of ["/impressum", "/agb"]) {
    const { text } = await seite(pfad);
    expect(text, pfad).toMatch(/weder bereit noch verpflichtet.*Verbraucherschlichtungsstelle.*§ 36 VSBG/);
  }
});

test("Die Erklärung zur Barrierefreiheit steht auf jeder Seite und nennt Maßstab, Kontakt und Aufsicht", async () => {
  const { text } = await seite("/barrierefreiheit");
  for (const teil of ["BFSG", "WCAG) 2.2", "Hindernis melden", "Marktüberwachung"])
    expect(text).toContain(teil);
  expect((await seite("/")).html).toMatch(/href="\/barrierefreiheit"[^>]*>Barrierefreiheit</);
});

test("Wer nur liest, bekommt kein Cookie", async () => {
  await jedeOffene(({ headers }, pfad) => {
    expect(headers.getSetCookie(), pfad).toEqual([]);
  });
});

test("Was jemand wollte, übersteht die Bestellung auch ohne Skript", async () => {
  const { cookie } = await neue();
  const gewollt = "/kostennoten/neu?wert=10000&vv=3100";
  const verweis = (html: string, anfang: string): string =>
    html
      .replaceAll("&amp;", "&")
      .split('href="')
      .find((teil) => teil.startsWith(anfang))
      ?.split('"')[0] ?? "";
  const tarife = verweis((await seite(gewollt, cookie)).html, "/subscription?wunsch=");
  expect(new URL(tarife, portal.url).searchParams.get("wunsch")).toBe(gewollt);
  const registrieren = verweis((await seite(tarife)).html, "/register?redirect=billing&type=basic");
  const anmelden = verweis((await seite(registrieren)).html, "/login?redirect=billing");
  for (const adresse of [registrieren, anmelden])
    expect(new URL(adresse, portal.url).searchParams.get("wunsch")).toBe(gewollt);
  const bestellen = verweis((await seite(tarife, cookie)).html, "/billing-confirmation?type=basic");
  const { headers } = await absenden(bestellen, { type: "basic", betrag: "0", zahlweg: "" }, cookie);
  const { text, html } = await seite(headers.get("location") ?? "", cookie);
  expect([text.includes("Weiter zur Kostennote"), verweis(html, "/kostennoten/neu")]).toEqual([
    true,
    gewollt,
  ]);
});
