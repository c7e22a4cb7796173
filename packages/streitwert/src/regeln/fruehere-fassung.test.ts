import { cent, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { streitwert } from "../streitwert.ts";

const mv = cent(5_830_42);
const am = tag("2021-11-01");

test("Eine Kündigung von 2021 rechnet das Gesetz, und die Fassung des Katalogs von damals ist genannt", () => {
  expect(
    streitwert({ regel: "arbg-kuendigung", antragAm: am, angaben: { monatsverguetung: mv } }),
  ).toMatchObject({
    art: "ergebnis",
    // 3 × 5.830,42
    wert: 17_491_26,
    regel: { norm: "§ 42 Abs. 2 Satz 1 GKG" },
    vermerke: [
      {
        art: "warnung",
        text: "Für den 01.11.2021 ist die Fassung des Katalogs nicht erfasst (Streitwertkatalog für die Arbeitsgerichtsbarkeit vom 09.02.2018). Gerechnet ist nach dem Gesetz (§ 42 Abs. 2 Satz 1 GKG).",
      },
    ],
  });
});

test.each(["arbg-freistellung-im-vergleich", "arbg-abmahnung"])("%s nennt, welche Fassung fehlt", (regel) => {
  expect(
    streitwert({ regel, antragAm: am, angaben: { monatsverguetung: mv, verguetung: mv } }),
  ).toMatchObject({
    art: "kein-ergebnis",
    grund:
      "Für den 01.11.2021 ist die Fassung des Katalogs nicht erfasst (Streitwertkatalog für die Arbeitsgerichtsbarkeit vom 09.02.2018).",
    feld: "antragAm",
  });
});
