import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import type { z } from "zod";
import { keineBeitraege } from "#platform/beitraege.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import type { ApiRoute } from "#platform/http/api-route.ts";
import { eingabe } from "#platform/http/eingabefehler.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import type { stapelAntwort, zitateAntwort } from "../contract.ts";
import { stapelRoute, zitateRoute } from "./zitate.ts";

/** Runs a call as the server does: input through the contract, answer through the contract. */
async function ruf<T>({ contract, handler }: ApiRoute, body: unknown): Promise<T> {
  const roh = await handler({
    query: undefined,
    body: contract.body && eingabe(contract.body, body, contract.errors),
    params: {},
    request: new Request("http://localhost"),
    sitzung: undefined as never,
    client: "",
    raten: ohneGrenzen,
    heute: tag("2026-11-23"),
    beitraege: keineBeitraege,
  });
  return contract.response.parse(JSON.parse(JSON.stringify(roh))) as T;
}

const lesen = (text: string, land?: string) =>
  ruf<z.output<typeof zitateAntwort>>(zitateRoute, { text, ...(land && { land }) });
const normen = async (text: string, land?: string) =>
  (await lesen(text, land)).zitate.flatMap((zitat) => zitat.normen);
const abgelehnt = (route: ApiRoute, body: unknown) =>
  ruf(route, body).then(
    () => expect.unreachable("angenommen"),
    (fehler: unknown) => (fehler instanceof ApiFehler ? fehler.koerper : Promise.reject(fehler)),
  );

test("Jede Norm hat Stelle, Namen, amtliche Adresse und Gründe", async () => {
  const { registerstand, vollstaendig, zitate } = await lesen("Nach § 812 I 1 Alt. 1 BGB; § 826 nicht.");
  expect([registerstand, vollstaendig, zitate.length]).toEqual(["2026-04-18", true, 2]);
  expect(zitate[0]).toMatchObject({ start: 5, ende: 25, text: "§ 812 I 1 Alt. 1 BGB" });
  expect(zitate[0]?.normen[0]).toMatchObject({
    akt: "BGB",
    stufen: { abs: "1", satz: "1", alternative: "1" },
    name: "§ 812 Abs. 1 Satz 1 Alt. 1 BGB",
    adresse: "https://www.gesetze-im-internet.de/bgb/__812.html",
    ziel: "norm",
    sicherheit: "hoch",
  });
  expect(zitate[1]?.normen[0]?.rechenweg.map(({ text }) => text)).toEqual([
    "Das Gesetz ist an dieser Stelle nicht genannt; es folgt aus dem Text daneben.",
    "Der Link führt zur Norm.",
  ]);
});

test.each([
  ["§ 5 TMG", "Das Gesetz ist außer Kraft; Nachfolger ist: DDG."],
  ["§ 3 PolG NRW", "Für dieses Gesetz ist keine Adresse bekannt."],
  ["§ 6 LBO", "Die Abkürzung meint mehrere Gesetze: LBO BW, LBO SH, LBO SL. Welches, entscheidet das Land."],
  [
    "§ 9999 BGB",
    "In der aktuellen Fassung des Gesetzes gibt es diese Norm nicht; sie ist aufgehoben oder die Fundstelle ist ein Versehen.",
  ],
])("„%s“ sagt: %s", async (text, grund) => {
  expect((await normen(text))[0]?.rechenweg[0]?.text).toBe(grund);
});

