import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { erneuerterBeleg } from "../beleg/beleg.ts";
import { beleg, monat } from "../testing.ts";
import { rechnungszeilen } from "./rechnungszeilen.ts";

test("Die Tabelle der Belege nennt jeden, den einer berichtigt oder ersetzt, den Zeitraum und beide Prüfsummen", () => {
  const zu = ["GP-2026-00003", "GP-2026-00004"].map((nummer) => ({ nummer, datum: tag("2026-03-10") }));
  const korrektur = beleg([monat(-1199)], { nummer: "GP-2026-00005", zu });
  const ersetzte = beleg([monat(1199)]);
  const neu = erneuerterBeleg(ersetzte, { ...ersetzte, nummer: "GP-2026-00043" });
  // 00:30 in Berlin.
  const bestaetigtAm = "2026-07-31T22:30:00.000Z";
  const nachweis = { ustId: "ATU12345678", bestaetigtAm, quelle: "vies" as const, kennung: "WAPI1" };
  const zeilen = rechnungszeilen(
    [korrektur, neu].map((b) => ({
      id: b.nummer,
      nummer: b.nummer,
      beleg: b,
      storno: false,
      steuerfall: "inland" as const,
      offen: 0,
      ustIdNachweis: b === neu ? nachweis : null,
    })),
    (["zugferd", "xrechnung"] as const).map((art) => ({ rechnungId: neu.nummer, art, sha256: art })),
  );
  const [kopf = [], ...rest] = zeilen;
  const spalten = ["Leistung von", "Leistung bis", "Zu", "USt-IdNr. bestätigt", "SHA-256 PDF", "SHA-256 XML"];
  expect(rest.map((zeile) => spalten.map((spalte) => zeile[kopf.indexOf(spalte)]))).toEqual([
    ["10.03.2026", "09.04.2026", "GP-2026-00003, GP-2026-00004", "", "", ""],
    ["10.03.2026", "09.04.2026", "GP-2026-00042", "01.08.2026 VIES WAPI1", "zugferd", "xrechnung"],
  ]);
  expect(rest.map((zeile) => zeile.length)).toEqual([kopf.length, kopf.length]);
});
