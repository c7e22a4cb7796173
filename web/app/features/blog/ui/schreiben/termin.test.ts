import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { neuerTermin, nurKuenftig, terminAusText, termintexte } from "./termin.ts";

const heute = tag("2026-11-21");

test("Tag und Uhrzeit ergeben zusammen einen Zeitpunkt; die Hälfte wird nachgefragt, nicht geraten", () => {
  expect(terminAusText("5.3.27", "8 Uhr", heute)).toEqual({ art: "termin", wann: "2027-03-05T08:00" });
  expect(terminAusText("morgen", "0:05", heute)).toEqual({ art: "termin", wann: "2026-11-22T00:05" });
  expect(terminAusText(" ", "", heute)).toEqual({ art: "leer" });
  expect(terminAusText("05.03.2027", "", heute)).toMatchObject({ art: "unklar", feld: "uhrzeit" });
  expect(terminAusText("05.03.2027", "25:00", heute)).toMatchObject({ art: "unklar", feld: "uhrzeit" });
  expect(terminAusText("", "08:30", heute)).toMatchObject({ art: "unklar", feld: "tag" });
  expect(terminAusText("31.02.2027", "08:30", heute)).toMatchObject({ art: "unklar", feld: "tag" });
});

test("Ein Zeitpunkt, der vorbei ist, wird nicht angenommen; was noch kommt, bleibt", () => {
  // Noon in Berlin, which is an hour ahead of world time in winter.
  const jetzt = new Date("2026-11-21T11:00:00Z");
  const um = (wann: string) => nurKuenftig({ art: "termin", wann }, jetzt);
  expect(um("2020-01-01T08:00")).toMatchObject({ art: "unklar", feld: "tag" });
  expect(um("2026-11-21T12:00")).toMatchObject({ art: "unklar", feld: "uhrzeit" });
  expect(um("2026-11-21T12:01")).toEqual({ art: "termin", wann: "2026-11-21T12:01" });
  expect(nurKuenftig({ art: "leer" }, jetzt)).toEqual({ art: "leer" });
});

test("Ein gespeicherter Zeitpunkt steht deutsch in den Feldern", () => {
  expect(termintexte("2027-03-05T08:30")).toEqual({ tag: "05.03.2027", uhrzeit: "08:30" });
  expect(termintexte("")).toEqual({ tag: "", uhrzeit: "" });
});

test("Wer den Tag löscht, lässt nichts mehr von selbst erscheinen; Freigegebenes behält seinen, bis ein anderer dasteht", () => {
  const bisher = "2027-03-05T08:30";
  const anderer = "2027-03-06T08:30";
  const [leer, halb, ganz] = [
    terminAusText("", "", heute),
    terminAusText("", "08:30", heute),
    terminAusText("06.03.2027", "08:30", heute),
  ];
  const danach = (freigegeben: boolean) =>
    [leer, halb, ganz].map((lesung) => neuerTermin(lesung, { bisher, freigegeben }));
  expect(danach(false)).toEqual(["", "", anderer]);
  expect(danach(true)).toEqual([undefined, undefined, anderer]);
  expect(neuerTermin(ganz, { bisher: anderer, freigegeben: false })).toBeUndefined();
});
