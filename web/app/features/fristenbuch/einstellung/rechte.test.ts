import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import type { Kanzleirolle } from "#platform/access/konto.ts";
import { akteurAus, darfImBuch, type Handlung } from "./rechte.ts";

const handlungen: readonly Handlung[] = [
  ...(["buchen", "aendern", "genehmigen", "freigeben", "vorlegen"] as const),
  ...(["verlaengern", "erledigen", "streichen", "einstellen"] as const),
];
const darf = (rolle: Kanzleirolle) =>
  handlungen.filter((h) => darfImBuch({ id: "ich", rolle, fuer: null }, h, { erstelltVon: "andere" }));

test("Die Rolle in der Kanzlei sagt, wer was mit dem Buch tun darf", () => {
  expect(darf("rechtsanwalt")).toEqual(handlungen);
  expect(darf("fachangestellte")).toEqual(["buchen", "aendern", "genehmigen", "verlaengern", "erledigen"]);
  expect(darf("nur-lesen")).toEqual([]);
  const eigene = { erstelltVon: "ich" };
  expect(darfImBuch({ id: "ich", rolle: "fachangestellte", fuer: null }, "streichen", eigene)).toBe(true);
});

test("Eine Vertretung hat die Rechte der vertretenen Person, und nur in deren Abwesenheit", () => {
  const abwesenheiten = [
    { kontoId: "anwalt", von: tag("2026-11-09"), bis: tag("2026-11-13"), vertretung: "ich" },
    { kontoId: "refa", von: tag("2026-11-01"), bis: tag("2026-11-30"), vertretung: "ich" },
  ];
  const rollen = new Map<string, Kanzleirolle>([
    ["anwalt", "rechtsanwalt"],
    ["refa", "fachangestellte"],
  ]);
  const am = (tagText: string) =>
    akteurAus("ich", "vertretung", { abwesenheiten, rollen, heute: tag(tagText) });
  expect(am("2026-11-13")).toEqual({ id: "ich", rolle: "rechtsanwalt", fuer: "anwalt" });
  expect(am("2026-11-14")).toEqual({ id: "ich", rolle: "fachangestellte", fuer: "refa" });
  expect(am("2026-12-01")).toEqual({ id: "ich", rolle: "nur-lesen", fuer: null });
});
