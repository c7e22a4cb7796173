import { expect, test } from "vitest";
import { ausQuery, gezeigt, ruf, seite } from "../testing-seite.tsx";
import { fristenRoute } from "./api/fristen.ts";
import { formular } from "./formular.ts";
import { rechnung } from "./rechnung.ts";
import { teile } from "./ui/seitenteile.tsx";

const html = (query: string) => seite(formular, rechnung, query, teile).replaceAll("\u00a0", " ");
type Antwort = { readonly ende?: string; readonly vermerke?: readonly object[] };
const antwort = (anfrage: object) => ruf(fristenRoute, anfrage) as Promise<Antwort>;

// Verkündet am 15.01.2026, nie zugestellt. §§ 517, 520, 548, 551 ZPO: fünf Monate bis 15.06., dann ein Monat (15.07.)
// oder zwei (15.08., Samstag); § 544 Abs. 3, 4 ZPO: sechs Monate (15.07.) und sieben (15.08., Samstag)
test.each([
  ["zpo-517", "verkuendung", "Mittwoch, 15.07.2026", "2026-07-15"],
  ["zpo-520", "verkuendung", "Montag, 17.08.2026", "2026-08-17"],
  ["zpo-548", "verkuendung", "Mittwoch, 15.07.2026", "2026-07-15"],
  ["zpo-551", "verkuendung", "Montag, 17.08.2026", "2026-08-17"],
  ["zpo-544-einl", "grenze", "Mittwoch, 15.07.2026", "2026-07-15"],
  ["zpo-544-begr", "grenze", "Montag, 17.08.2026", "2026-08-17"],
])(
  "%s: ohne Zustellung genügt im Formular „%s“ und im Aufruf die Grenze: %s",
  async (id, feld, tag, ende) => {
    const query = `frist=${id}&${feld}=2026-01-15`;
    expect(html(`frist=${id}`)).toContain(`name="${feld}"`);
    expect(gezeigt(html(query), "result-date")).toEqual([tag]);
    for (const name of ["grenzeAb", "verkuendungAm"])
      expect((await antwort({ operation: "katalog", id, [name]: "2026-01-15" })).ende, name).toBe(ende);
  },
);

test("Die Seite sagt, dass nur die Grenze gerechnet ist, und das Blatt auch", () => {
  const query = "frist=zpo-544-einl&grenze=2026-01-15";
  const satz = "Gerechnet ist nur die äußerste Grenze";
  expect(html(query)).toContain(satz);
  const a = ausQuery(formular, rechnung, query);
  expect(JSON.stringify(a.art === "ergebnis" && a.blatt)).toContain(satz);
});

test("Ein Vertrag aus der Zeit vor der Höchstfrist bleibt widerruflich, auf der Seite wie im Aufruf", async () => {
  // Vertrag 2018, Unterlagen am 01.06.2026: 14 Tage
  expect(gezeigt(html("frist=vvg-8&ereignis=2026-06-01&grenze=2018-03-01&land=BE"), "result-date")).toEqual([
    "Montag, 15.06.2026",
  ]);
  const r = await antwort({
    operation: "katalog",
    id: "vvg-8",
    ereignisAm: "2026-06-01",
    grenzeAb: "2018-03-01",
  });
  expect(r).toMatchObject({ ende: "2026-06-15", sicherheit: "mittel" });
  expect(JSON.stringify(r.vermerke)).toContain("gilt erst ab dem 19.06.2026");
});
