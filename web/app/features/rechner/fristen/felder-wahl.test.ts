import { kuendigungsfristen } from "@gebuehrenportal/fristen";
import { expect, test } from "vitest";
import { felder, laender } from "./testing-felder.ts";
import { wegoptionen } from "./wege/wege.ts";

test("Der übliche Weg steht im Katalog vorgewählt, und die Felder sind seine", () => {
  expect(felder("frist=ao-355&weg=ueblich")).toMatchObject({
    weg: { optionen: wegoptionen("AO", "post-ao"), hinweis: "Üblich: Einfacher Brief der Finanzbehörde" },
    ereignis: { label: "Tag der Aufgabe zur Post" },
    bestritten: {},
  });
  expect(felder("frist=ao-355")?.weg?.optionen).toEqual(wegoptionen("AO"));
  // Was schon gewählt war, lässt sich auch dort ändern, wo nichts zugestellt wird
  expect(felder("frist=bgb-195")).not.toHaveProperty("weg");
  expect(felder("frist=bgb-195&weg=zustellung")?.weg?.optionen).toEqual(wegoptionen("BGB"));
});

const kuendart = (arten: readonly (keyof typeof kuendigungsfristen)[]) => ({
  optionen: [
    { wert: "", text: "wie im Katalog" },
    ...arten.map((a) => ({ wert: a, text: `${kuendigungsfristen[a].name} (${kuendigungsfristen[a].norm})` })),
  ],
});

test.each<[string, object]>([
  ["bgb-622-1", { kuendart: kuendart(["622-1", "622-2", "622-3"]) }],
  ["bgb-622-3", { kuendart: kuendart(["622-1", "622-2", "622-3"]) }],
  ["bgb-622-1&kuendart=622-2", { kuendart: kuendart(["622-1", "622-2", "622-3"]), dienstjahre: {} }],
  ["bgb-622-1&kuendart=622-3", { kuendart: kuendart(["622-1", "622-2", "622-3"]) }],
  ["bgb-573c", { kuendart: kuendart(["573c-1", "573c-1-vermieter", "573c-3"]) }],
  ["inso-113", {}],
])("Kündigung %s: die Arten desselben Paragrafen, Jahre nur, wo die Frist mit ihnen wächst", (id, mehr) => {
  const { frist: _, ort: __, land: ___, ...rest } = felder(`frist=${id}`) ?? {};
  expect(rest).toEqual({
    ereignis: {
      label: "Tag, an dem die Kündigung zugeht",
      hinweis: expect.stringMatching(/^Auslöser: Zugang /),
    },
    ...mehr,
  });
});

test.each([
  ["zpo-517", "Tag der Zustellung"],
  ["ao-355", "Tag der Bekanntgabe"],
  ["stpo-314", "Tag der Verkündung"],
  ["zpo-321a", "Tag der Kenntnis"],
  ["bgb-286", "Tag der Fälligkeit"],
  ["ifg-7", "Tag des Antrags"],
  ["bverfgg-93-3", "Tag des Inkrafttretens"],
  ["bgb-548-2", "Tag der Beendigung"],
  ["bgb-613a", "Tag des Zugangs"],
  ["rpflg-11-we", "Tag des Ereignisses"],
])("%s beginnt am „%s“", (id, label) => {
  expect(felder(`frist=${id}`)?.ereignis?.label).toBe(label);
});

test.each([
  ["rpflg-11-we", true],
  ["bgb-613a", true],
  // § 1944 Abs. 2 Satz 2 BGB: bei Verfügungen von Todes wegen nicht vor deren Bekanntgabe
  ["zpo-321a", false],
  ["bgb-1944", true],
  ["bgb-548-2", false],
])("%s fragt nach der Zustellung: %s", (id, fragt) => {
  expect(felder(`frist=${id}`)?.weg !== undefined).toBe(fragt);
});

test("Was statt einer Wahl getippt ist, bietet höchstens zwölf Fristen mit ihrer Norm an", () => {
  expect(felder("frist=Berufngsbegr%C3%BCndung")?.frist?.optionen?.[0]).toEqual({
    wert: "zpo-520",
    text: "Berufungsbegründung (ZPO)",
    hinweis: "§ 520 Abs. 2 ZPO",
  });
  expect(felder("frist=Beschwerde")?.frist?.optionen).toHaveLength(12);
  expect(felder("frist=%20")?.frist?.optionen).toEqual([]);
});

test.each<[string, object]>([
  ["ort=Nirgends", { ort: { optionen: [] }, land: laender() }],
  [
    "ort=Nirgends&land=NI",
    {
      ort: {
        hinweis:
          "„Nirgends“ ist nicht erfasst und wurde nicht erkannt. Gerechnet ist mit den Feiertagen von Niedersachsen; örtliche Feiertage, für die es auf die Gemeinde ankäme, gibt es dort nicht.",
        optionen: [],
      },
      land: laender(),
    },
  ],
  [
    "ort=AG F%C3%BCrth",
    {
      ort: {
        optionen: [
          { wert: "ag-fuerth-by", text: "Amtsgericht Fürth", hinweis: "Fürth, Bayern" },
          { wert: "ag-fuerth-he", text: "Amtsgericht Fürth", hinweis: "Fürth, Hessen" },
        ],
      },
      land: laender(),
    },
  ],
  // Art. 1 Abs. 1 AGVwGO: Senate in Ansbach
  [
    "ort=BayVGH",
    {
      ort: { anzeige: "Bayerischer Verwaltungsgerichtshof", hinweis: "Gericht in München, Bayern" },
      land: laender("Bayern (Bayerischer Verwaltungsgerichtshof)"),
      sitz: {
        optionen: [
          { wert: "", text: "steht nicht fest: der frühere Tag gilt" },
          { wert: "by-muenchen", text: "München" },
          { wert: "by-ansbach", text: "Ansbach: auswärtige Senate in Ansbach (Art. 1 Abs. 1 AGVwGO)" },
        ],
      },
    },
  ],
  [
    "ort=ag-forchheim",
    {
      ort: { anzeige: "Amtsgericht Forchheim", hinweis: "Gericht in Forchheim, Bayern" },
      land: laender("Bayern (Amtsgericht Forchheim)"),
      himmelfahrt: { label: "Mariä Himmelfahrt (15.08.) in Forchheim" },
    },
  ],
  ["frist=aeuv-263&land=BE", { ort: { optionen: [] }, land: laender() }],
  ["frist=aeuv-263&gericht=bgh-leipzig", { land: expect.anything(), ort: expect.anything() }],
])("Ort %s", (query, erwartet) => {
  const { ort: o, land, sitz, himmelfahrt } = felder(query) ?? {};
  expect({ ort: o, land, ...(sitz && { sitz }), ...(himmelfahrt && { himmelfahrt }) }).toEqual(erwartet);
});

test("Weitere Stellen bleiben sichtbar, wenn sie eingeschaltet waren", () => {
  expect(felder("frist=zpo-517")).not.toHaveProperty("mehrereOrte");
  expect(felder("frist=zpo-517&mehrereOrte=ja")).toHaveProperty("mehrereOrte", {});
  expect(felder("frist=vwgo-74")).toHaveProperty("mehrereOrte", {});
});

test("Ein Sitz, der von einem anderen Gericht übrig ist, bringt keine Frage nach dessen Feiertag mit", () => {
  expect(felder("ort=by-augsburg&sitz=by-forchheim")).not.toHaveProperty("himmelfahrt");
  expect(felder("ort=by-forchheim")).toHaveProperty("himmelfahrt");
});
