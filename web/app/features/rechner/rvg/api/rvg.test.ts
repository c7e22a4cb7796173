import { expect, test } from "vitest";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { eingabe } from "#platform/http/eingabefehler.ts";
import { rvgAnfrage } from "../contract.ts";
import { rvgRoute } from "./rvg.ts";
import { antwort, sache } from "./testing-aufruf.ts";

const { contract } = rvgRoute;

function abgelehnt(body: unknown) {
  try {
    eingabe(rvgAnfrage, body, contract.errors);
  } catch (fehler) {
    if (fehler instanceof ApiFehler) return { status: fehler.status, ...fehler.koerper };
    throw fehler;
  }
  throw new Error("Die Eingabe wurde angenommen.");
}

test("10.000 € mit 3200 und 3202 ergeben 2.196,26 €", async () => {
  expect((await antwort(sache([{ nr: "3200" }, { nr: "3202" }]), "basic")).brutto).toBe(219_626);
});

test("ein gemeinsamer Wert von 0 erhöht die Gebühr zweier Auftraggeber nicht", async () => {
  const body = sache([{ nr: "3100", gemeinsamerWert: 0 }], { auftraggeber: 2 });
  const { angelegenheiten } = await antwort(body, "basic");
  // 1,3 × 652,00
  expect(angelegenheiten[0]?.zeilen[0]).toMatchObject({ nr: "3100", satz: 1.3, betrag: 84_760 });
});

test("Reisen zu mehreren Geschäften kosten ihren Anteil", async () => {
  const reisen = [
    { kosten: 11_500, einzeln: 4_300, andere: [11_200] },
    { kosten: 15_500, einzeln: 15_080, andere: [5_520] },
  ];
  const { angelegenheiten } = await antwort(
    sache([{ nr: "3100" }], { auslagen: { gemeinsameReisen: reisen } }),
    "basic",
  );
  // 43/155 × 115,00 und 150,80/206 × 155,00
  expect(angelegenheiten[0]?.zeilen.filter((z) => z.nr === "reise").map((z) => z.betrag)).toEqual([
    3_190, 11_347,
  ]);
});

test("mehrere Aufträge bringen nicht mehr als einer, und die Zeile sagt warum", async () => {
  const { angelegenheiten } = await antwort(
    sache([{ nr: "3403", auftrag: "frueher" }, { nr: "3100" }]),
    "basic",
  );
  expect(angelegenheiten[0]?.zeilen[2]).toMatchObject({
    bezeichnung: "Begrenzung auf einen einzigen Auftrag",
    norm: "§ 15 Abs. 5 Satz 1 RVG",
    betrag: -52_160,
  });
});

test("10.000 € mit 3100 und 3104 für drei Auftraggeber ergeben 2.429,03 €", async () => {
  expect((await antwort(sache([{ nr: "3100" }, { nr: "3104" }], { auftraggeber: 3 }), "basic")).brutto).toBe(
    242_903,
  );
});

test("Ohne Angabe gelten Auftrag und Leistungsende heute", async () => {
  const ohneTage = { angelegenheiten: [{ wert: 1_000_000, positionen: [{ nr: "3100" }, { nr: "3104" }] }] };
  expect((await antwort(ohneTage)).brutto).toBe(196_350);
});

test("Jede Zeile nennt Titel, Satz und Rechenweg; der ganze Rechenweg steht noch einmal beisammen", async () => {
  const { angelegenheiten, rechenweg } = await antwort(sache([{ nr: "2300", satz: 1.5 }]));
  const zeile = angelegenheiten[0]?.zeilen[0];
  expect(zeile).toMatchObject({ nr: "2300", titel: "Geschäftsgebühr", satz: 1.5, betrag: 97_800 });
  expect(zeile?.rechenweg.length).toBeGreaterThan(0);
  expect(rechenweg.map((s) => s.norm)).toContain("Nr. 7008 VV");
});

test.each([
  ["3200", "Im Tarif Basic enthalten: Nr. 3200 VV."],
  ["1004", "Im Tarif Basic enthalten: Nr. 1004 VV."],
])("Ohne Basic wird Nr. %s nicht berechnet, auch mit einem kostenlosen Konto nicht", async (nr, error) => {
  for (const tarif of [undefined, "free"] as const)
    await expect(antwort(sache([{ nr }]), tarif)).rejects.toMatchObject({
      status: 403,
      koerper: { error, code: "tarif" },
    });
});

