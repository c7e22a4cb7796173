import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { blattAlsDocx } from "#dokumente/blatt/blatt-docx.server.ts";
import { blattrechnung } from "../blattrechnungen.ts";
import { alsBase64 } from "../formular/base64.ts";
import { blattVon } from "./datei.server.ts";

const heute = tag("2026-11-21");

/** Matters of one fee, each with items that pass through, as many as its field holds. */
async function antwort(angelegenheiten: number, posten: number) {
  const baum = Array.from({ length: angelegenheiten }, (_, i) => [
    i + 1,
    "instanz",
    { w: "10.000,00", du: "a 1;".repeat(posten) },
    [[i + 1, "3100", {}]],
  ]);
  const rechnung = await blattrechnung("/rvgrechner");
  if (!rechnung) throw new Error("Kein Rechner");
  return rechnung.blattAus(`1.${alsBase64(JSON.stringify([{}, baum, [], []]))}`, heute, true);
}

test("Was den Server lange beschäftigte, wird kein Dokument", async () => {
  const riesig = await antwort(50, 400);
  expect(riesig.art).toBe("blatt");
  expect(() => blattVon(riesig)).toThrow(
    expect.objectContaining({ status: 400, koerper: expect.objectContaining({ code: "zu-umfangreich" }) }),
  );
});

test("Ein Dokument, das noch angenommen wird, ist schnell gesetzt", async () => {
  const blatt = blattVon(await antwort(2, 400));
  const beginn = process.cpuUsage();
  await blattAlsDocx(blatt, { erstelltAm: heute });
  const { user } = process.cpuUsage(beginn);
  expect(user / 1e6).toBeLessThan(5);
});
