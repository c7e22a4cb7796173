import { describe, expect, test } from "vitest";
import { dokumenttext, type Seitentext, textfluss } from "../../index.ts";
import { testbibliothek } from "../../testing/bibliothek.ts";
import { pdf, type Testseite, type Testzeile } from "../../testing/pdfbau.ts";

const { oeffnen } = await testbibliothek();

function seiten(testseiten: readonly Testseite[]): readonly Seitentext[] {
  const dokument = oeffnen(pdf(testseiten));
  const gelesen = testseiten.map((_, i) => dokument.seite(i + 1));
  dokument.schliessen();
  return gelesen;
}

const textVon = (...testseiten: readonly Testseite[]): string => dokumenttext(seiten(testseiten)).text;

/** Lines below each other, from the left upper corner. */
const block = (x: number, y: number, zeilen: readonly string[], groesse = 11): readonly Testzeile[] =>
  zeilen.map((text, i) => [x, y - i * groesse * 1.25, text, groesse]);

const worte =
  "Ast Baum Chor Dorf Eis Fluss Gras Haus Igel Jahr Kuh Laub Moor Nuss Ofen Pult Quarz Rad See Tor Uhr".split(
    " ",
  );

const fuelltext = (anzahl: number, von = 0): readonly string[] =>
  Array.from({ length: anzahl }, (_, i) => {
    const wort = (n: number) => worte[(von + i * 5 + n * 3) % worte.length];
    return `Die Klägerin hat zu ${wort(0)}, ${wort(1)} und ${wort(2)} alles Nötige vorgetragen, was`;
  });

describe("Zeilen", () => {
  test("eines Absatzes gehen ineinander über, auch mitten in einem Zitat", () => {
    expect(
      textVon({
        zeilen: block(70, 700, [
          "Der Anspruch folgt aus den Vorschriften der §§",
          "823, 826 BGB, wie die",
          "Klägerin meint.",
        ]),
      }),
    ).toBe("Der Anspruch folgt aus den Vorschriften der §§ 823, 826 BGB, wie die Klägerin meint.\n\n");
  });

  test("verlieren den Trennstrich eines getrennten Worts, aber keinen anderen", () => {
    const zeilen = [
      "Nach § 823 Abs. 1 des Bürgerlichen Gesetz-",
      "buches und den Bau-",
      "und Wohnungsgesetzen gilt StPO-",
      "Reform nach §§ 12-",
      "14.",
    ];
    expect(textVon({ zeilen: block(70, 700, zeilen) })).toBe(
      "Nach § 823 Abs. 1 des Bürgerlichen Gesetzbuches und den Bau- und Wohnungsgesetzen gilt StPO-Reform nach §§ 12-14.\n\n",
    );
  });

  test("verschiedener Absätze bleiben getrennt", () => {
    const zeilen = [
      ...block(70, 700, ["Der erste Absatz endet hier."]),
      ...block(70, 660, ["Der zweite beginnt und", "geht weiter."]),
    ];
    expect(textVon({ zeilen })).toBe(
      "Der erste Absatz endet hier.\n\nDer zweite beginnt und geht weiter.\n\n",
    );
  });

  test("verlieren hochgestellte Zahlen von Fußnoten", () => {
    const zeilen: Testzeile[] = [
      [70, 700, "nach § 823 BGB"],
      [146.6, 704, "12", 6],
      [156, 700, "und mehr"],
    ];
    expect(textVon({ zeilen })).toBe("nach § 823 BGB und mehr\n\n");
  });
});

