import type { KeinErgebnis } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { d, t } from "../testing.ts";
import type { FristErgebnis } from "../typen.ts";
import { katalogverlaengerung } from "./verlaengerung.ts";

// Ende der Begründungsfrist: Montag, 04.05.2026
const e = { ort: { land: "BE" }, bisherigesEndeAm: t("2026-05-04") } as const;
const warnungen = (r: FristErgebnis | KeinErgebnis): string[] => {
  if (r.art !== "ergebnis") throw new Error(`${r.grund} (${r.feld})`);
  return r.vermerke.filter(({ art }) => art === "warnung").map(({ text }) => text);
};

// § 520 Abs. 2 Satz 3 ZPO: ein Monat, 04.06.2026 (in Berlin ein Werktag)
test("Berufungsbegründung: über einen Monat hinaus nur mit Einwilligung", () => {
  const satz =
    "Ohne Einwilligung des Gegners kann diese Frist um höchstens 1 Monat verlängert werden, hier bis zum 04.06.2026; das Ende am 05.06.2026 liegt danach.";
  expect(warnungen(katalogverlaengerung("zpo-520", { ...e, bis: t("2026-06-05") }))).toContain(satz);
  expect(
    warnungen(katalogverlaengerung("zpo-520", { ...e, bis: t("2026-06-05"), einwilligung: false })),
  ).toContain(satz);
  expect(warnungen(katalogverlaengerung("zpo-520", { ...e, bis: t("2026-06-04") }))).toEqual([]);
  expect(warnungen(katalogverlaengerung("zpo-520", { ...e, um: d(1, "monat") }))).toEqual([]);
  expect(warnungen(katalogverlaengerung("zpo-520", { ...e, um: d(2, "monat"), einwilligung: true }))).toEqual(
    [],
  );
  const r = katalogverlaengerung("zpo-520", { ...e, um: d(2, "monat") });
  expect(r.art === "ergebnis" && r.vermerke.find(({ art }) => art === "warnung")?.norm).toBe(
    "§ 520 Abs. 2 Satz 3 ZPO",
  );
});

test("Auch eine zweite Verlängerung zählt zusammen mit der ersten höchstens einen Monat", () => {
  // Verlängert war bis 26.05.2026; ein Monat nach dem ersten Ende ist der 04.06.2026.
  const zweite = {
    ...e,
    bisherigesEndeAm: t("2026-05-26"),
    urspruenglichesEndeAm: t("2026-05-04"),
    zweite: true,
  };
  expect(warnungen(katalogverlaengerung("zpo-520", { ...zweite, bis: t("2026-06-04") }))).toEqual([]);
  expect(warnungen(katalogverlaengerung("zpo-520", { ...zweite, bis: t("2026-06-05") }))[0]).toContain(
    "hier bis zum 04.06.2026",
  );
});

test("Fällt der letzte zulässige Tag auf ein Wochenende, ist auch der Werktag danach zulässig", () => {
  // 07.05.2026 + 1 Monat = Sonntag, 07.06.2026
  const a = { ...e, bisherigesEndeAm: t("2026-05-07") };
  expect(warnungen(katalogverlaengerung("zpo-520", { ...a, bis: t("2026-06-08") }))).toEqual([]);
  expect(warnungen(katalogverlaengerung("zpo-520", { ...a, bis: t("2026-06-09") }))).toHaveLength(1);
});

// § 551 Abs. 2 Satz 6 ZPO: zwei Monate (06.07.2026 ist ein Montag, 04.07. ein Samstag)
test.each(["zpo-551", "zpo-544-begr", "zpo-575-begr", "famfg-71-begr"])("%s: zwei Monate", (id) => {
  expect(warnungen(katalogverlaengerung(id, { ...e, bis: t("2026-07-06") }))).toEqual([]);
  expect(warnungen(katalogverlaengerung(id, { ...e, bis: t("2026-07-07") }))[0]).toContain(
    "höchstens 2 Monate",
  );
});

// § 74 Abs. 1 Satz 3 ArbGG, § 160a Abs. 2 Satz 2 SGG, § 116 Abs. 3 Satz 4 FGO: einmal um einen Monat, Einwilligung hilft nicht
test.each(["arbgg-74-begr", "sgg-160a-begr", "fgo-116-begr"])("%s: einmal um einen Monat", (id) => {
  const lang = { ...e, um: d(2, "monat") };
  expect(warnungen(katalogverlaengerung(id, { ...lang, einwilligung: true }))[0]).toContain(
    "Diese Frist kann um höchstens 1 Monat verlängert werden",
  );
  expect(warnungen(katalogverlaengerung(id, { ...e, um: d(1, "monat"), zweite: true }))).toContain(
    "Diese Frist kann nur einmal verlängert werden.",
  );
});

test("Die Berufungsbegründung im Arbeitsrecht wird nur einmal verlängert, ohne Zahl", () => {
  expect(warnungen(katalogverlaengerung("arbgg-66-begr", { ...e, um: d(2, "monat") }))).toEqual([]);
  expect(
    warnungen(katalogverlaengerung("arbgg-66-begr", { ...e, um: d(1, "woche"), zweite: true })),
  ).toHaveLength(1);
});

test("Notfristen und gesetzliche Fristen ohne Verlängerung werden abgelehnt", () => {
  expect(katalogverlaengerung("zpo-517", { ...e, um: d(1, "monat") })).toMatchObject({
    art: "kein-ergebnis",
    feld: "notfrist",
  });
  expect(katalogverlaengerung("zpo-234", { ...e, um: d(1, "monat") })).toMatchObject({
    art: "kein-ergebnis",
    feld: "id",
    norm: "§ 224 Abs. 2 ZPO",
  });
  // § 4 KSchG: nur § 5 KSchG hilft; § 345 StPO: nur das Gesetz verlängert, wenn das Urteil spät zu den Akten kommt
  for (const id of ["kschg-4", "stpo-345"])
    expect(katalogverlaengerung(id, { ...e, um: d(1, "monat") }), id).toMatchObject({
      art: "kein-ergebnis",
      grund: "Diese gesetzliche Frist kann nicht verlängert werden.",
      feld: "id",
    });
  expect(katalogverlaengerung("zpo-999", { ...e, um: d(1, "monat") })).toMatchObject({ feld: "id" });
});