test("Der Tag des Schriftstücks entscheidet, was damals galt, angegeben oder gefunden", async () => {
  const text = "Köln, den 3. März 2023\nDie Berufung ist nach § 511 Abs. 2 Nr. 1 ZPO zulässig.";
  const { dokumenttag, zitate } = await lesen(text);
  expect(dokumenttag).toMatchObject({ tag: "2023-03-03", art: "ort", start: 10, ende: 22 });
  expect(zitate[0]?.normen[0]?.fassungen?.[0]).toMatchObject({
    urteil: "anders",
    damals: { ab: "2002-01-01", text: "über 600,00\u00a0€" },
    heute: { ab: "2026-01-01", text: "über 1.000,00\u00a0€" },
  });
  const [heute] = (await ruf<z.output<typeof zitateAntwort>>(zitateRoute, { text, tag: "2026-01-01" }))
    .zitate;
  expect(heute?.normen[0]?.fassungen?.[0]?.urteil).toBe("gleich");
  expect((await normen("§ 511 ZPO"))[0]).not.toHaveProperty("fassungen");
  expect(await abgelehnt(zitateRoute, { text, tag: "2026-02-30" })).toMatchObject({
    code: "kein-tag",
    field: "tag",
    error: "Erwartet wird ein Kalendertag in der Form JJJJ-MM-TT.",
  });
});

test("Was jünger ist als das Schriftstück, sagt es, nennt den Vorgänger und führt dorthin, wo dessen Text steht", async () => {
  const text = "Urteil vom 20.10.2012\nNach § 3 BDSG und Art. 5 EuGVVO.";
  const { dokumenttag, zitate } = await lesen(text);
  expect(dokumenttag).toMatchObject({ tag: "2012-10-20", sicherheit: "hoch" });
  const [bdsg, eugvvo] = zitate.flatMap((zitat) => zitat.normen);
  expect(bdsg).toMatchObject({
    fassung: "juenger",
    name: "§ 3 BDSG",
    adresse: "https://www.gesetze-im-internet.de/bdsg_2018/__3.html",
    fassungen: [
      { urteil: "juenger", seit: "2018-05-25", damals: { text: "Bundesdatenschutzgesetz von 1990" } },
    ],
  });
  expect(bdsg?.rechenweg.map((schritt) => schritt.text)).toEqual([
    "Gesetz und Stelle stehen im Text: § 3 BDSG.",
    "Gesetz jünger als das Dokument. BDSG gilt seit 25.05.2018 (BGBl. I 2017 S. 2097); damals galt: Bundesdatenschutzgesetz von 1990.",
    "Der Link führt zum heutigen Gesetz.",
  ]);
  expect(eugvvo).toMatchObject({ fassung: "juenger", ziel: "akt" });
  expect(eugvvo?.adresse).toContain("CELEX:32001R0044");
  expect(eugvvo?.rechenweg.at(-1)?.text).toBe("Der Link führt zum Vorgänger: Verordnung (EG) Nr. 44/2001.");
  expect((await normen("§ 3 BDSG a.F."))[0]).toMatchObject({ fassung: "a.F." });
});

test("Jedes Schriftstück einer Sammlung hat seinen Tag, der Text im Ganzen keinen", async () => {
  const beschluss = (am: string) =>
    `VERWALTUNGSGERICHT MUSTERSTADT\nBESCHLUSS\nIn dem Verfahren\nhat die 2. Kammer am ${am}\ndurch den Richter Abel\nbeschlossen:\nDer Antrag wird abgelehnt.\nGründe:\n§ 3 BDSG\n`;
  const antwort = await lesen(beschluss("3. März 2012") + beschluss("4. Mai 2020"));
  expect(antwort).not.toHaveProperty("dokumenttag");
  expect(antwort.dokumente?.map(({ dokumenttag }) => dokumenttag?.tag)).toEqual(["2012-03-03", "2020-05-04"]);
  expect(antwort.zitate.flatMap((zitat) => zitat.normen.map(({ fassung }) => fassung))).toEqual([
    "juenger",
    undefined,
  ]);
});

test("Das Land entscheidet, welche LBO gemeint ist", async () => {
  expect((await normen("§ 6 LBO", "BW"))[0]).toMatchObject({ akt: "LBO BW" });
  expect(await abgelehnt(zitateRoute, { text: "", land: "XX" })).toMatchObject({ field: "land" });
});

