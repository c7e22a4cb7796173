import { describe, expect, test } from "vitest";
import { beanstandet } from "../testing-beanstandet.tsx";
import { ausQuery, betragVon, getippt, gezeigt, seite } from "../testing-seite.tsx";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";

const aus = (query: string) => ausQuery(formular, rechnung, query);

// KS Auxilia, Kosten eines Rechtsstreits, Stand 01/2021: 10.000 € in einer Instanz 4.498,90 €
test("Ein Wert genügt: eine Instanz, durch Urteil beendet", () => {
  expect(betragVon(aus("wert=10000&stichtag=2021-06-01"), "result-total")).toBe(449_890);
  expect(betragVon(aus("wert=10000&stichtag=2021-06-01"), "result-worst")).toBe(449_890);
  expect(betragVon(aus("wert=10000&stichtag=2021-06-01"), "result-best")).toBe(0);
});

test("Drei Instanzen stehen einzeln und zusammen ohne JavaScript auf der Seite", () => {
  const html = seite(formular, rechnung, "wert=10000&instanzen=3");
  expect(gezeigt(html, "result-instance-1")).toEqual(["4.776,00"]);
  expect(gezeigt(html, "result-instance-2")).toEqual(["5.524,52"]);
  expect(html).toContain("3. Instanz (Revision)");
  expect(html).toContain('name="ende3"');
});

test("Felder der zweiten Instanz erscheinen erst mit ihr", () => {
  expect(seite(formular, rechnung, "wert=10000")).not.toContain('name="ende2"');
});

test("Quote als Prozent oder Bruch; die Aussicht gibt den Erwartungswert", () => {
  expect(betragVon(aus("wert=10000&quote=25"), "result-quota")).toBe(119_400);
  expect(betragVon(aus("wert=10000&quote=1/4"), "result-quota")).toBe(119_400);
  expect(betragVon(aus("wert=10000"), "result-break-even")).toBe("32,33\u00a0%");
  // 60 % von 10.000 € weniger 40 % von 4.776 €
  expect(betragVon(aus("wert=10000&aussicht=60"), "result-expectation")).toBe("4.089,60\u00a0€");
});

test("Der Widerspruch durch einen Anwalt kostet die Gegenseite Nr. 3307, ohne ihn hat sie keinen Mahnanwalt", () => {
  const tabelle = (query: string) => {
    const auswertung = aus(`wert=10000&mahnverfahren=ja&${query}`);
    if (auswertung.art !== "ergebnis") throw new Error(auswertung.art);
    const mahn = auswertung.blatt.tabellen.find((t) => t.titel?.startsWith("Mahnverfahren"));
    return (mahn?.zeilen ?? []).map((z) => String(z.zellen[0])).join("|");
  };
  expect(tabelle("widerspruch=ja")).toContain("3307");
  expect(tabelle("")).not.toContain("3307");
});

// BGH, 03.07.2007, VI ZB 21/06: Berufung vor der Begründung zurückgenommen
describe("Rechtsmittel vor der Begründung zurückgenommen", () => {
  const query = "wert=10000&instanzen=2&ende2=ruecknahme&vorBegruendung2=ja";
  // Berufungsführer 1,6 aus 652,00: 1.043,20 + 20,00, × 1,19 = 1.265,21; Gegner 1,1: 717,20 + 20,00, × 1,19 = 877,27
  test("die Gegenseite des Rechtsmittels bekommt nur 1,1 (Nr. 3201), auf Wunsch 1,6", () => {
    const zweite = (q: string) => {
      const auswertung = aus(q);
      if (auswertung.art !== "ergebnis") throw new Error(auswertung.art);
      const tabelle = auswertung.blatt.tabellen.find((t) => t.titel?.startsWith("2. Instanz"));
      return (tabelle?.zeilen ?? []).filter((z) => z.art === "zwischensumme").map((z) => z.zellen.at(-1));
    };
    expect(zweite(query)).toEqual([126_521, 87_727, 28_300]);
    expect(zweite(`${query}&volleGebuehr2=ja`)).toEqual([126_521, 126_521, 28_300]);
    // Legt die Gegenseite das Rechtsmittel ein, ist die eigene Seite die mit 1,1.
    expect(zweite(`${query}&von2=gegner`)).toEqual([87_727, 126_521, 28_300]);
  });

  test("die Seite bietet den Schalter an und sagt, woher die 1,1 kommt", () => {
    const html = seite(formular, rechnung, query);
    expect(html).toContain('name="volleGebuehr2"');
    expect(html).toContain("BGH, 03.07.2007, VI ZB 21/06");
    expect(seite(formular, rechnung, query.replace("&vorBegruendung2=ja", ""))).not.toContain(
      "volleGebuehr2",
    );
  });
});