test("Mehrere Werte in einer Angelegenheit rechnet erst Basic", async () => {
  const zweiWerte = sache([
    { nr: "3100", wert: 500_000 },
    { nr: "3101", wert: 300_000 },
  ]);
  await expect(antwort(zweiWerte)).rejects.toMatchObject({ status: 403, koerper: { code: "tarif" } });
  expect((await antwort(zweiWerte, "Teammitglied")).art).toBe("ergebnis");
});

/** A chain of matters, one fee each, every fee credited on the next. */
const kette = (nummern: readonly string[], mehr: object = {}) => ({
  angelegenheiten: nummern.map((nr, i) => ({
    id: `s${i}`,
    wert: 1_000_000,
    auftragAm: "2026-11-21",
    positionen: [...(nr === "4143" ? [{ nr: "4106" }] : []), { nr }],
  })),
  anrechnungen: nummern.slice(1).map((nr, i) => ({
    von: { angelegenheit: `s${i}`, position: nummern[i] },
    auf: { angelegenheit: `s${i + 1}`, position: nr },
  })),
  ...mehr,
});

test("Geschäftsgebühr, Nr. 3307 und Nr. 3100 VV: der Rest geht von selbst weiter", async () => {
  const body = kette(["3307", "3100"]);
  const frueher = { nr: "2300", auftragAm: "2026-11-21", wert: 1_000_000 };
  const { brutto, angelegenheiten } = await antwort(
    {
      ...body,
      anrechnungen: [
        ...body.anrechnungen,
        { von: { frueher }, auf: { angelegenheit: "s0", position: "3307" } },
      ],
    },
    "basic",
  );
  expect(brutto).toBe(55_192);
  expect(angelegenheiten[1]?.zeilen.slice(1, 3)).toMatchObject([
    {
      nr: "15a",
      nummern: [],
      titel: "Anrechnung 0,5 Verfahrensgebühr Nr. 3307 (Nr. 3307 Anm.)",
      angerechnet: { regel: "3307", nr: "3307", frueher: false },
      betrag: -32_600,
    },
    {
      nr: "15a",
      titel: "Anrechnung Rest der Geschäftsgebühr Nr. 2300 (Vorbem. 3 Abs. 4), außerhalb dieser Rechnung",
      angerechnet: { regel: "vorb3-4", nr: "2300", frueher: true, rest: true },
      betrag: -9_780,
    },
  ]);
});

test("Ein feststehender Betrag wird angerechnet, wie er ist, ebenso die Hälfte eines bekannten Gebührenbetrags", async () => {
  const mit = (anrechnung: object) =>
    antwort(
      {
        ...sache([{ nr: "3100" }, { nr: "3104" }]),
        anrechnungen: [{ auf: { angelegenheit: "a1", position: "3100" }, ...anrechnung }],
      },
      "basic",
    );
  const frueher = { nr: "2300", auftragAm: "2026-11-21" };
  // 847,60 + 782,40 + 20,00 − 365,00 = 1.285,00
  expect((await mit({ von: { frueher }, betrag: 36_500 })).brutto).toBe(152_915);
  expect((await mit({ von: { frueher: { ...frueher, betrag: 73_000 } } })).brutto).toBe(152_915);
});

test("Ein Satz von zwei Dritteln steht als Bruch in der Antwort, nicht als gerundete Zahl", async () => {
  const { angelegenheiten } = await antwort(kette(["4143", "3100"]), "basic");
  const zeile = angelegenheiten[1]?.zeilen.find((z) => z.nr === "15a");
  expect(zeile).toMatchObject({ satzbruch: "2/3", betrag: -43_467 });
  expect(zeile).not.toHaveProperty("satz");
});

test("Jede Zeile nennt alle angewandten Nummern, der teilweise gemeinsame Wert seine eigene Rechnung", async () => {
  const { angelegenheiten } = await antwort(
    sache([{ nr: "3100", gemeinsamerWert: 400_000 }, { nr: "1003" }], { auftraggeber: 2 }),
    "basic",
  );
  expect(angelegenheiten[0]?.zeilen).toMatchObject([
    {
      nr: "3100",
      nummern: ["3100", "1008"],
      norm: "Nrn. 3100, 1008 VV",
      satz: 1.6,
      erhoehung: 0.3,
      wert: 1_000_000,
      gemeinsamerWert: 400_000,
      betrag: 93_610,
    },
    { nr: "1003", nummern: ["1000", "1003"], norm: "Nrn. 1000, 1003 VV" },
    { nr: "7002", nummern: ["7002"] },
  ]);
});

