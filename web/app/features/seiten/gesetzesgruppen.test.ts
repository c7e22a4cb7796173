import { type Rechtsstandzeile, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { nachGesetz } from "./gesetzesgruppen.ts";
import { normstaende } from "./normstaende.ts";
import { gesammelterRechtsstand } from "./rechtsstand.server.ts";

const heute = tag("2026-08-19");
const zeile = (norm: string, geprueft = "2026-08-19", ab = "2021-01-01"): Rechtsstandzeile => ({
  norm,
  titel: `Titel von ${norm}`,
  ab: tag(ab),
  geprueft: tag(geprueft),
  quelle: { titel: "Gesetz", fundstelle: "BGBl. I" },
  sicherheit: "hoch",
});
const gruppen = (...normen: readonly string[]) =>
  nachGesetz(
    normstaende(
      normen.map((n) => zeile(n)),
      heute,
    ),
  );

test("Jede Norm steht beim Gesetz, das sie zuerst nennt", () => {
  const name = (norm: string) => gruppen(norm)[0]?.name;
  expect(name("§ 13 Abs. 1 RVG")).toBe("RVG");
  expect(name("Nr. 5101, 5103 VV")).toBe("RVG");
  expect(name("Nr. 1216, 1217 KV GKG")).toBe("GKG");
  expect(name("§ 34 Abs. 2 Tabelle A GNotKG")).toBe("GNotKG");
  expect(name("§ 46 Abs. 2, § 64 Abs. 6 ArbGG, § 222 ZPO")).toBe("ArbGG");
  expect(name("§ 37 Abs. 2a SGB X")).toBe("SGB X");
  expect(name("§ 2 Abs. 1 LFtG")).toBe("Feiertagsgesetze");
  expect(name("Art. 3 VO (EWG, Euratom) 1182/71")).toBe("VO (EWG, Euratom) 1182/71");
  expect(name("BGH VI ZB 17/22")).toBe("Rechtsprechung");
});

test("Ein Gesetz zählt seine Normen und Fassungen und hat einen eigenen Anker", () => {
  const zeilen = [zeile("§ 13 RVG"), zeile("§ 13 RVG", "2026-08-19", "2025-06-01"), zeile("§ 49 RVG")];
  expect(nachGesetz(normstaende(zeilen, heute))).toMatchObject([
    { name: "RVG", anker: "gesetz-rvg", fassungen: 3, staende: [{ norm: "§ 13 RVG" }, { norm: "§ 49 RVG" }] },
  ]);
});

test("Die Normen eines Gesetzes folgen seinem Text, Teile der Verzeichnisse danach", () => {
  const namen = gruppen("Teil 2 VV", "§ 49 RVG", "§ 15a RVG", "§ 13 RVG", "§ 15 RVG").flatMap(({ staende }) =>
    staende.map(({ norm }) => norm),
  );
  expect(namen).toEqual(["§ 13 RVG", "§ 15 RVG", "§ 15a RVG", "§ 49 RVG", "Teil 2 VV"]);
});

test("Keine Fassung einer Norm steht zweimal da", async () => {
  for (const { norm, titel, fassungen } of normstaende(await gesammelterRechtsstand(), heute)) {
    const zeilen = fassungen.map((fassung) => `${fassung.ab} ${fassung.norm} ${fassung.quelle.fundstelle}`);
    expect(new Set(zeilen).size, `${norm} ${titel}`).toBe(zeilen.length);
  }
});

test("Das am längsten nicht geprüfte Gesetz steht oben, dann nach dem Alphabet", () => {
  const zeilen = [zeile("§ 2 ZPO"), zeile("§ 1 BGB"), zeile("§ 3 VwGO", "2026-02-01")];
  expect(nachGesetz(normstaende(zeilen, heute)).map((g) => g.name)).toEqual(["VwGO", "BGB", "ZPO"]);
});

test("Vom ganzen Rechtsstand bleibt keine Norm ohne Gesetz, kein Anker steht doppelt, die Prüftage steigen", async () => {
  const staende = normstaende(await gesammelterRechtsstand(), heute);
  const alle = nachGesetz(staende);
  expect(alle.find((g) => g.name === "Weitere Normen")).toBeUndefined();
  expect(new Set(alle.map((g) => g.anker)).size).toBe(alle.length);
  expect(alle.reduce((summe, g) => summe + g.staende.length, 0)).toBe(staende.length);
  const tage = alle.flatMap((g) => g.staende.map((s) => s.geprueft));
  expect(tage).toEqual(tage.toSorted());
});
