import { geprueft } from "@gebuehrenportal/gesetze/geprueft.ts";
import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { vermerkeZuKuenftigemRecht } from "./kuenftiges-recht.ts";
import { sache } from "./testing.ts";

const heute = tag("2099-06-01");
const felder = (auftragAm: string, leistungsende: string, rest: object = {}) =>
  vermerkeZuKuenftigemRecht(
    {
      angelegenheiten: [sache(["3100"], { auftragAm: tag(auftragAm) })],
      leistungsende: tag(leistungsende),
      ...rest,
    },
    heute,
  ).map((v) => v.feld);

test("Ein Tag, dessen Recht noch niemand kennt, bekommt einen Vermerk", () => {
  expect(felder("2099-06-02", "2099-06-01")).toEqual(["angelegenheiten[0].auftragAm"]);
  expect(felder("2099-06-01", "2099-06-02")).toEqual(["leistungsende"]);
  expect(felder("2099-06-01", "2099-06-02", { umsatzsteuer: false })).toEqual([]);
  expect(felder("2099-06-01", "2099-06-01")).toEqual([]);
});

test("Bis zum Tag der letzten Prüfung ist das Recht bekannt, auch wenn die Uhr falsch geht", () => {
  const eingabe = { angelegenheiten: [sache(["3100"], { auftragAm: geprueft })], leistungsende: geprueft };
  expect(vermerkeZuKuenftigemRecht(eingabe, tag("2020-01-01"))).toEqual([]);
});

test("Der Vermerk nennt den Tag und den Stand des Rechts", () => {
  const [v] = vermerkeZuKuenftigemRecht(
    { angelegenheiten: [sache(["3100"], { auftragAm: tag("2099-12-24") })], leistungsende: heute },
    heute,
  );
  expect(v?.text).toContain("Der 24.12.2099 liegt in der Zukunft");
  expect(v?.text).toMatch(/zuletzt am \d\d\.\d\d\.\d{4} geprüften Recht/);
});

test("Der frühste von mehreren Tagen zählt, jede Angelegenheit für sich", () => {
  const eingabe = {
    angelegenheiten: [
      sache(["3100"], { auftragAm: heute }),
      sache(["3100"], {
        id: "b",
        auftragAm: tag("2099-12-24"),
        beiordnungAm: tag("2099-12-23"),
        weitereAuftraegeAm: [tag("2099-12-22"), tag("2099-12-25")],
      }),
      { id: "c", positionen: [] },
    ],
    leistungsende: tag("2099-12-31"),
  };
  const stand = /dem zuletzt am \d\d\.\d\d\.\d{4} geprüften Recht/;
  const vermerke = vermerkeZuKuenftigemRecht(eingabe, heute);
  expect(vermerke.map((v) => ({ ...v, text: v.text.replace(stand, "STAND") }))).toEqual([
    {
      art: "warnung",
      text: "Der 22.12.2099 liegt in der Zukunft: Welche Gebühren dann gelten, ist noch nicht bekannt; gerechnet ist mit STAND.",
      norm: "§ 60 Abs. 1 RVG",
      feld: "angelegenheiten[1].auftragAm",
    },
    {
      art: "hinweis",
      text: "Die Leistung endet erst am 31.12.2099; der Umsatzsteuersatz ist der aus STAND.",
      norm: "§ 27 Abs. 1 UStG",
      feld: "leistungsende",
    },
  ]);
});
