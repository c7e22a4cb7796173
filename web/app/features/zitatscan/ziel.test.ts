import { zitate } from "@gebuehrenportal/zitate";
import { vollregister } from "@gebuehrenportal/zitate/vollregister";
import { expect, test } from "vitest";
import { verweisgeber } from "./client/verweise.ts";
import { fundstellenAuf } from "./testing-fundstellen.ts";
import { amtlichStatt, verlinktBei } from "./ziel.ts";

const verweise = verweisgeber(vollregister);
const stellen = fundstellenAuf(1, "§ 823 Abs. 1 BGB, § 823 Abs. 2 BGB, § 3 VwVfG und § 8 KAG").map(
  (stelle) => ({
    ...stelle,
    ...verweise(stelle),
  }),
);

test("Die Links führen dorthin, wohin der Leser will, sonst zum amtlichen Text", () => {
  const bei = (sammlung: "amtlich" | "dejure" | "buzer") =>
    verlinktBei(stellen, sammlung).map(({ verweis }) => verweis?.adresse);
  const amtlich = "https://www.gesetze-im-internet.de";
  expect(bei("amtlich")).toEqual([
    `${amtlich}/bgb/__823.html`,
    `${amtlich}/bgb/__823.html`,
    `${amtlich}/vwvfg/__3.html`,
    undefined,
  ]);
  expect(bei("dejure").slice(1)).toEqual([
    "https://dejure.org/gesetze/BGB/823.html",
    `${amtlich}/vwvfg/__3.html`,
    undefined,
  ]);
  const statt = verlinktBei(stellen, "buzer").map(({ verweis }) => verweis && amtlichStatt(verweis, "buzer"));
  expect(statt).toEqual([false, false, true, undefined]);
});

test("Stellen derselben Norm teilen sich ihre Adressen, damit sie nur einmal zur Seite gehen", () => {
  const [erste, zweite] = zitate("§ 823 Abs. 1 BGB und § 823 Abs. 2 BGB", vollregister).flatMap(
    (z) => z.normen,
  );
  expect(erste && zweite && verweise(erste)).toBe(zweite && verweise(zweite));
});