describe("Spalten", () => {
  const links = [
    "Die linke Spalte sagt zuerst,",
    "dass § 1 BGB gilt, und in der",
    "zweiten Zeile, dass nach §",
    "2 BGB volljährig ist, wer das",
    "achtzehnte Jahr vollendet hat,",
    "was niemand bezweifelt und",
  ];
  const rechts = [
    "was auch rechts so steht, wo",
    "weiter von § 3 BGB die Rede",
    "ist, ohne dass die Zeilen der",
    "einen in die der anderen sich",
    "mischen, obwohl sie auf einer",
    "Höhe stehen und so fort.",
  ];
  const gelesen = [...links, ...rechts].join(" ");

  test("werden nacheinander gelesen", () => {
    expect(textVon({ zeilen: [...block(60, 700, links), ...block(310, 700, rechts)] })).toBe(
      `${gelesen}\n\n`,
    );
  });

  test("auch, wenn die Datei Zeile um Zeile beide schreibt", () => {
    const zeilen = block(60, 700, links).flatMap((zeile, i) => [zeile, block(310, 700, rechts)[i] ?? zeile]);
    expect(textVon({ zeilen })).toBe(`${gelesen}\n\n`);
  });

  test("unter einer Überschrift, die über beide geht", () => {
    const zeilen: Testzeile[] = [
      [60, 740, "Ein Titel über beiden Spalten, breit genug für die ganze Seite", 15],
      ...block(60, 700, links),
      ...block(310, 700, rechts),
    ];
    expect(textVon({ zeilen })).toBe(
      `Ein Titel über beiden Spalten, breit genug für die ganze Seite\n\n${gelesen}\n\n`,
    );
  });

  test("einer Tabelle werden Zeile für Zeile gelesen", () => {
    const zeilen = [
      "1,3 Verfahrensgebühr",
      "1,2 Terminsgebühr",
      "Pauschale",
      "Umsatzsteuer",
      "Summe",
    ].flatMap((text, i): Testzeile[] => [
      [60, 700 - i * 20, text],
      [320, 700 - i * 20, `Nr. ${i} VV`],
      [480, 700 - i * 20, "20,00"],
    ]);
    expect(textVon({ zeilen })).toContain("1,2 Terminsgebühr Nr. 1 VV 20,00");
  });
});

describe("Gedrehte Seiten", () => {
  test.each([90, 180, 270])("um %i° werden gelesen wie aufrechte", (drehung) => {
    const [seite] = seiten([
      {
        zeilen: block(70, 700, [
          "Nach § 823 Abs. 1 des Bürgerlichen Gesetz-",
          "buches haftet, wer das Leben verletzt.",
        ]),
        eintraege: `/Rotate ${drehung}`,
      },
    ]);
    if (!seite) throw new Error("keine Seite");
    const text = dokumenttext([seite]);
    expect(text.text).toBe(
      "Nach § 823 Abs. 1 des Bürgerlichen Gesetzbuches haftet, wer das Leben verletzt.\n\n",
    );
    const [stelle] = text.stelle(5, 10);
    const [rechteck] = stelle?.rechtecke ?? [];
    expect((rechteck?.hoehe ?? 0) > (rechteck?.breite ?? 0)).toBe(drehung !== 180);
  });
});

describe("Seiten", () => {
  const seite = (nr: number, zeilen: readonly Testzeile[]): Testseite => ({
    zeilen: [[70, 800, "Klageschrift Müller gegen Meier"], ...zeilen, [290, 40, `- ${nr} -`]],
  });

  test("lassen einen Satz durch Kopf und Fuß nicht zerreißen", () => {
    const text = textVon(
      seite(1, block(70, 740, [...fuelltext(40), "ergibt sich auch aus § 823"])),
      seite(2, block(70, 740, ["Abs. 1 BGB, wie gesagt.", ...fuelltext(3, 7)])),
    );
    expect(text).toContain("ergibt sich auch aus § 823 Abs. 1 BGB, wie gesagt.");
    expect(text.match(/Klageschrift Müller gegen Meier\n\n/g)?.length).toBe(2);
  });

  test("lassen einen Satz durch Fußnoten nicht zerreißen", () => {
    const text = textVon(
      {
        zeilen: [
          ...block(70, 740, [...fuelltext(20), "ergibt sich auch aus § 823"]),
          ...block(
            70,
            120,
            [
              "1 Vgl. § 12 BGB und mehr dazu, was noch auf",
              "der zweiten Zeile steht.",
              "2 So auch § 13 BGB.",
            ],
            8,
          ),
        ],
      },
      { zeilen: block(70, 740, ["Abs. 1 BGB, wie gesagt.", ...fuelltext(3, 7)]) },
    );
    expect(text).toContain("ergibt sich auch aus § 823 Abs. 1 BGB, wie gesagt.");
    expect(text).toMatch(/^1 Vgl\. § 12 BGB und mehr dazu, was noch auf der zweiten Zeile steht\.$/m);
    expect(text).toMatch(/^2 So auch § 13 BGB\.$/m);
  });

  test("wachsen: was feststeht, ändert sich nicht mehr, und am Ende ist es das Ganze", () => {
    const alle = seiten(
      Array.from({ length: 6 }, (_, i) =>
        seite(i + 1, block(70, 740, [...fuelltext(30, i), `ergibt sich aus § ${i}.`])),
      ),
    );
    const fluss = textfluss();
    const staende = alle.map((eine) => {
      fluss.aufnehmen(eine);
      return fluss.stand().text;
    });
    expect(staende.at(-1)).toBe(dokumenttext(alle).text);
    expect(staende[0]).toContain("ergibt sich aus § 0");
    expect(staende.at(-1)?.startsWith((staende[3] ?? "").slice(0, 3000))).toBe(true);
  });
});

