import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { ortAufgeloest } from "../../einstellung/orte.server.ts";
import { fristplan } from "../../plan/fristplan.ts";
import { uebernahmeAus, uebernahmeformular } from "./uebernahme.server.ts";

const heute = tag("2026-11-23");
/** As the calculator writes its fields into a text. */
const stand = (werte: Record<string, string>) =>
  `1.${Buffer.from(JSON.stringify(werte)).toString("base64url")}`;
const kommt = (werte: Record<string, string>, mehr: Record<string, string> = {}) =>
  uebernahmeAus({ was: "uebernehmen", stand: stand(werte), ...mehr }, heute);
const gelesen = (werte: Record<string, string>, mehr?: Record<string, string>) => {
  const uebernahme = kommt(werte, mehr);
  return uebernahme && uebernahmeformular(uebernahme);
};
const ende = (lesung: ReturnType<typeof gelesen>) => {
  if (lesung?.art !== "wunsch") return undefined;
  const plan = fristplan(lesung.wunsch.frage, { heute, aufgeloest: ortAufgeloest, ortUnbekannt: false });
  return plan.art === "plan" ? plan.glieder[0]?.tage?.ende : undefined;
};

const berufung = {
  frist: "zpo-517",
  weg: "eb",
  ereignis: "02.11.2026",
  ort: "Landgericht Dresden",
  verkuendung: "20.10.2026",
  akte: "123/26",
  von: "RAin Dr. Weber",
  empfaenger: "kanzlei@example.org",
};

// § 517 ZPO: ein Monat ab Zustellung; der 02.12.2026 ist ein Mittwoch
test("Was der Fristenrechner gerechnet hat, kommt ganz in das Formular", () => {
  const lesung = gelesen(berufung);
  expect(lesung).toMatchObject({
    art: "wunsch",
    wunsch: {
      glieder: undefined,
      ortUnbekannt: false,
      frage: {
        art: "katalog",
        id: "zpo-517",
        eingabe: {
          bekanntgabe: { weg: "eb", am: "2026-11-02" },
          verkuendungAm: "2026-10-20",
          ort: { land: "SN", gericht: expect.any(String) },
        },
      },
      angaben: {
        aktenzeichen: "123/26",
        sachbearbeiter: "RAin Dr. Weber",
        empfaenger: "kanzlei@example.org",
      },
    },
  });
  expect(ende(lesung)).toBe("2026-12-02");
  expect(kommt(berufung)?.ansicht).toMatchObject({ anders: undefined, fragtNachOrt: false });
});

test("Ohne Folgefristen gerechnet, wird nur die Frist selbst gebucht", () => {
  expect(gelesen({ ...berufung, kette: "0" })).toMatchObject({ wunsch: { glieder: [] } });
});

// § 222 Abs. 1 ZPO, § 188 Abs. 2 BGB
test("Eine eigene Dauer behält Verfahren, Richtung und Länge; nach Ort und Bezeichnung wird gefragt", () => {
  const frei = { ereignis: "02.11.2026", wochen: "2", verfahren: "ZPO", fristart: "richterlich" };
  expect(kommt(frei)?.ansicht).toMatchObject({ fragtNachOrt: true, fragtNachBezeichnung: true });
  expect(gelesen(frei)).toMatchObject({ art: "fehler", fehler: { ort: expect.any(String) } });
  const lesung = gelesen(frei, { ort: "Landgericht Dresden" });
  expect(lesung).toMatchObject({
    wunsch: {
      frage: {
        art: "frei",
        eingabe: {
          regime: "ZPO",
          fristtyp: "richterlich",
          dauer: [{ wert: 2, einheit: "woche" }],
          ort: { land: "SN" },
        },
      },
      angaben: { wochen: 2, tage: 0, startAm: "2026-11-02" },
    },
  });
  expect(ende(lesung)).toBe("2026-11-16");
  // Beim Buchen selbst fehlt die Bezeichnung.
  const gesendet = uebernahmeAus({ was: "buchen", stand: stand(frei), ort: "Landgericht Dresden" }, heute);
  expect(gesendet && uebernahmeformular(gesendet)).toMatchObject({ fehler: { title: expect.any(String) } });
});

// § 195 BGB, § 203 BGB
test("Was das Buch anders rechnet, sagt das Formular", () => {
  const { ansicht } = kommt({ ...berufung, frist: "zpo-520", verlbis: "01.03.2027" }) ?? {};
  expect(ansicht?.anders).toContain("Verlängerung");
});

test("Was keinen Tag ergibt oder niemand geschrieben hat, wird nicht übernommen", () => {
  for (const text of ["", "1.", "1.e30", "2.e30", "x".repeat(300_000)])
    expect(uebernahmeAus({ was: "uebernehmen", stand: text }, heute), text.slice(0, 9)).toBeUndefined();
});
