import { expect, test } from "vitest";
import { kartenZu } from "./karten.server.ts";

const saetze = (ungelesen: number, wartend?: number) =>
  kartenZu({ ungelesen, wartend }).map(({ satz }) => satz);

test("Wer schreibt, sieht neue Mitteilungen; was wartet, nur wer moderiert", () => {
  expect(saetze(0)).toEqual(["Für den Blog schreiben, einreichen und ändern."]);
  expect(saetze(1)).toEqual(["1 neue Mitteilung."]);
  expect(saetze(2, 0)).toEqual(["2 neue Mitteilungen.", "Zurzeit wartet kein Artikel auf Prüfung."]);
  expect(saetze(0, 1)[1]).toBe("1 Artikel wartet auf Prüfung.");
  expect(saetze(0, 12)[1]).toBe("12 Artikel warten auf Prüfung.");
});
