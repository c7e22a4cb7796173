import { expect, test } from "vitest";
import { gesehenesAus, gesehenText, nachStreit, nachWahl } from "./formularfelder.ts";

const gesehen = { titel: "Klage", ort: "Bonn", um: "17:00", bis: "18:00" };
const mit = (felder: Readonly<Record<string, string>>) => ({ ...felder, gesehenes: gesehenText(gesehen) });

test("Was gesehen wurde, kommt zurück; was niemand lesen kann, ist nichts", () => {
  expect(gesehenesAus(mit({}))).toEqual(gesehen);
  expect(gesehenesAus({ gesehenes: '{"titel":"Klage","zahl":3}' })).toEqual({ titel: "Klage" });
  for (const gesehenes of ["", "{", "[]", "null", '"x"']) expect(gesehenesAus({ gesehenes })).toBeUndefined();
  expect(gesehenesAus({})).toBeUndefined();
});

test("Wer den anderen Wert gelten lässt, nimmt seine Eingabe zurück, bei Zusammengehörigem die ganze", () => {
  const getippt = mit({ titel: "Replik", um: "16:00", bis: "18:30" });
  expect(nachWahl({ ...getippt, "gilt-titel": "meine" })).toMatchObject({ titel: "Replik" });
  expect(nachWahl({ ...getippt, "gilt-titel": "andere" })).toMatchObject({ titel: "Klage", um: "16:00" });
  expect(nachWahl({ ...getippt, "gilt-um": "andere" }, [["um", "bis"]])).toMatchObject({
    titel: "Replik",
    um: "17:00",
    bis: "18:00",
  });
  expect(nachWahl({ titel: "Replik", "gilt-titel": "andere" })).toMatchObject({ titel: "Replik" });
});

test("Nach einem Streit bleibt das Getippte, kommt das Fremde dazu und ist das Jetzige gesehen", () => {
  const jetzt = { titel: "Duplik", ort: "Köln", um: "17:00", bis: "19:00" };
  const getippt = mit({ titel: "Replik", ort: "Bonn", um: "16:00", bis: "18:00", "gilt-titel": "meine" });
  expect(nachStreit(getippt, gesehen, jetzt, [["um", "bis"]])).toEqual({
    titel: "Replik",
    ort: "Köln",
    um: "16:00",
    bis: "18:00",
    gesehenes: gesehenText(jetzt),
  });
});