test("Eine unbekannte Nummer wird mit Feldpfad und Code abgelehnt", () => {
  expect(abgelehnt(sache([{ nr: "3100" }, { nr: "9999" }]))).toMatchObject({
    status: 400,
    field: "angelegenheiten[0].positionen[1].nr",
    code: "unbekannte-nummer",
  });
});

test("Ein Satz mit drei Nachkommastellen wird am Feld satz abgelehnt", () => {
  expect(abgelehnt(sache([{ nr: "2300", satz: 1.333 }]))).toMatchObject({
    field: "angelegenheiten[0].positionen[0].satz",
    code: "zwei-nachkommastellen",
  });
});

test("Ein Tag, den es nicht gibt, wird abgelehnt", () => {
  expect(abgelehnt(sache([{ nr: "3100" }], { auftragAm: "2025-02-30" }))).toMatchObject({
    field: "angelegenheiten[0].auftragAm",
    code: "kein-tag",
  });
});

test("Ein Auftrag vor der ersten Fassung ist eine Antwort mit Grund und Norm", async () => {
  const { art, grund } = await antwort(sache([{ nr: "3100" }], { auftragAm: "2004-06-30" }));
  expect(art).toBe("kein-ergebnis");
  expect(grund).toContain("keine Fassung erfasst");
});

test("Eine Gebühr kann auf eine verweisen, die selbst verweist: 3405 auf 3401 auf 3100", async () => {
  const kette = { nr: "3405", bezug: { nr: "3401", bezug: { nr: "3100", satz: 1.3 } } };
  // halbe Verfahrensgebühr 0,65, höchstens 0,5 aus 652,00 €
  expect((await antwort(sache([kette]))).angelegenheiten[0]?.zeilen[0]).toMatchObject({
    nr: "3405",
    betrag: 32_600,
  });
});

test("Ein durchlaufender Posten kommt mit seiner Bezeichnung zurück", async () => {
  const auslagen = { durchlaufend: [{ bezeichnung: "Gerichtskosten", betrag: 84_900 }] };
  const { angelegenheiten } = await antwort(sache([{ nr: "3100" }], { auslagen }));
  expect(angelegenheiten[0]?.zeilen.at(-1)).toMatchObject({ bezeichnung: "Gerichtskosten", betrag: 84_900 });
});

// 2025: 0,65 × 652,00 = 423,80; davon nahm die Nr. 3307 aus 5.000 € 0,5 × 354,50 = 177,25; es bleiben 246,55.
test("Was nicht durch das Mahnverfahren ging, ist unmittelbar angerechnet, und ein Vermerk sagt es", async () => {
  const einzeln = (id: string, wert: number, nr: string) => ({
    id,
    wert,
    auftragAm: "2026-11-20",
    positionen: [{ nr }],
  });
  const auf = (von: string, nr: string, ziel: string, zielnr: string) => ({
    von: { angelegenheit: von, position: nr },
    auf: { angelegenheit: ziel, position: zielnr },
  });
  const koerper = {
    angelegenheiten: [
      einzeln("vor", 1_000_000, "2300"),
      einzeln("mahn", 500_000, "3307"),
      einzeln("klage", 1_000_000, "3100"),
    ],
    anrechnungen: [auf("vor", "2300", "mahn", "3307"), auf("mahn", "3307", "klage", "3100")],
  };
  const { angelegenheiten, vermerke } = await antwort(koerper, "premium");
  expect(angelegenheiten[2]?.zeilen.map(({ betrag }) => betrag)).toContain(-24_655);
  const texte = vermerke.map(({ text }) => text).join();
  expect(texte).toContain("sie sind unmittelbar auf Nr. 3100 VV angerechnet");
  // Im Mahnverfahren: 0,65 × 354,50 = 230,43 auf 177,25; der Rest geht weiter und ist nicht verloren.
  expect(texte).not.toContain("ohne Anrechnung");
});
