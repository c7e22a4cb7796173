import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { geprueft } from "../gesetz/geprueft.ts";
import { vermerkeZuKuenftigemRecht } from "./kuenftiges-recht.ts";
import { sache } from "./test-hilfe.ts";

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
