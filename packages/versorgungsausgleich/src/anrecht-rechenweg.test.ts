import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { anrecht } from "./anrecht.ts";
import { differenz } from "./differenz.ts";
import { anmerkungen, ergebnis, geld, punkte, recht, weg, zeitratierlich } from "./testing.ts";

const ehezeit = [
  "§ 40 Abs. 2 VersAusglG | Ehezeitanteil: 1.200,00 € monatlich × 120 / 480 = 300,00 € monatlich | 30000",
  "§ 1 Abs. 2 VersAusglG | Ausgleichswert: die Hälfte, 150,00 € monatlich | 15000",
];
const betrieblich = [String(ehezeit[0]).replace("§ 40", "§ 45"), String(ehezeit[1])];
const zuProzent =
  "hinweis | § 18 Abs. 3 VersAusglG | Bei Entgeltpunkten wird der korrespondierende Kapitalwert an 120 % gemessen; das entspricht ständiger Praxis, steht aber nicht ausdrücklich im Gesetz. | –";
const nichtGeringe150 =
  "§ 18 Abs. 2, 3 VersAusglG | Ausgleichswert 150,00 € ist nicht gering: Grenze 32,90 € (1 % von 3.290,00 €, 2022) | 3290";

describe("Der Rechenweg eines Anrechts im Wortlaut", () => {
  test("gesetzliche Rente: 13,2345 / 2 = 6,61725; × 7.235,5860 = 47.880,0432; × 34,19 € = 226,2454", () => {
    const e = ergebnis(anrecht(recht("grv", punkte(132_345))));
    expect(weg(e)).toEqual([
      "§ 39 VersAusglG | Ehezeitanteil: 13,2345 Entgeltpunkte | –",
      "§ 1 Abs. 2 VersAusglG | Ausgleichswert: die Hälfte, 6,6173 Entgeltpunkte | –",
      "§ 187 Abs. 3 SGB VI | 6,6173 Entgeltpunkte × 7.235,5860 (Umrechnungsfaktor Entgeltpunkte in Beiträge 2022) | 4788004",
      "§ 47 Abs. 2 VersAusglG | Korrespondierender Kapitalwert | 4788004",
      "§ 64 SGB VI | 6,6173 × 34,19 € (Aktueller Rentenwert 2021) | 22625",
      "§ 10 Abs. 1 VersAusglG | Interne Teilung | –",
      "§ 18 Abs. 2, 3 VersAusglG | Ausgleichswert 47.880,04 € ist nicht gering: Grenze 3.948,00 € (120 % von 3.290,00 €, 2022) | 394800",
    ]);
    expect(anmerkungen(e)).toEqual([zuProzent]);
    expect(e).toMatchObject({ kapitalwert: 47_880_04, rente: 226_25, sicherheit: "hoch" });
    expect(e.konstanten.map((k) => `${k.titel} ${k.jahr}: ${k.wert}, ${k.norm}`)).toEqual([
      "Umrechnungsfaktor Entgeltpunkte in Beiträge 2022: 7.235,5860, § 187 Abs. 3 SGB VI",
      "Aktueller Rentenwert 2021: 34,19\u00a0€, § 68 SGB VI",
      "Monatliche Bezugsgröße 2022: 3.290,00\u00a0€, § 18 Abs. 1 SGB IV",
    ]);
    expect(e.fassung).toMatchObject({
      norm: "§ 18 Abs. 3 VersAusglG",
      ab: "2009-09-01",
      grund: "Ende der Ehezeit am 30.06.2022",
      sicherheit: "hoch",
    });
  });

  test("Entgeltpunkte (Ost): 6,6173 × 6.943,9405 = 45.950,1375; × 33,47 € = 221,4810", () => {
    const e = ergebnis(anrecht(recht("grv", punkte(132_345), { ost: true })));
    expect(weg(e).slice(2, 5)).toEqual([
      "§ 281a Abs. 3 SGB VI | 6,6173 Entgeltpunkte × 6.943,9405 (Umrechnungsfaktor Entgeltpunkte (Ost) in Beiträge 2022) | 4595014",
      "§ 47 Abs. 2 VersAusglG | Korrespondierender Kapitalwert | 4595014",
      "§ 64 SGB VI | 6,6173 × 33,47 € (Aktueller Rentenwert (Ost) 2021) | 22148",
    ]);
    expect(e.konstanten.map((k) => k.norm)).toEqual([
      "§ 281a Abs. 3 SGB VI",
      "§ 255a SGB VI",
      "§ 18 Abs. 1 SGB IV",
    ]);
  });

  test("der Kapitalwert aus der Auskunft ersetzt den Faktor, die Monatsrente bleibt: 5 × 40,79 €", () => {
    const e = recht("grv", punkte(100_000), { ehezeitende: tag("2026-01-31"), kapitalwert: cent(48_000_00) });
    expect(weg(anrecht(e))).toEqual([
      "§ 39 VersAusglG | Ehezeitanteil: 10,0000 Entgeltpunkte | –",
      "§ 1 Abs. 2 VersAusglG | Ausgleichswert: die Hälfte, 5,0000 Entgeltpunkte | –",
      "§ 5 Abs. 3 VersAusglG | Korrespondierender Kapitalwert nach Auskunft des Trägers | 4800000",
      "§ 64 SGB VI | 5,0000 × 40,79 € (Aktueller Rentenwert 2025) | 20395",
      "§ 10 Abs. 1 VersAusglG | Interne Teilung | –",
      "§ 18 Abs. 2, 3 VersAusglG | Ausgleichswert 48.000,00 € ist nicht gering: Grenze 4.746,00 € (120 % von 3.955,00 €, 2026) | 474600",
    ]);
  });

  test("2007: der berechnete Faktor 5.868,1120 wird genannt und ist nicht gesichert", () => {
    const e = ergebnis(anrecht(recht("grv", punkte(100_000), { ehezeitende: tag("2007-12-31") })));
    expect(e).toMatchObject({ kapitalwert: 29_340_56, rente: 131_35, sicherheit: "mittel" });
    expect(anmerkungen(e)).toEqual([
      zuProzent,
      "hinweis | § 187 Abs. 3 SGB VI | Umrechnungsfaktor Entgeltpunkte in Beiträge 2007 (5.868,1120) ist nicht am amtlichen Text bestätigt; bitte vergleichen Sie den Wert mit der Bekanntmachung (Beitragssatz 2007 (19,9 %) × vorläufiges Durchschnittsentgelt 2007 (29.488 €)). | –",
    ]);
  });

  test("Bundesbeamte: 150 € ÷ 34,19 € = 4,3872; × 7.235,5860 = 31.743,9629; gemessen wird die Rente", () => {
    const e = ergebnis(anrecht(recht("beamte", geld("rente", 0), { bewertung: zeitratierlich })));
    expect(weg(e)).toEqual([
      ...ehezeit,
      "§ 76 Abs. 4 Satz 1 SGB VI | 150,00 € ÷ 34,19 € = 4,3872 Entgeltpunkte (Aktueller Rentenwert 2021) | –",
      "§ 187 Abs. 3 SGB VI | 4,3872 Entgeltpunkte × 7.235,5860 (Umrechnungsfaktor Entgeltpunkte in Beiträge 2022) | 3174396",
      "§ 47 Abs. 3 VersAusglG | Korrespondierender Kapitalwert | 3174396",
      "§ 10 Abs. 1 VersAusglG | Interne Teilung | –",
      nichtGeringe150,
    ]);
    expect(anmerkungen(e)).toEqual([]);
    expect(e).not.toHaveProperty("rente");
    expect(e.teilung).toEqual({ art: "intern", norm: "§ 10 Abs. 1 VersAusglG" });
  });

  test("Landesbeamte: derselbe Kapitalwert, aber externe Teilung", () => {
    expect(weg(anrecht(recht("beamte-extern", geld("rente", 300_00)))).slice(-3)).toEqual([
      "§ 47 Abs. 3 VersAusglG | Korrespondierender Kapitalwert | 3174396",
      "§ 16 Abs. 1 VersAusglG | Externe Teilung: Der Träger sieht keine interne vor; Begründung in der gesetzlichen Rentenversicherung | –",
      nichtGeringe150,
    ]);
  });

  test("Betriebsrente ohne Kapitalwert: gemessen wird die Rente an 2 % und 1 % von 3.290 €", () => {
    const e = ergebnis(anrecht(recht("betrieblich", geld("rente", 0), { bewertung: zeitratierlich })));
    const anGrenze =
      "Ausgleichswert 150,00\u00a0€: nur interne Teilung, Grenze 65,80\u00a0€ (2 % von 3.290,00\u00a0€, 2022)";
    expect(weg(e)).toEqual([
      ...betrieblich,
      `§ 14 Abs. 2 Nr. 2 VersAusglG | ${anGrenze.replaceAll("\u00a0", " ")} | 6580`,
      nichtGeringe150,
    ]);
    expect(e.teilung).toEqual({
      art: "intern",
      norm: "§ 10 Abs. 1 VersAusglG",
      grenze: {
        norm: "§ 14 Abs. 2 Nr. 2 VersAusglG",
        grenze: 65_80,
        betrag: 150_00,
        eingehalten: false,
        text: anGrenze,
      },
    });
    expect(anmerkungen(e)).toEqual([
      "hinweis | § 47 Abs. 4 VersAusglG | Der korrespondierende Kapitalwert ist der Übertragungswert aus der Auskunft des Trägers; er ist nicht angegeben. | kapitalwert",
    ]);
    expect(e).not.toHaveProperty("kapitalwert");
    expect(e.konstanten).toHaveLength(1);
  });

  test("Direktzusage ohne Kapitalwert: die Beitragsbemessungsgrenze 2022 steht als Frage", () => {
    const e = ergebnis(anrecht(recht("direktzusage", geld("rente", 0), { bewertung: zeitratierlich })));
    expect(weg(e)).toEqual([...betrieblich, "§ 10 Abs. 1 VersAusglG | Interne Teilung | –", nichtGeringe150]);
    expect(anmerkungen(e)).toEqual([
      "hinweis | § 47 Abs. 4 VersAusglG | Der korrespondierende Kapitalwert ist der Übertragungswert aus der Auskunft des Trägers; er ist nicht angegeben. | kapitalwert",
      "hinweis | § 17 VersAusglG | Ob der Träger die externe Teilung verlangen darf, hängt am Kapitalwert; er ist nicht angegeben (Grenze 84.600,00 €). | kapitalwert",
    ]);
    expect(e.konstanten.map((k) => k.titel)).toEqual([
      "Beitragsbemessungsgrenze der allgemeinen Rentenversicherung",
      "Monatliche Bezugsgröße",
    ]);
  });

  test("Direktzusage mit Kapitalwert: gemessen an der Beitragsbemessungsgrenze, gering nach der Rente", () => {
    const e = ergebnis(
      anrecht(recht("direktzusage", geld("rente", 60_00), { kapitalwert: cent(25_000_00) })),
    );
    expect(weg(e).slice(2)).toEqual([
      "§ 5 Abs. 3 VersAusglG | Korrespondierender Kapitalwert nach Auskunft des Trägers | 2500000",
      "§ 17 VersAusglG | Ausgleichswert 25.000,00 €: Der Träger darf die externe Teilung verlangen, Grenze 84.600,00 € (Beitragsbemessungsgrenze 2022) | 8460000",
      "§ 18 Abs. 2, 3 VersAusglG | Ausgleichswert 30,00 € ist gering: Grenze 32,90 € (1 % von 3.290,00 €, 2022) | 3290",
    ]);
    expect(e.teilung).toMatchObject({ art: "extern-auf-verlangen", norm: "§ 17 VersAusglG" });
    expect(e.konstanten.map((k) => k.wert)).toEqual(["84.600,00\u00a0€", "3.290,00\u00a0€"]);
    expect(anmerkungen(e)).toEqual([]);
  });

  test("Versorgungswerk: der Barwert des § 47 Abs. 5 fehlt", () => {
    for (const traeger of ["berufsstaendisch", "privat"] as const) {
      expect(anmerkungen(anrecht(recht(traeger, geld("rente", 300_00))))).toEqual([
        "hinweis | § 47 Abs. 5 VersAusglG | Der korrespondierende Kapitalwert ist ein versicherungsmathematischer Barwert aus der Auskunft des Trägers; er ist nicht angegeben. | kapitalwert",
      ]);
    }
  });

  test("Kapital mit Teilungskosten und weiterem Anrecht beim Träger: 5.000 − 150 = 4.850; 240 % = 7.896", () => {
    const e = ergebnis(
      anrecht(
        recht("betrieblich", geld("kapital", 10_000_00), {
          teilungskosten: cent(300_00),
          summeBeimTraeger: cent(8_000_00),
        }),
      ),
    );
    expect(weg(e)).toEqual([
      "§ 39 VersAusglG | Ehezeitanteil: 10.000,00 € | 1000000",
      "§ 1 Abs. 2 VersAusglG | Ausgleichswert: die Hälfte, 5.000,00 € | 500000",
      "§ 13 VersAusglG | Hälfte der Teilungskosten von 300,00 € abgezogen: 4.850,00 € | 485000",
      "§ 14 Abs. 2 Nr. 2 VersAusglG | Summe der Ausgleichswerte beim selben Träger 8.000,00 €: nur interne Teilung, Grenze 7.896,00 € (240 % von 3.290,00 €, 2022) | 789600",
      "§ 18 Abs. 2, 3 VersAusglG | Ausgleichswert 4.850,00 € ist nicht gering: Grenze 3.948,00 € (120 % von 3.290,00 €, 2022) | 394800",
    ]);
    expect(e).toMatchObject({ kapitalwert: 4_850_00, vermerke: [] });
    expect(e.konstanten).toHaveLength(1);
  });

  test("Vereinbarung mit dem Träger", () => {
    const e = anrecht(recht("betrieblich", geld("kapital", 10_000_00), { vereinbarung: true }));
    expect(weg(e)[2]).toBe(
      "§ 14 Abs. 2 Nr. 1 VersAusglG | Externe Teilung nach Vereinbarung mit dem Träger | –",
    );
  });
});

