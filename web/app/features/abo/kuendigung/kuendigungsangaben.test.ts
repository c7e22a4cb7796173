import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { kuendigungAus } from "./kuendigungsangaben.ts";

const heute = tag("2026-11-30");
const ganz = {
  art: "ordentlich",
  name: "Rosa",
  email: "Rosa@kanzlei.de",
  vertrag: "Tarif Premium",
  bestaetigung: "rosa@kanzlei.de",
};
const fehler = (felder: Record<string, string>) => kuendigungAus({ ...ganz, ...felder }, heute).fehler;

test("Eine vollständige Kündigung hat keinen Fehler; eine außerordentliche nennt ihren Grund und keinen Tag", () => {
  expect(kuendigungAus({ ...ganz, ende: "31.12.2026" }, heute)).toMatchObject({
    fehler: {},
    angaben: { kuendigungsart: "ordentlich", kontoadresse: "rosa@kanzlei.de", zum: "2026-12-31", grund: "" },
  });
  expect(
    kuendigungAus({ ...ganz, art: "ausserordentlich", grund: "weil", ende: "gestern" }, heute),
  ).toMatchObject({
    fehler: {},
    angaben: { kuendigungsart: "ausserordentlich", zum: null, grund: "weil" },
  });
});

test("Was fehlt oder nicht stimmt, steht an seinem Feld", () => {
  expect(Object.keys(kuendigungAus({}, heute).fehler)).toEqual([
    "art",
    "name",
    "email",
    "vertrag",
    "bestaetigung",
  ]);
  expect(Object.keys(fehler({ art: "ausserordentlich" }))).toEqual(["grund"]);
  expect(fehler({ ende: "29.11.2026" }).ende).toContain("vorbei");
  expect(fehler({ ende: "31.02.2027" }).ende).toContain("gibt es nicht");
});

test("Wer die Adresse nicht mehr hat, nennt die Nummer; eine falsche Adresse bleibt falsch", () => {
  expect(fehler({ email: "", nummer: "V-1F0C-9A2B-77" })).toEqual({});
  expect(Object.keys(fehler({ email: "rosa", nummer: "V-1F0C-9A2B-77" }))).toEqual(["email"]);
});
