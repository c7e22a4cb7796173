import { frist } from "@gebuehrenportal/fristen";
import { tag as alsTag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { blattAlsCsv } from "#dokumente/blatt/blatt-ausgabe.ts";
import { ausQuery, gezeigt, seite } from "../../testing-seite.tsx";
import { formular } from "../formular.ts";
import { rechnung } from "../rechnung.ts";
import { teile } from "../ui/seitenteile.tsx";
import { mitUeblichemWeg } from "../wege/ueblicher-weg.server.ts";
import { verlaengert } from "./nachtrag-rechnung.ts";

const html = (query: string) => seite(formular, rechnung, query, teile).replaceAll("\u00a0", " ");
const tag = (query: string) => gezeigt(html(query), "result-date");
const csv = (query: string) => {
  const a = ausQuery(formular, rechnung, query);
  return a.art === "ergebnis" ? blattAlsCsv(a.blatt).replaceAll("\u00a0", " ") : JSON.stringify(a);
};

describe("Verlängerung", () => {
  // Zwei Monate ab 16.03.2026: Samstag, 16.05.; Montag, 18.05.2026.
  const begruendung = "frist=zpo-520&ereignis=2026-03-16&land=BE";

  test("läuft vom wirklichen Ende weiter, mit beiden Schritten im Rechenweg und in der Datei", () => {
    expect(tag(begruendung)).toEqual(["Montag, 18.05.2026"]);
    expect(tag(`${begruendung}&verlum=1+Monat`)).toEqual(["Donnerstag, 18.06.2026"]);
    expect(csv(`${begruendung}&verlum=1+Monat`)).toMatch(
      /Die bisherige Frist endet tatsächlich am Montag, 18\.05\.2026; die neue Frist von 1 Monat schließt sich an/,
    );
    expect(csv(`${begruendung}&verlum=1+Monat`)).toContain("18.06.2026");
  });

  // Fronleichnam, 04.06.2026, ist in Crostwitz nicht gesichert: 05.06., sicher 04.06.; eine Woche mehr: 12.06., sicher 11.06.
  test("ist nicht sicherer als die Frist, die sie verlängert", () => {
    const ort = { gemeinde: "sn-crostwitz" };
    const alt = frist({ ereignisAm: alsTag("2026-05-21"), dauer: [{ wert: 14, einheit: "tag" }], ort });
    if (alt.art !== "ergebnis") throw new Error(alt.grund);
    const neu = verlaengert(alt, { um: [{ wert: 1, einheit: "woche" }] }, undefined, { ort });
    expect(neu).toMatchObject({ ende: "2026-06-12", sichererTag: "2026-06-11", sicherheit: "mittel" });
  });

  test("bis zu einem Tag, vorläufig und über das Höchstmaß hinaus sagt, was fehlt", () => {
    const text = html(`${begruendung}&verlbis=30.06.2026&verlvorlaeufig=ja`);
    expect(gezeigt(text, "result-date")).toEqual(["Dienstag, 30.06.2026"]);
    expect(text).toContain("Über den Antrag ist nicht entschieden: Das Ende ist vorläufig");
    expect(text).toContain("Frist endet vorläufig am");
    expect(csv(`${begruendung}&verlbis=30.06.2026&verlvorlaeufig=ja`)).toContain("Frist endet vorläufig am");
    expect(text).toContain("um höchstens 1 Monat verlängert werden, hier bis zum 18.06.2026");
    expect(html(`${begruendung}&verlbis=30.06.2026&verleinwilligung=ja`)).not.toContain("höchstens 1 Monat");
  });

  test("nennt nicht das alte Ende als abgelaufen, sondern das neue", () => {
    const text = html(`${begruendung}&verlum=1+Monat`);
    expect(text).not.toContain("Die Frist ist am 18.05.2026 abgelaufen");
    expect(text).toContain("Die Frist ist am 18.06.2026 abgelaufen");
    expect(html("frist=zpo-517&ereignis=2026-03-16&land=BE")).not.toContain("Verlängert um");
  });

  test("einer Notfrist gibt es nicht, und zweierlei Länge auch nicht", () => {
    const not = html("frist=zpo-517&ereignis=2026-03-16&land=BE&verlum=1+Monat");
    expect(gezeigt(not, "result-date")).toEqual([]);
    expect(not).toMatch(/id="verlum-fehler"[^>]*>.*Notfrist kann nicht verlängert werden/s);
    expect(tag(`${begruendung}&verlum=1+Monat&verlbis=30.06.2026`)).toEqual([]);
    expect(html(`${begruendung}&verlum=bald`)).toContain('id="verlum-fehler"');
  });

  test("gilt auch für eine eigene Dauer", () => {
    expect(tag("ereignis=2026-03-02&wochen=2&verfahren=ZPO&land=BE&verlum=2+Wochen")).toEqual([
      "Montag, 30.03.2026",
    ]);
  });
});

describe("Vorfristen", () => {
  const zeilen = (vorfristen: string) =>
    gezeigt(html(`frist=zpo-520&ereignis=2026-03-16&land=BE&vorfristen=${vorfristen}`), "result-vorfrist");

  test("sind die des Eintrags, eigene oder keine", () => {
    expect(zeilen("")).toEqual(["Montag, 04.05.2026", "Montag, 11.05.2026"]);
    expect(zeilen("3+Tage,+1+Monat")).toEqual(["Freitag, 15.05.2026", "Freitag, 17.04.2026"]);
    expect(zeilen("keine")).toEqual([]);
    expect(html("frist=zpo-520&ereignis=2026-03-16&vorfristen=fr%C3%BCh")).toContain(
      'id="vorfristen-fehler"',
    );
  });

  test("stehen auch vor dem verlängerten Ende", () => {
    expect(
      gezeigt(
        html("frist=zpo-520&ereignis=2026-03-16&land=BE&verlum=1+Monat&vorfristen=1+Woche"),
        "result-vorfrist",
      ).join(),
    ).toContain("11.06.2026");
  });
});

describe("Verjährung mit Hemmung, Neubeginn und Höchstfrist", () => {
  const kauf = "frist=bgb-195&ereignis=2020-05-01&land=BE&verjaehrung=ja";

  test("Regelfall: Schluss des Jahres 2023, ein Sonntag; der 02.01.2024 ist der nächste Werktag", () => {
    expect(tag(kauf)).toEqual(["Dienstag, 02.01.2024"]);
  });

  // 01.03. bis 31.08.2023: 184 Tage nach dem 31.12.2023.
  test("184 Tage Verhandlungen kommen hinzu", () => {
    const mit = `${kauf}&hemmung.1.von=01.03.2023&hemmung.1.bis=31.08.2023`;
    expect(tag(mit)).toEqual(["Dienstag, 02.07.2024"]);
    expect(csv(mit)).toContain("184 Tage kommen hinzu");
    // Ohne den Schalter zählt nichts davon.
    expect(tag(mit.replace("&verjaehrung=ja", ""))).toEqual(["Dienstag, 02.01.2024"]);
  });

  test("Ein Anerkenntnis lässt die Frist neu beginnen", () => {
    expect(tag(`${kauf}&neubeginn.1.am=15.06.2022`)).toEqual(["Montag, 16.06.2025"]);
  });

  test("Zehn Jahre nach der Entstehung ist Schluss, dreißig nach der Handlung", () => {
    expect(tag(`${kauf}&entstehung=10.01.2012`)).toEqual(["Montag, 10.01.2022"]);
    expect(tag(`${kauf}&handlung=10.01.1993`)).toEqual(["Dienstag, 10.01.2023"]);
    expect(csv(`${kauf}&entstehung=10.01.2012`)).toContain("§ 199 Abs. 3 Satz 1 Nr. 1, Abs. 4 BGB");
  });

  test("Ein Ende vor dem Beginn ist ein Fehler an seinem Feld", () => {
    const text = html(`${kauf}&hemmung.1.von=31.08.2023&hemmung.1.bis=01.03.2023`);
    expect(gezeigt(text, "result-date")).toEqual([]);
    expect(text).toContain('id="hemmung.1.bis-fehler"');
  });

  test("auch hinter einer leeren Zeile", () => {
    const text = html(`${kauf}&hemmung.1.von=&hemmung.2.von=31.08.2023&hemmung.2.bis=01.03.2023`);
    expect(text).toContain('id="hemmung.2.bis-fehler"');
    expect(text).not.toContain('id="hemmung.1.bis-fehler"');
  });

  test("Auch eine eigene Dauer kann verjähren", () => {
    const eigene = "ereignis=2023-03-01&jahre=2&fristart=verjaehrung&land=BE&verjaehrung=ja";
    // 10 Tage nach Samstag, dem 01.03.2025
    expect(tag(`${eigene}&hemmung.1.art=sonstige&hemmung.1.von=01.06.2023&hemmung.1.bis=10.06.2023`)).toEqual(
      ["Dienstag, 11.03.2025"],
    );
  });
});

describe("Kündigung nach Jahren", () => {
  test.each([
    ["622-2", 2, "Samstag, 28.02.2026"],
    ["622-2", 8, "Donnerstag, 30.04.2026"],
    ["622-2", 20, "Montag, 31.08.2026"],
    ["622-3", undefined, "Donnerstag, 29.01.2026"],
  ])("§ 622 BGB, %s nach %s Jahren, Zugang 15.01.2026: %s", (art, jahre, erwartet) => {
    const mit = jahre === undefined ? "" : `&dienstjahre=${jahre}`;
    expect(tag(`frist=bgb-622-1&ereignis=2026-01-15&kuendart=${art}${mit}`)).toEqual([erwartet]);
  });

  test.each([
    ["", "", "Montag, 30.11.2026"],
    ["573c-1-vermieter", "4", "Montag, 30.11.2026"],
    ["573c-1-vermieter", "6", "Sonntag, 28.02.2027"],
    ["573c-1-vermieter", "9", "Montag, 31.05.2027"],
  ])(
    "§ 573c BGB, %s nach %s Jahren, Zugang am dritten Werktag des September 2026: %s",
    (art, jahre, erwartet) => {
      expect(tag(`frist=bgb-573c&ereignis=2026-09-03&land=BE&kuendart=${art}&dienstjahre=${jahre}`)).toEqual([
        erwartet,
      ]);
    },
  );

  test("Die Jahre werden verlangt, wo die Frist mit ihnen wächst", () => {
    const text = html("frist=bgb-622-1&ereignis=2026-01-15&kuendart=622-2");
    expect(gezeigt(text, "result-date")).toEqual([]);
    expect(text).toContain('id="dienstjahre-fehler"');
  });
});

describe("Die übliche Zustellung", () => {
  // Vier Tage nach dem 16.03.2026, dann ein Monat.
  test("ist mit dem Eintrag vorgewählt: ao-355 durch die Post", () => {
    const text = html("frist=ao-355&weg=ueblich&ereignis=2026-03-16&land=BE");
    expect(gezeigt(text, "result-date")).toEqual(["Montag, 20.04.2026"]);
    expect(text).toMatch(/<option value="ueblich" selected="">Einfacher Brief der Finanzbehörde</);
    expect(tag("frist=ao-355&ereignis=2026-03-16&land=BE")).toEqual(["Donnerstag, 16.04.2026"]);
  });

  test("kommt zur bloßen Frist hinzu, nicht zu einer Adresse, die schon rechnet", () => {
    const weg = (query: string) =>
      new URL(mitUeblichemWeg(new Request(`http://localhost/fristenrechner?${query}`)).url).searchParams.get(
        "weg",
      );
    expect(weg("frist=ao-355")).toBe("ueblich");
    expect([weg("frist=ao-355&ereignis=2026-03-16"), weg("ereignis=2026-03-16"), weg("")]).toEqual([
      null,
      null,
      null,
    ]);
    expect(weg("frist=ao-355&weg=")).toBe("");
  });

  test("gibt es nicht überall; dann steht der Tag fest", () => {
    expect(tag("frist=zpo-517&weg=ueblich&ereignis=2026-03-16&land=BE")).toEqual(["Donnerstag, 16.04.2026"]);
  });
});

test("Ein Tippfehler und ein Wort des Alltags finden die Frist ohne JavaScript", () => {
  expect(html("frist=Berufngsbegr%C3%BCndung")).toMatch(/href="[^"]*frist=zpo-520/);
  expect(html("frist=Blitzer")).toMatch(/href="[^"]*frist=owig-67/);
});