describe("Stellen", () => {
  test("umfassen genau die Zeichen, Zeile für Zeile", () => {
    const [seite] = seiten([{ zeilen: block(70, 700, ["Das folgt aus § 823", "Abs. 1 BGB."]) }]);
    if (!seite) throw new Error("keine Seite");
    const text = dokumenttext([seite]);
    const start = text.text.indexOf("§ 823");
    const [stelle, ...weitere] = text.stelle(start, start + "§ 823 Abs. 1 BGB".length);
    expect(weitere).toEqual([]);
    expect(stelle?.seite).toBe(1);
    const gezeigt = stelle?.rechtecke.map(({ x, y, breite, hoehe }) =>
      [...seite.text]
        .filter((_, i) => {
          const [links = 0, oben = 0, b = 0, h = 0] = seite.rechtecke.subarray(i * 4, i * 4 + 4);
          return (
            b > 0 &&
            h > 0 &&
            links + b / 2 > x &&
            links + b / 2 < x + breite &&
            oben + h / 2 > y &&
            oben + h / 2 < y + hoehe
          );
        })
        .join(""),
    );
    expect(gezeigt).toEqual(["§ 823", "Abs. 1 BGB"]);
  });

  test("über ein Seitenende stehen auf beiden Seiten", () => {
    const text = dokumenttext(
      seiten([{ zeilen: [[70, 60, "und zwar aus § 823"]] }, { zeilen: [[70, 780, "Abs. 1 BGB, so dass"]] }]),
    );
    const start = text.text.indexOf("§ 823 Abs. 1");
    expect(text.stelle(start, start + 12).map(({ seite, rechtecke }) => [seite, rechtecke.length])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect([text.seiteVon(start), text.seiteVon(start + 11)]).toEqual([1, 2]);
  });
});

describe("Randnummern", () => {
  const zeilen = [
    "Die Klägerin hat zu allem vorgetragen, und der Streitwert folgt aus § 52 Abs. 2",
    "GKG, weil der Senat ihn so bemisst, wie es in diesen Sachen stets geschieht,",
    "und die Kosten trägt die Klägerin nach § 154 Abs. 1 und im Übrigen nach § 161",
    "Abs. 2 VwGO, was das Gericht von Amts wegen auszusprechen hat, ohne Antrag.",
  ];
  /** Lines with a number beside some of them, in the order in which they are drawn. */
  const seite = (nummern: Readonly<Record<number, string>>, x = 40): Testseite => ({
    zeilen: zeilen.flatMap((text, i): readonly Testzeile[] => {
      const y = 500 - i * 13.75;
      const nummer = nummern[i];
      return nummer === undefined
        ? [[90, y, text, 11]]
        : [
            [90, y, text, 11],
            [x, y, nummer, 11],
          ];
    }),
  });

  test("links und rechts neben dem Text stehen nicht in seinen Zeilen", () => {
    for (const x of [40, 540]) {
      const text = textVon(seite({ 0: "56", 2: "57" }, x));
      expect(text).toContain("§ 52 Abs. 2 GKG, weil");
      expect(text).toContain("§ 161 Abs. 2 VwGO");
      expect(text).toContain("56");
    }
  });

  test("werden an ihrer Folge erkannt, auch über Seiten hinweg", () => {
    expect(textVon(seite({ 0: "7" }), seite({ 0: "8" })).match(/§ 52 Abs. 2 GKG/g)).toHaveLength(2);
  });

  test("ohne Folge ist eine Zahl neben dem Text keine", () => {
    expect(textVon(seite({ 0: "250", 2: "80" }, 540))).toContain("§ 52 Abs. 2 250 GKG");
  });
});
