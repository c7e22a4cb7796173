import { expect, test } from "vitest";
import { heute } from "../testing-seite.tsx";
import { prozesskostenAnfrage } from "./contract.ts";
import { alsEingabe } from "./lesen.ts";

const gelesen = (koerper: object) => alsEingabe(prozesskostenAnfrage.parse(koerper), heute);

test.each<[string, object, object]>([
  [
    "Ohne weitere Angaben klagt die eigene Seite heute, und ein Urteil beendet das Verfahren",
    { wert: 100 },
    { wert: 100, rolle: "klaeger", instanzen: [{ am: heute, ende: "urteil" }] },
  ],
  [
    "Was vorausging, hat ohne Angabe den Tag des Verfahrens danach",
    {
      wert: 100,
      rolle: "beklagter",
      instanzen: [{ am: "2026-01-15" }, { ende: "vergleich" }, { am: "2026-02-01" }],
      mahnverfahren: { wert: 50 },
      vorgerichtlich: {},
    },
    {
      wert: 100,
      rolle: "beklagter",
      instanzen: [
        { am: "2026-01-15", ende: "urteil" },
        { am: "2026-01-15", ende: "vergleich" },
        { am: "2026-02-01", ende: "urteil" },
      ],
      mahnverfahren: { am: "2026-01-15", wert: 50 },
      vorgerichtlich: { am: "2026-01-15" },
    },
  ],
  [
    "Die vorgerichtliche Tätigkeit beginnt ohne Angabe mit dem Mahnverfahren, ihr Satz zählt in Hundertsteln",
    { wert: 100, mahnverfahren: { am: "2025-12-01" }, vorgerichtlich: { satz: 1.5, auchGegner: true } },
    {
      wert: 100,
      rolle: "klaeger",
      instanzen: [{ am: heute, ende: "urteil" }],
      mahnverfahren: { am: "2025-12-01" },
      vorgerichtlich: { am: "2025-12-01", satz100: 150, auchGegner: true },
    },
  ],
  [
    "Ohne Mahnverfahren gilt der eigene Tag der vorgerichtlichen Tätigkeit",
    { wert: 100, vorgerichtlich: { am: "2025-10-01", nebenforderung: true } },
    {
      wert: 100,
      rolle: "klaeger",
      instanzen: [{ am: heute, ende: "urteil" }],
      vorgerichtlich: { am: "2025-10-01", nebenforderung: true },
    },
  ],
])("%s", (_titel, koerper, erwartet) => {
  expect(gelesen(koerper)).toEqual(erwartet);
});
