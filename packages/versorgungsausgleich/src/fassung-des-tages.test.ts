import { nutzungsrechte } from "@gebuehrenportal/gesetze/gnotkg/paragraph-52.ts";
import { kurzeEhezeit } from "@gebuehrenportal/gesetze/versausglg/paragraph-3.ts";
import { geringfuegigkeit } from "@gebuehrenportal/gesetze/versausglg/paragraph-18.ts";
import { cent, tag } from "@gebuehrenportal/recht";
import { mitFassung } from "@gebuehrenportal/recht/testing";
import { describe, expect, test } from "vitest";
import { ehezeit } from "./ehezeit.ts";
import { grenze } from "./geringfuegigkeit.ts";
import { wiederkehrend } from "./wiederkehrend.ts";

const quelle = { titel: "Änderungsgesetz", fundstelle: "BGBl. 2026 I" };
const [vorher, ab] = [tag("2026-06-30"), tag("2026-07-01")];

describe("Eine spätere Fassung gilt erst ab ihrem Tag", () => {
  test("§ 52 Abs. 4, 5 GNotKG: Jahreswert und Lebensalter", () => {
    const [erste] = nutzungsrechte.fassungen;
    if (!erste) throw new Error();
    const wert = {
      ...erste.wert,
      jahreswertProzent: 4,
      lebensdauer: [
        { bisAlter: 60, jahre: 20 },
        { bisAlter: null, jahre: 8 },
      ],
    };
    const am = (antragAm: typeof ab | undefined) =>
      wiederkehrend({
        regel: "gnotkg52-4",
        sachwert: cent(300_000_00),
        alter: [65],
        ...(antragAm && { antragAm }),
      });
    mitFassung(nutzungsrechte, { ab, quelle, wert }, () => {
      // 5 % × 10 Jahre; 4 % × 8 Jahre
      expect(am(vorher)).toMatchObject({ wert: 150_000_00, fassung: { ab: "2013-08-01" } });
      expect(am(ab)).toMatchObject({ wert: 96_000_00, fassung: { ab } });
      expect(am(undefined)).toMatchObject({ wert: 96_000_00, fassung: { ab } });
    });
  });

  test("§ 3 Abs. 3 VersAusglG: die kurze Ehezeit", () => {
    // April 2024 bis Mai 2026 sind 26 Monate, bis Juni 2026 27
    const am = (zustellungScheidungsantrag: typeof ab) =>
      ehezeit({ eheschliessung: tag("2024-04-10"), zustellungScheidungsantrag });
    mitFassung(kurzeEhezeit, { ab, quelle, wert: { monate: 24 } }, () => {
      expect(am(vorher)).toMatchObject({ monate: 26, kurz: true, fassung: { ab: "2009-09-01" } });
      expect(am(ab)).toMatchObject({ monate: 27, kurz: false, vermerke: [], fassung: { ab } });
    });
    mitFassung(kurzeEhezeit, { ab, quelle, wert: { monate: 30 } }, () => {
      expect(am(ab)).toMatchObject({
        vermerke: [{ text: expect.stringMatching(/^Ehezeit bis zu 30 Monaten:/) }],
      });
    });
  });

  test("§ 18 Abs. 3 VersAusglG: die Geringfügigkeit", () => {
    const am = (tag: typeof ab) => grenze(cent(60_00), "rente", tag, "§ 18 VersAusglG", "Ausgleichswert");
    mitFassung(geringfuegigkeit, { ab, quelle, wert: { rente: 2, kapital: 240 } }, () => {
      // Bezugsgröße 2026: 3.955,00 €
      expect(am(vorher)).toMatchObject({ pruefung: { grenze: 39_55, eingehalten: false } });
      expect(am(ab)).toMatchObject({ pruefung: { grenze: 79_10, eingehalten: true } });
    });
  });
});
