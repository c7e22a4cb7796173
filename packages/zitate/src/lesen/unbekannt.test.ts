import { describe, expect, test } from "vitest";
import { normtext, zitate } from "../../index.ts";
import { vollregister } from "../register/vollregister.ts";

const gelesen = (text: string): readonly string[] =>
  zitate(text, vollregister).flatMap(({ normen }) => normen.map(normtext));

describe("Was kein Register kennt", () => {
  test.each([
    ["Das örtliche Stadionverbot regelt § 4 Abs. 2 SVRL.", "Richtlinien eines Verbands"],
    ["Die Obliegenheiten stehen in § 8 Nr. 1 VGB 2010.", "Bedingungen eines Versicherers"],
    ["Die Begrenzung folgt aus § 3 HVV.", "ein Vertrag über Honorare"],
    ["Nach § 4 Abs. 2 Satz 1 TVK gilt das nicht.", "ein Tarifvertrag"],
    ["Beantragt wird nach § 22 GeschO Schluss der Debatte.", "eine Geschäftsordnung"],
    ["LAGE § 626 BGB 2002 Nr. 21.", "eine Sammlung von Entscheidungen"],
    ["ABCD § 626 BGB 2002 Nr. 21.", "eine Sammlung, die niemand kennt"],
    ["EzB BBiG § 15 Abs. 2 Nr. 1 Nr. 68", "eine Sammlung mit dem Gesetz davor"],
    ["Der Wortlaut von § 5 Abs. 2 BAT/AOK-Neu verlangt das nicht.", "der Tarifvertrag eines Arbeitgebers"],
    ["Der Spediteur beruft sich auf Ziff. 23.1.1 ADSp 2017.", "Bedingungen der Spediteure"],
  ])("%s ist kein Gesetz: %s", (text) => {
    expect(gelesen(text)).toEqual([]);
  });

  test.each([
    ["Das folgt aus § 11 Abs. 2 HmbSpVStG.", "§ 11 Abs. 2 HmbSpVStG"],
    ["Das folgt aus § 16 Abs. 1 WahlO.", "§ 16 Abs. 1 WahlO"],
    ["Schenkungen unter Bedingungen verbot § 282 Abs. 2 ZGB.", "§ 282 Abs. 2 ZGB"],
    ["Einschlägig ist § 3 Abs. 5 AbfVerbrVO.", "§ 3 Abs. 5 AbfVerbrVO"],
    ["Einen Barbetrag gewährt § 14 Abs. 4 MVollzG Sachsen-Anhalt.", "§ 14 Abs. 4 MVollzG Sachsen-Anhalt"],
    ["So ist § 2 Abs. 1 der jeweils geltenden Deckungsrückstellungsverordnung.", "§ 2 Abs. 1 DeckRV"],
    ["Laut BFH ist § 3 EStG Nr. 26 anzuwenden.", "§ 3 EStG"],
    ["Unkündbar macht § 14 Abs. 1 TVÜ-VKA.", "§ 14 Abs. 1 TVÜ-VKA"],
    ["Wirtschaftlich zu handeln verlangt § 7 LHO NRW.", "§ 7 LHO NRW"],
    ["Den Notenausgleich regelt § 31 JAPO.", "§ 31 JAPO"],
    ["Verboten ist das nach § 4 MuSchArbV.", "§ 4 MuSchArbV"],
    ["Beantragt nach § 3 AbfVerbrVO Berlin, den 3. Mai 2024.", "§ 3 AbfVerbrVO"],
    ["Siehe SAE 2001, 5. § 626 BGB gilt.", "§ 626 BGB"],
    ["BVerwG, FEVS 52, 27, § 39 SGB X", "§ 39 SGB X"],
    ["So schon das BAG, AP 2004, 5. § 626 BGB gilt.", "§ 626 BGB"],
  ])("%s nennt ein Gesetz", (text, norm) => {
    expect(gelesen(text)).toEqual([norm]);
  });
});

test("Was ein Gremium sich gibt, ist kein Gesetz der Länder; was nur ein Gesetz so heißt, bleibt es", () => {
  expect(gelesen("Das regelt § 13 GO des Gemeinderats.")).toEqual([]);
  expect(gelesen("Das regelt § 13 GO der Gemeinde.")).toEqual(["§ 13 GO"]);
  expect(gelesen("Das regelt § 31 BGB des Bundesrats wegen.")).toEqual(["§ 31 BGB"]);
});

test("Ein Gesetz vor der Stelle macht sie zu keiner Fundstelle einer Sammlung", () => {
  expect(gelesen("Nach ABCD § 626 BGB 2002 Nr. 21.")).toEqual([]);
  expect(gelesen("Nach dem BGB § 626 BGB 2002 Nr. 21.")).toEqual(["§ 626 BGB 2002"]);
});

test("Vor der Norm stehen höchstens drei Stufen, die zu ihr gehören", () => {
  expect(gelesen("Satz 1 Nr. 5 Abs. 4 des § 8 UWG")).toEqual(["§ 8 Satz 1 Nr. 5 Abs. 4 UWG"]);
  expect(gelesen("Halbsatz 3 Satz 1 Nr. 5 Abs. 4 des § 8 UWG")).toEqual(["§ 8 Satz 1 Nr. 5 Abs. 4 UWG"]);
});