describe("Fall und Kurzdauer zählen", () => {
  // § 276 Abs. 1 Satz 3 ZPO: ein Monat statt zwei Wochen.
  test("Die Variante des Formulars ändert den Tag: § 276 ZPO im Ausland", () => {
    expect(tag("frist=zpo-276-anz&ereignis=2026-03-16&land=BE")).toEqual(["Montag, 30.03.2026"]);
    expect(tag("frist=zpo-276-anz&ereignis=2026-03-16&land=BE&variante=ausland")).toEqual([
      "Donnerstag, 16.04.2026",
    ]);
  });

  // § 188 Satz 2 ZPO: eine Zahl ab eins.
  test.each([
    ["1 Monat", true],
    ["1 Jahr", true],
    ["0 Monate", false],
  ])("„%s“ als vom Gericht bestimmte Frist: %s", (bestimmt, gilt) => {
    const text = html(
      `frist=zpo-517&weg=oeffentlich-zpo&ereignis=2026-03-16&land=BE&bestimmt=${encodeURIComponent(bestimmt)}`,
    );
    expect(text.includes('id="bestimmt-fehler"')).toBe(!gilt);
  });
});

describe("Unterbrechung der Verfolgungsverjährung", () => {
  test("läuft ab ihrem Tag von vorn, aus dem Katalog und mit eigener Dauer", () => {
    const unterbrochen = "verfolgung=ja&unterbrechung.1.am=20.12.2019&unterbrechung.1.handlung=owig-1";
    expect(tag("frist=stvg-26&ereignis=2019-10-07")).toEqual(["Montag, 06.01.2020"]);
    expect(tag(`frist=stvg-26&ereignis=2019-10-07&${unterbrochen}`)).toEqual(["Donnerstag, 19.03.2020"]);
    expect(tag(`verfahren=OWIG-VERJ&monate=3&ereignis=2019-10-07&${unterbrochen}`)).toEqual([
      "Donnerstag, 19.03.2020",
    ]);
    expect(csv(`frist=stvg-26&ereignis=2019-10-07&${unterbrochen}`)).toContain("§ 33 Abs. 3 Satz 1 OWiG");
  });

  test("läuft nach dem Bußgeldbescheid länger, wo § 26 Abs. 3 StVG gilt", () => {
    const bescheid =
      "verfolgung=ja&unterbrechung.1.am=02.03.2026&unterbrechung.1.handlung=owig-9&unterbrechung.1.zugestellt=06.03.2026";
    expect(tag(`frist=stvg-26&ereignis=2026-01-10&${bescheid}`)).toEqual(["Dienstag, 01.09.2026"]);
    expect(tag(`verfahren=OWIG-VERJ&monate=3&ereignis=2026-01-10&${bescheid}`)).toEqual([
      "Montag, 01.06.2026",
    ]);
  });

  test("ruht und endet spätestens an der äußersten Grenze des gewählten Rechts", () => {
    const ruhen = "verfolgung=ja&ruhen.1.von=01.11.2019&ruhen.1.bis=10.11.2019";
    expect(tag(`frist=stvg-26&ereignis=2019-10-07&${ruhen}`)).toEqual(["Donnerstag, 16.01.2020"]);
    const lang =
      "verfahren=OWIG-VERJ&jahre=2&ereignis=2015-10-07&verfolgung=ja&unterbrechung.1.am=06.10.2017";
    expect(tag(`${lang}&unterbrechung.2.am=05.10.2019`)).toEqual(["Sonntag, 06.10.2019"]);
    const straf = `${lang.replace("jahre=2", "jahre=1&verfolgungsrecht=stgb").replace("06.10.2017", "06.10.2016")}`;
    expect(tag(`${straf}&unterbrechung.2.am=05.10.2017&unterbrechung.3.am=04.10.2018`)).toEqual([
      "Samstag, 06.10.2018",
    ]);
  });

  test("meldet am Feld, was nicht passt", () => {
    const text = html("frist=stvg-26&ereignis=2019-10-07&verfolgung=ja&unterbrechung.1.am=06.10.2019");
    expect(text).toContain("Die Unterbrechung liegt vor der Beendigung der Tat.");
    expect(text).toMatch(/<input(?=[^>]*name="unterbrechung\.1\.am")(?=[^>]*aria-invalid="true")/);
  });
});