test("Fehlt die Terminsgebühr, sagt es ein Vermerk mit ihrer Nummer", () => {
  const texte = (query: string) => {
    const auswertung = aus(query);
    return auswertung.art === "ergebnis" ? auswertung.blatt.vermerke.map((v) => v.text).join("|") : "";
  };
  expect(texte("wert=10000&ende=ruecknahme")).toContain(
    "1. Instanz: Die Terminsgebühr Nr. 3104 VV ist nicht angesetzt",
  );
  expect(texte("wert=10000&ende=ruecknahme&termin=ja")).not.toContain("Terminsgebühr");
  expect(texte("wert=10000&termin=nein")).toContain("Nr. 3104 VV ist nicht angesetzt");
  expect(texte("wert=10000&instanzen=2&ende2=ruecknahme")).toContain("Nr. 3202 VV ist nicht angesetzt");
  expect(texte("wert=10000")).not.toContain("Terminsgebühr");
});

// § 52 Abs. 4 Nr. 1 GKG, § 32 Abs. 1 RVG
test("Vor den Finanzgerichten zählen mindestens 1.500 €, für Gericht und Anwalt, außer bei Kindergeld", () => {
  const gericht = (query: string) => {
    const auswertung = aus(`rechtsweg=finanz&${query}`);
    return auswertung.art === "ergebnis"
      ? auswertung.blatt.tabellen.find((t) => t.titel?.startsWith("1. Instanz"))
      : auswertung;
  };
  const summen = (query: string) => {
    const tabelle = gericht(query);
    return tabelle && "zeilen" in tabelle
      ? tabelle.zeilen.filter((z) => z.art === "zwischensumme").map((z) => z.zellen.at(-1))
      : tabelle;
  };
  // 4,0 aus 1.500 € = 328,00
  expect(summen("wert=500")).toEqual(summen("wert=1500"));
  expect((summen("wert=500") as unknown[]).at(-1)).toBe(32_800);
  expect((summen("wert=500&ohnemindest=ja") as unknown[]).at(-1)).toBe(16_000);
});

test("Das Mahnverfahren davor hat auch auf der Seite seinen eigenen Tag", () => {
  const query = "wert=10000&mahnverfahren=ja&mahnam=20.5.2025&stichtag=1.7.2025";
  expect(seite(formular, rechnung, query)).toContain('name="mahnam"');
  // Nr. 1100 bis 31.05.2025: 133,00; Nr. 1210 danach: 849,00 − 133,00
  const auswertung = aus(query);
  const gerichtskosten =
    auswertung.art === "ergebnis"
      ? auswertung.blatt.tabellen
          .filter((t) => /^(Mahnverfahren|1\. Instanz)/.test(t.titel ?? ""))
          .map((t) =>
            t.zeilen
              .filter((z) => z.art === "zwischensumme")
              .at(-1)
              ?.zellen.at(-1),
          )
      : [];
  expect(gerichtskosten).toEqual([13_300, 71_600]);
});

test("Jede Instanz hat ihre Tabelle, deren Zeilen ihre Summe ergeben", () => {
  const auswertung = aus("wert=12345&instanzen=2&mahnverfahren=ja&mandanten=2&zeugen=100");
  if (auswertung.art !== "ergebnis") throw new Error(auswertung.art);
  const tabellen = auswertung.blatt.tabellen.slice(3);
  expect(tabellen.map((t) => t.titel)).toEqual([
    "Mahnverfahren, Wert 12.345,00\u00a0€",
    "1. Instanz, Wert 12.345,00\u00a0€",
    "2. Instanz (Berufung), Wert 12.345,00\u00a0€",
  ]);
  for (const { zeilen } of tabellen) {
    const betrag = (art: string | undefined) =>
      zeilen.filter((z) => z.art === art).reduce((s, z) => s + Number(z.zellen.at(-1)), 0);
    expect(betrag(undefined)).toBe(betrag("summe"));
    expect(betrag("zwischensumme")).toBe(betrag("summe"));
  }
});

beanstandet(
  "%s: eine Meldung am Feld %s und kein Betrag",
  { formular, rechnung, ohne: "result-total" },
  {
    wert: ["wert=-5", "wert=viel", "wert=0", "wert=30000001", "instanzen=2"],
    quote: ["wert=1000&quote=120"],
    aussicht: ["wert=1000&aussicht=1/0"],
    mandanten: ["wert=1000&mandanten=0"],
    stichtag: ["wert=1000&stichtag=31.2.2026"],
    am2: ["wert=1000&instanzen=2&stichtag=1.7.2025&am2=1.6.2025"],
  },
);

test("Ein falscher Wert wird mit dem Satz der Anforderung beanstandet", () => {
  expect(seite(formular, rechnung, "wert=viel")).toContain("Bitte geben Sie einen gültigen Wert ein.");
});