test("Eine Liste antwortet in ihrer Folge, unter den eigenen Kennungen, auch wo eine doppelt ist", async () => {
  const { texte } = await ruf<z.output<typeof stapelAntwort>>(stapelRoute, {
    texte: [
      { id: "b", text: "§ 3 UWG" },
      { id: "a", text: "ohne" },
      { id: "b", text: "" },
    ],
  });
  expect(texte.map(({ id, zitate }) => [id, zitate.length])).toEqual([
    ["b", 1],
    ["a", 0],
    ["b", 0],
  ]);
});

test("Ein Gesetz des einen Textes gilt nicht im nächsten", async () => {
  const { texte } = await ruf<z.output<typeof stapelAntwort>>(stapelRoute, {
    texte: [
      { id: "1", text: "Umwandlungsgesetz (im Folgenden: XYG), § 3 BGB" },
      { id: "2", text: "§ 826" },
    ],
  });
  expect(texte[1]?.zitate).toEqual([]);
});

const million = "a".repeat(1_000_000);

test.each([
  [zitateRoute, { text: `${million}a` }, "text", "Erlaubt sind höchstens 1.000.000 Zeichen."],
  [zitateRoute, { text: 5 }, "text", "Erwartet wird ein Text."],
  [zitateRoute, {}, "text", "Diese Angabe fehlt."],
  [zitateRoute, { text: "", texte: [] }, "texte", "Dieses Feld gibt es nicht."],
  [zitateRoute, { text: "§ 1\u0000 BGB" }, undefined, "Ein Text enthält ein Nullzeichen."],
  [stapelRoute, { texte: [] }, "texte", "Erforderlich ist mindestens 1 Eintrag."],
  [
    stapelRoute,
    { texte: Array.from({ length: 101 }, () => ({ id: "x", text: "" })) },
    "texte",
    "Erlaubt sind höchstens 100 Einträge.",
  ],
  [
    stapelRoute,
    {
      texte: [
        { id: "x", text: million },
        { id: "y", text: "a" },
      ],
    },
    "texte",
    "Die Texte dürfen zusammen höchstens 1.000.000 Zeichen haben.",
  ],
  [stapelRoute, { texte: [{ text: "a" }] }, "texte[0].id", "Diese Angabe fehlt."],
])("%#: abgelehnt wird mit Feld und deutschem Satz", async (route, body, field, error) => {
  expect(await abgelehnt(route, body)).toMatchObject({ ...(field && { field }), error });
});

test.each([
  ["§ 1 BGB, ", 9_999],
  ["§ 1 LBO ", 9_999],
  ["§§ 1, 2, 3, ", -1],
  ["(im Folgenden: § ", -1],
  ["\ud800§ 1 BGB ", 9_999],
  ["§", -1],
])(
  "Eine Million Zeichen „%s“ wird gelesen, die Antwort bleibt begrenzt und lässt anderen Raum",
  async (stueck, mehrAls) => {
    let dazwischen = 0;
    let fertig = false;
    const zaehlen = () => {
      dazwischen++;
      if (!fertig) setImmediate(zaehlen);
    };
    setImmediate(zaehlen);
    const text = stueck.repeat(Math.floor(1_000_000 / stueck.length));
    const { zitate, vollstaendig } = await lesen(text);
    fertig = true;
    const anzahl = zitate.reduce((summe, zitat) => summe + zitat.normen.length, 0);
    expect(anzahl).toBeGreaterThan(mehrAls);
    expect(anzahl).toBeLessThanOrEqual(10_000);
    expect(vollstaendig).toBe(mehrAls < 0);
    if (mehrAls > 0) expect(dazwischen).toBeGreaterThan(300);
  },
);

test("Auch eine Liste hat nur eine Grenze für alle ihre Texte", async () => {
  const text = "§ 1 BGB, ".repeat(1_000);
  const { texte } = await ruf<z.output<typeof stapelAntwort>>(stapelRoute, {
    texte: Array.from({ length: 100 }, (_, i) => ({ id: String(i), text })),
  });
  expect(texte.filter(({ vollstaendig }) => vollstaendig)).toHaveLength(10);
  expect(texte[99]).toEqual({ id: "99", vollstaendig: false, zitate: [] });
});
