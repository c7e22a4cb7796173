import { katalogeintrag, katalogfrist, katalogverzeichnis } from "@gebuehrenportal/fristen/katalog";
import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { nachWechsel, type Wechselergebnis, wechsel, wechselfall } from "./fassungen.ts";
import { Zufall } from "./zufall.ts";

const saat = Number(process.env.SAAT ?? 20_260_612);
const jeEintrag = 400;

test("Die zweite Rechnung kennt jeden Eintrag, dessen Länge sich an einem Tag geändert hat", () => {
  const geaendert = katalogverzeichnis.filter(
    ({ id }) => katalogeintrag(id, tag("2026-11-28"))?.fassungen.length === 2,
  );
  expect(Object.keys(wechsel).sort()).toEqual(geaendert.map(({ id }) => id).sort());
});

test.each(Object.entries(wechsel))(
  `%s: Beide Rechnungen wählen dieselbe Fassung und denselben sicheren Tag (SAAT=${saat})`,
  (id, v) => {
    const z = new Zufall(saat);
    const funde: string[] = [];
    for (let i = 0; i < jeEintrag; i += 1) {
      const eingabe = wechselfall(z, v);
      const r = katalogfrist(id, eingabe);
      const eine: Wechselergebnis | undefined =
        r.art === "ergebnis"
          ? {
              ende: r.ende,
              sicher: r.sichererTag,
              ...(r.andereFassung && { andere: r.andereFassung.ende }),
            }
          : undefined;
      const andere = nachWechsel(v, eingabe);
      if (JSON.stringify(eine) !== JSON.stringify(andere))
        funde.push(`${JSON.stringify(eingabe)}: ${JSON.stringify(eine)} gegen ${JSON.stringify(andere)}`);
    }
    expect(funde.slice(0, 5), `${funde.length} Abweichungen`).toEqual([]);
  },
);
