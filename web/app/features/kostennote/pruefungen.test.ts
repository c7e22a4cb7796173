import { expect, test } from "vitest";
import { absenderAus, belegnummer, istIban, istLeitwegId, istUstIdNr, praefixAm } from "./absender.ts";
import { angabenAus } from "./angaben.ts";
import { ausstellbar, pruefliste } from "./pruefliste.ts";
import { absender, felder, grundlage, heute } from "./test-hilfe.ts";

test("IBAN, Leitweg-ID und USt-IdNr. werden an ihren Prüfziffern und Formen erkannt", () => {
  // Examples of the Bundesbank and of KoSIT.
  expect([istIban("DE02120300000000202051"), istIban("DE02120300000000202052")]).toEqual([true, false]);
  expect([istLeitwegId("991-33333TEST-33"), istLeitwegId("991-33333TEST-34")]).toEqual([true, false]);
  expect([istUstIdNr("DE123456789"), istUstIdNr("DE12345678"), istUstIdNr("ATU12345678")]).toEqual([
    true,
    false,
    true,
  ]);
});

test("Der Nummernkreis nimmt Anfang und Stellen, wie sie geschrieben sind", () => {
  const { reihe, fehler } = absenderAus({ praefix: "RE-{JJJJ}/", beginn: "0050" });
  expect(fehler).toEqual({});
  expect(belegnummer(praefixAm(reihe, "2026"), 50, reihe)).toBe("RE-2026/0050");
  expect(Object.keys(absenderAus({ praefix: "{JAHR}", beginn: "0" }).fehler)).toEqual(["praefix", "beginn"]);
});

test("Was nicht zu verstehen ist, wird am Feld gesagt; was fehlt, sagt die Prüfliste", () => {
  const { fehler } = angabenAus(
    { von: "31.02.2026", zahlungbetrag1: "10.00", postentext1: "Gericht", leitwegId: "12-34", land: "X" },
    heute,
  );
  expect(Object.keys(fehler).sort()).toEqual(["land", "leitwegId", "postenbetrag1", "von", "zahlungbetrag1"]);
});

const fehlt = (query: string, mehr: Record<string, string> = {}, von = {}) => {
  const { angaben } = angabenAus({ ...felder, ...mehr }, heute);
  const liste = pruefliste({
    grundlage: grundlage(query),
    angaben,
    absender: { ...absender, ...von },
    darfFreigeben: true,
  });
  return ausstellbar(liste) ? [] : liste.filter((p) => p.stand === "fehlt").map((p) => p.norm);
};

test("Die Prüfliste lässt Vollständiges durch und nennt sonst die Norm", () => {
  const query = "wert=10000&vv=3100,3104";
  expect(fehlt(query)).toEqual([]);
  expect(fehlt(query, {}, { steuernummer: "", ustIdNr: "" })).toEqual(["§ 14 Abs. 4 Nr. 2 UStG"]);
  expect(fehlt(query, { strasse: "" })).toEqual(["§ 14 Abs. 4 Nr. 1 UStG"]);
  expect(fehlt(query, { von: "" })).toEqual(["§ 14 Abs. 4 Nr. 6 UStG"]);
  expect(fehlt(query, {}, { rechtsanwalt: "" })).toEqual(["§ 10 Abs. 1 RVG"]);
});

test("Ohne deutsche Umsatzsteuer verlangt die Prüfliste, was die Ausnahme verlangt", () => {
  const query = "wert=10000&vv=3100";
  expect(fehlt(query, { leistungsort: "eu-unternehmer", land: "AT" })).toEqual(["§ 14a Abs. 1 UStG"]);
  expect(fehlt(query, { leistungsort: "eu-unternehmer", land: "AT", ustIdNr: "ATU12345678" })).toEqual([]);
  expect(fehlt(query, { leistungsort: "drittland-privat" })).toEqual(["§ 3a UStG"]);
  expect(fehlt(query, { leistungsort: "drittland-privat", land: "AT" })).toEqual(["§ 3a UStG"]);
});
