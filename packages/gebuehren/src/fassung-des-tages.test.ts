import { mindestgebuehr } from "@gebuehrenportal/gesetze/rvg/paragraph-13.ts";
import { zahlungsvereinbarungProzent } from "@gebuehrenportal/gesetze/rvg/paragraph-31b.ts";
import { uebergang } from "@gebuehrenportal/gesetze/rvg/paragraph-60.ts";
import { vvNummer } from "@gebuehrenportal/gesetze/rvg/vv/index.ts";
import { cent, type Tag, tag } from "@gebuehrenportal/recht";
import { mitFassung } from "@gebuehrenportal/recht/testing";
import { describe, expect, test } from "vitest";
import { betrag, ergebnis, ohneErgebnis, p, sache, sacheVon, texte } from "./testing.ts";
import { vorschlaege } from "./vorschlaege/vorschlaege.ts";

const quelle = { titel: "Änderungsgesetz", fundstelle: "BGBl. 2029 I" };
const [vorher, ab] = [tag("2029-12-31"), tag("2030-01-01")];

function werteVon(nr: string) {
  const nummer = vvNummer(nr);
  if (!nummer) throw new Error(nr);
  return nummer.werte;
}

describe("Eine spätere Fassung gilt erst ab ihrem Tag", () => {
  test("Nr. 4141 VV: die Gebühren, neben denen sie vorgeschlagen wird", () => {
    const vorgeschlagen = (auftragAm: Tag) =>
      vorschlaege({ angelegenheiten: [sache(["4106"], { auftragAm })], leistungsende: auftragAm }).some(
        ({ id }) => id === "4141",
      );
    const wert = { art: "verweis", von: ["4104"], anteil100: 100 } as const;
    mitFassung(werteVon("4141"), { ab, quelle, wert }, () => {
      expect(vorgeschlagen(vorher)).toBe(true);
      expect(vorgeschlagen(ab)).toBe(false);
    });
  });

  test("§ 60 RVG: der Wortlaut von 2021 beginnt 2021, nicht mit der neuesten Fassung", () => {
    const fassung = () =>
      sacheVon(
        ergebnis(
          sache(["3100"], {
            wert: 1_000_000,
            auftragAm: tag("2025-06-01"),
            beiordnungAm: tag("2025-05-20"),
            rechtsmittelAm: tag("2025-07-01"),
          }),
        ),
      ).fassung;
    const letzte = uebergang.fassungen.at(-1);
    if (!letzte) throw new Error();
    const heute = fassung();
    mitFassung(uebergang, { ...letzte, ab }, () => expect(fassung()).toEqual(heute));
  });

  test("§ 31b RVG: seit Oktober 2021 nur Nr. 1000 Nr. 2 VV, auch vor einer weiteren Fassung", () => {
    const zu = (nr: string, auftragAm: Tag) => sache([p(nr, { forderung: 1_000_00 })], { auftragAm });
    mitFassung(zahlungsvereinbarungProzent, { ab, quelle, wert: 40 }, () => {
      for (const am of [vorher, ab])
        expect(ohneErgebnis(zu("1003", am)).grund).toContain("nur für die Gebühr Nr. 1000 Nr. 2 VV");
      expect(ergebnis(zu("1003", tag("2021-09-30"))).art).toBe("ergebnis");
    });
  });

  test("§ 13 RVG: die Mindestgebühr steht seit Oktober 2021 in Absatz 3", () => {
    const norm = (auftragAm: Tag) =>
      sacheVon(ergebnis(sache(["3309"], { wert: 100_00, auftragAm }))).zeilen[0]?.schritte.at(-1)?.norm;
    mitFassung(mindestgebuehr, { ab, quelle, wert: cent(20_00) }, () => {
      expect(norm(tag("2021-09-30"))).toBe("§ 13 Abs. 2 RVG a. F.");
      expect(norm(tag("2021-10-01"))).toBe("§ 13 Abs. 3 RVG");
      expect(norm(ab)).toBe("§ 13 Abs. 3 RVG");
      expect(betrag("3309", { wert: 100_00, auftragAm: ab })).toBe(20_00);
    });
  });
});

describe("Was der Anwalt an einer Fassung selbst prüfen muss, steht in seinen Worten da", () => {
  const nahe = (tag: string) =>
    `VV: Wann diese Fassung begann oder endete, ist nicht auf den Tag geklärt, und der ${tag} liegt nahe daran. Bitte prüfen Sie das Inkrafttreten im Gesetzblatt.`;
  const zu = (nummern: readonly string[], auftragAm: string) =>
    texte(
      ergebnis(sache(nummern, { wert: 100_000, auftragAm: tag(auftragAm) }), {
        leistungsende: tag(auftragAm),
      }),
    );
  // Die Sätze der Fassung von 2006 sind nur einfach belegt.
  const unbestaetigt =
    "VV: Diesen Betrag oder Satz haben wir nicht am amtlichen Text bestätigt; bitte prüfen Sie ihn.";

  test("nahe an einem ungeklärten Beginn, mehrere Nummern in einem Satz; später nicht mehr", () => {
    expect(zu(["3100"], "2006-07-01")).toEqual([
      `Nr. 3100 ${nahe("01.07.2006")}`,
      `Nr. 3100 ${unbestaetigt}`,
    ]);
    expect(zu(["3100", "3104"], "2006-10-01")).toEqual([
      `Nr. 3100 und 3104 ${nahe("01.10.2006")}`,
      `Nr. 3100 und 3104 ${unbestaetigt}`,
    ]);
    expect(zu(["3100", "3104"], "2006-10-02")).toEqual([`Nr. 3100 und 3104 ${unbestaetigt}`]);
    expect(zu(["3100"], "2025-09-01")).toEqual([]);
  });

  test("auch vor dem Ende einer Fassung, deren nächste nicht sicher beginnt", () => {
    const letzte = werteVon("3100").fassungen.at(-1);
    if (!letzte) throw new Error();
    mitFassung(werteVon("3100"), { ...letzte, ab, abSicherheit: "mittel" }, () => {
      expect(zu(["3100"], "2029-12-31")).toEqual([`Nr. 3100 ${nahe("31.12.2029")}`]);
      expect(zu(["3100"], "2029-09-01")).toEqual([]);
    });
  });
});