describe("Die Summe beim selben Träger", () => {
  const mit = (traeger: "betrieblich" | "direktzusage" | "privat", summe: number, ende = "2022-06-30") =>
    anrecht(
      recht(traeger, geld("kapital", 10_000_00), {
        summeBeimTraeger: cent(summe),
        ehezeitende: tag(ende),
      }),
    );

  test("zählt nur bei Anrechten nach dem BetrAVG", () => {
    // 240 % der Bezugsgröße 2022: 7.896 €; Beitragsbemessungsgrenze 2022: 84.600 €
    expect(mit("betrieblich", 7_896_00)).toMatchObject({ teilung: { art: "extern-auf-verlangen" } });
    expect(mit("betrieblich", 7_896_01)).toMatchObject({ teilung: { art: "intern" } });
    expect(mit("direktzusage", 84_600_00)).toMatchObject({ teilung: { art: "extern-auf-verlangen" } });
    expect(mit("direktzusage", 84_600_01)).toMatchObject({ teilung: { art: "intern" } });
    expect(mit("privat", 7_896_01)).toMatchObject({ teilung: { art: "extern-auf-verlangen" } });
    expect(mit("direktzusage", 90_000_00, "2021-07-31")).toMatchObject({
      teilung: { art: "extern-auf-verlangen" },
    });
  });

  test("ist nie kleiner als der Ausgleichswert selbst", () => {
    expect(weg(mit("betrieblich", 5_000_00))[2]).toMatch(/\| Ausgleichswert 5\.000,00 €: Der Träger darf/);
    expect(mit("betrieblich", 4_999_99)).toEqual({
      art: "kein-ergebnis",
      grund: "Die Summe beim Träger ist kleiner als der Ausgleichswert von 5.000,00\u00a0€.",
      norm: "§ 14 Abs. 2 Nr. 2 VersAusglG",
      feld: "summeBeimTraeger",
    });
  });
});