describe("Ein Kürzel hinter einem Titel", () => {
  const titel = (woerter: number) =>
    `Das sagt § 3 des Gesetzes über ${"die ".repeat(woerter)}(XyzQG) deutlich.`;

  test("gehört zu ihm bis zum achtunddreißigsten Wort hinter „über“, danach nicht", () => {
    expect(gelesen(titel(37))).toEqual(["§ 3 XyzQG"]);
    expect(gelesen(titel(38))).toEqual([]);
  });

  test.each(["Hilfe; siehe", "Hilfe\n\nAbsatz", "Hilfe § 4"])(
    "gehört nicht zu ihm, wo er endet: %j",
    (ende) => {
      expect(gelesen(`Das sagt § 3 des Gesetzes über die ${ende} (XyzQG) dort.`)).toEqual([]);
    },
  );

  test("steht in der Klammer allein; eine andere davor stört nicht", () => {
    expect(gelesen("Das sagt § 3 des Gesetzes über die Hilfe (a) (XyzQG) dort.")).toEqual(["§ 3 XyzQG"]);
    expect(gelesen("Das sagt § 3 des Gesetzes über die Hilfe (XyzQG genannt) dort.")).toEqual([]);
  });
});

describe("Eine Stelle ohne Kürzel erbt das Gesetz davor nicht, wenn", () => {
  const davor = "Der Anspruch folgt aus § 106 SGB V. ";
  test.each([
    [
      "dahinter steht, was Paragraphen hat",
      "Maßgeblich ist § 10 Abs. 2 der im Bezirk geltenden Prüfvereinbarung.",
    ],
    ["dahinter ein Titel ohne Artikel steht", "Maßgeblich ist § 2 Berufsordnung der Landestierärztekammer."],
    ["Ziffern über Absätzen stehen", "Das stellt keine Rente im Sinne von § 5 Ziff. 2 Abs. 1 Satz 1 dar."],
    ["sie in einer Anlage steht", "Die Abrechnung regelt Anlage 3 § 5 für alle Beteiligten."],
  ])("%s", (_, satz) => {
    expect(gelesen(davor + satz)).toEqual(["§ 106 SGB V"]);
  });

  test.each([
    "Der Vermieter haftet nicht.\n§ 7 Haftung\n§ 536a Abs. 1 BGB wird ausgeschlossen.",
    "§ 7 Haftung § 536a Abs. 1 BGB wird ausgeschlossen.",
    "Das bleibt unberührt.\n\n§ 7 Haftung § 536a Abs. 1 BGB wird ausgeschlossen. Im Übrigen gilt § 8.",
    "§ 536a Abs. 1 BGB gilt. § 7 Haftung Der Vermieter haftet auch nach § 8 nicht.",
    "§ 536a Abs. 1 BGB gilt.\n§ 7 (Haftung)\nDer Vermieter haftet nicht.",
    "§ 536a Abs. 1 BGB gilt.\n§ 7 – Haftung\nDer Vermieter haftet nicht.",
  ])("ein Vertrag gelesen wird, dessen Abschnitt so heißt: %j", (text) => {
    expect(gelesen(text)).toEqual(["§ 536a Abs. 1 BGB"]);
  });

  test("eine Zeile, die mit einer Stelle weitergeht, ist keine Überschrift", () => {
    const text =
      "Der Anspruch aus § 433 BGB besteht, weil nach\n§ 434 Mängel vorliegen und auch § 437 greift.";
    expect(gelesen(text)).toEqual(["§ 433 BGB", "§ 434 BGB", "§ 437 BGB"]);
  });

  test("was im nächsten Satz steht, ändert daran nichts", () => {
    const text = "§ 823 BGB gilt, und insoweit steht § 242 dem nicht entgegen. Der Vertrag ist wirksam.";
    expect(gelesen(text)).toEqual(["§ 823 BGB", "§ 242 BGB"]);
  });

  test.each([
    "er hat nach § 13 die aus dem Vertrag gezogenen Nutzungen herauszugeben",
    "es bleibt nach § 13 der aus dem Kaufvertrag folgende Anspruch",
    "es gilt nach § 13 die im Zuwendungsvertrag genannte Frist",
  ])("ein Vertrag im Satz ändert daran nichts: %s", (satz) => {
    expect(gelesen(`Der Anspruch folgt aus § 106 SGB V; ${satz}, und § 14 gilt ebenso.`)).toEqual([
      "§ 106 SGB V",
      "§ 13 SGB V",
      "§ 14 SGB V",
    ]);
  });

  test("zwei Tarifverträge mit einem Schrägstrich sind keiner eines Arbeitgebers", () => {
    expect(gelesen("Eingruppiert nach § 22 Abs. 2 BAT/BAT-O.")).toEqual(["§ 22 Abs. 2 BAT"]);
    expect(gelesen("Eingruppiert nach § 15 BAT/MTArb.")).toEqual(["§ 15 BAT"]);
  });

  test("sonst erbt sie es, auch aus einer Anlage zu ihr", () => {
    const imSatz = "Der Anspruch folgt aus § 106 SGB V; ";
    expect(gelesen(`${imSatz}maßgeblich ist § 12 insgesamt.`)).toEqual(["§ 106 SGB V", "§ 12 SGB V"]);
    expect(gelesen(`${imSatz}das sagt die Anlage zu § 12 auch.`)).toEqual(["§ 106 SGB V", "§ 12 SGB V"]);
    expect(gelesen(`${davor}Maßgeblich ist § 12 insgesamt.`)).toEqual(["§ 106 SGB V"]);
  });
});

describe("Ein Text, der schaden soll", () => {
  test("nennt dieselben Organe achttausendmal und wird zu Ende gelesen", () => {
    const text = `Verordnung ${"des Europäischen Parlaments und ".repeat(8000)} § 1 BGB`;
    expect(gelesen(text)).toEqual(["§ 1 BGB"]);
  });

  test("reiht Artikel aneinander, und jeder beginnt bei sich", () => {
    const gefunden = zitate(`Art. 1 DSGVO ${"Art. 2 ".repeat(50)}`, vollregister);
    expect(Math.max(...gefunden.map(({ text }) => text.length))).toBeLessThan(20);
  });
});