test("Solange niemand gefragt hat, ist ein leeres Formular kein Fehler", () => {
  expect(getippt(rechnung, {})).toEqual({ art: "leer", text: "Geben Sie den Streitwert ein." });
});

describe("Rechtswege auf der Seite ohne JavaScript", () => {
  test("Die Gerichte stehen mit Namen in der Auswahl, im Formular und im Ergebnis", () => {
    const html = seite(formular, rechnung, "wert=10000&rechtsweg=arbeit&instanzen=3");
    for (const text of ["ArbG, LAG und BAG", "2. Instanz (Berufung, LAG)", "Nichtzulassungsbeschwerde"])
      expect(html).toContain(text);
    expect(betragVon(aus("wert=10000&rechtsweg=arbeit"), "result-best")).toBe(196_350);
    expect(html).not.toContain('name="online"');
  });

  test("Die Finanzgerichte haben zwei Instanzen und keinen Vergleich; was gewählt war, bleibt gewählt", () => {
    const html = seite(formular, rechnung, "wert=10000&rechtsweg=finanz&instanzen=3&ende=vergleich");
    expect(html).toContain("FG und BFH");
    expect(html).not.toContain("Vergleich</option>");
    expect(html).not.toContain("3. Instanz");
    expect(html).toMatch(/<option value="3" selected="">FG und BFH/);
    expect(gezeigt(html, "result-instance-2")).toHaveLength(1);
  });

  test("Getipptes hinter einer anderen Wahl reist verborgen mit", () => {
    const html = seite(
      formular,
      rechnung,
      "wert=10000&rechtsweg=verwaltung&mahnverfahren=ja&mahnwert=500&zeugen2=30",
    );
    expect(html).toContain('<input type="hidden" name="mahnwert" value="500,00"/>');
    expect(html).toContain('<input type="hidden" name="zeugen2" value="30,00"/>');
    const auswertung = aus("wert=10000&rechtsweg=verwaltung&mahnverfahren=ja");
    expect(betragVon(auswertung, "result-total")).toBe(477_600);
  });

  test("Bleibt die Zulassung aus, endet das Formular mit ihr", () => {
    const query = "wert=10000&instanzen=3&zulassung3=erfolglos";
    const html = seite(formular, rechnung, query);
    expect(html).toContain('name="am3"');
    expect(html).not.toContain('name="ende3"');
    expect(gezeigt(html, "result-instance-zulassung3")).toHaveLength(1);
  });

  test("Wer an wen zahlt, steht mit Norm in einer eigenen Tabelle", () => {
    const auswertung = aus("wert=10000&quote=25&pkh=ja");
    expect(betragVon(auswertung, "result-payment-gegner-anwalt")).toBe(82_705);
    expect(seite(formular, rechnung, "wert=10000&quote=25&pkh=ja")).toContain("Wer an wen zahlt");
    expect(seite(formular, rechnung, "wert=10000")).not.toContain("Wer an wen zahlt");
  });

  test("Anrechnungen heißen nach der Gebühr, die angerechnet wird", () => {
    const query = "wert=10000&instanzen=3&zulassung3=erfolgreich&vorgerichtlich=ja";
    // Without the marks where a long word may break.
    const html = seite(formular, rechnung, query).replace(/<span class="[^"]*stelle[^"]*"><\/span>/g, "");
    expect(html).toMatch(/Anrechnung 0,65 Geschäftsgebühr Nr\.\s2300 \(Vorbem\.\s3 Abs\.\s4\)/);
    expect(html).toMatch(/Anrechnung 2,3 Verfahrensgebühr Nrn\.\s3506, 3508 \(Nr\.\s3506 Anm\.\)/);
    // Both fees stand on the same sheet.
    expect(html).not.toContain("außerhalb dieser Rechnung");
    expect(html).not.toContain("blieb ohne Wirkung");
  });

  test("Der Satz der Geschäftsgebühr außerhalb des Rahmens wird an seinem Feld beanstandet", () => {
    const auswertung = aus("wert=10000&vorgerichtlich=ja&vorsatz=3");
    expect(auswertung.art === "fehler" && Object.keys(auswertung.fehler)).toEqual(["vorsatz"]);
  });
});

test("Ein zu hoher Wert nennt die Grenze und führt zum Ergebnis mit ihr, die übrigen Angaben bleiben", () => {
  const html = seite(formular, rechnung, "wert=30000001&rechtsweg=arbeit&instanzen=2");
  expect(html).toMatch(/höchstens\s30\.000\.000\s€/);
  const link = /href="\/prozesskostenrechner\?([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(new URLSearchParams(link).get("wert")).toBe("30.000.000,00");
  expect(betragVon(aus(link), "result-total")).toBe(
    betragVon(aus("wert=30000000&rechtsweg=arbeit&instanzen=2"), "result-total"),
  );
});