describe("Die Differenz im Wortlaut", () => {
  const ehezeitende = tag("2022-06-30");
  const von = (zehntausendstel: number) => {
    const { ehezeitende: _, ...ohneEnde } = recht("grv", punkte(zehntausendstel));
    return ohneEnde;
  };
  const rente = (traeger: "grv" | "beamte", betrag: number) => {
    const { ehezeitende: _, ...ohneEnde } = recht(traeger, geld("rente", betrag));
    return ohneEnde;
  };
  const verschieden =
    "warnung | § 18 Abs. 1 VersAusglG | Anrechte gleicher Art stimmen in Struktur und Wertentwicklung überein; diese beiden stammen aus verschiedenen Systemen. | –";

  test("Entgeltpunkte: 5,0000 und 4,5000 mal 7.235,5860, je gerundet", () => {
    const e = ergebnis(differenz({ ehezeitende, anrecht1: von(100_000), anrecht2: von(90_000) }));
    expect(weg(e)).toEqual([
      "§ 18 Abs. 1 VersAusglG | Differenz der Ausgleichswerte: 36.177,93 € und 32.560,14 € | 361779",
      "§ 18 Abs. 1 VersAusglG | Differenz 3.617,79 € ist gering: Grenze 3.948,00 € (120 % von 3.290,00 €, 2022) | 394800",
    ]);
    expect(anmerkungen(e)).toEqual([zuProzent]);
    expect(e.konstanten.map((k) => k.titel)).toEqual([
      "Umrechnungsfaktor Entgeltpunkte in Beiträge",
      "Aktueller Rentenwert",
      "Monatliche Bezugsgröße",
    ]);
    expect(e.sicherheit).toBe("hoch");
  });

  test("Renten werden als Renten verglichen: 150,00 € und 120,00 €", () => {
    const e = differenz({ ehezeitende, anrecht1: rente("grv", 300_00), anrecht2: rente("grv", 240_00) });
    expect(weg(e)).toEqual([
      "§ 18 Abs. 1 VersAusglG | Differenz der Ausgleichswerte: 150,00 € und 120,00 € | 3000",
      "§ 18 Abs. 1 VersAusglG | Differenz 30,00 € ist gering: Grenze 32,90 € (1 % von 3.290,00 €, 2022) | 3290",
    ]);
    expect(anmerkungen(e)).toEqual([]);
  });

  test("Träger oder Gebiet verschieden: eine Warnung, gleich: keine", () => {
    const zwischen = (a: object, b: object) =>
      anmerkungen(
        differenz({
          ehezeitende,
          anrecht1: { ...von(100_000), ...a },
          anrecht2: { ...von(90_000), ...b },
        }),
      );
    expect(zwischen({ ost: true }, {})).toEqual([zuProzent, verschieden]);
    expect(zwischen({}, { ost: true })).toEqual([zuProzent, verschieden]);
    expect(zwischen({ ost: true }, { ost: true })).toEqual([zuProzent]);
    expect(zwischen({ ost: false }, {})).toEqual([zuProzent]);
    expect(zwischen({}, { ost: false })).toEqual([zuProzent]);
    expect(
      anmerkungen(
        differenz({ ehezeitende, anrecht1: rente("grv", 300_00), anrecht2: rente("beamte", 240_00) }),
      ),
    ).toEqual([verschieden]);
  });

  test("die unsicherste Konstante bestimmt die Sicherheit", () => {
    expect(
      differenz({ ehezeitende: tag("2007-12-31"), anrecht1: von(100_000), anrecht2: von(90_000) }),
    ).toMatchObject({ sicherheit: "mittel" });
  });

  test("verschiedene Bezugsgrößen sind nicht gleicher Art", () => {
    expect(differenz({ ehezeitende, anrecht1: von(100_000), anrecht2: rente("grv", 100_00) })).toEqual({
      art: "kein-ergebnis",
      grund: "Anrechte gleicher Art haben dieselbe Bezugsgröße.",
      norm: "§ 18 Abs. 1 VersAusglG",
      feld: "anrecht2.bewertung",
    });
  });

  test("das Feld nennt das Anrecht, das Ende der Ehezeit gilt für beide", () => {
    const feld = (antwort: ReturnType<typeof differenz>) =>
      antwort.art === "kein-ergebnis" ? antwort.feld : "ergebnis";
    expect(feld(differenz({ ehezeitende, anrecht1: von(-1), anrecht2: von(1) }))).toBe(
      "anrecht1.bewertung.ehezeitanteil.zehntausendstel",
    );
    expect(feld(differenz({ ehezeitende, anrecht1: von(1), anrecht2: von(-1) }))).toBe(
      "anrecht2.bewertung.ehezeitanteil.zehntausendstel",
    );
    expect(feld(differenz({ ehezeitende: tag("2022-06-29"), anrecht1: von(1), anrecht2: von(1) }))).toBe(
      "ehezeitende",
    );
  });
});
