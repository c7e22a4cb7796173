import { frist } from "@gebuehrenportal/fristen";
import { tag } from "@gebuehrenportal/recht";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fristkalender } from "../kalender.ts";
import { Kalenderstreifen } from "./kalenderstreifen.tsx";

// 02.06. + 2 Wochen = 16.06.2025, in derselben Woche Fronleichnam am 19.06.
test("Die Legende nennt jeden Feiertag, der im Kalender steht, auch den nach dem Ende", () => {
  const r = frist({
    ereignisAm: tag("2025-06-02"),
    dauer: [{ wert: 2, einheit: "woche" }],
    ort: { land: "NW" },
  });
  if (r.art !== "ergebnis") throw new Error(r.grund);
  expect(r.ende).toBe("2025-06-16");
  const html = renderToStaticMarkup(<Kalenderstreifen zeilen={fristkalender(r, { land: "NW" })} />);
  const legende = html.slice(html.indexOf("<figcaption"));
  expect(legende).toContain("09.06.2025 Pfingstmontag");
  expect(legende).toContain("19.06.2025 Fronleichnam");
});
