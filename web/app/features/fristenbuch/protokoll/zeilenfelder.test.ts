import { expect, test } from "vitest";
import { nachZeile } from "./zeilenfelder.ts";

const gebucht = nachZeile(undefined, {
  ende: "2027-01-04",
  endeVorVerlaengerung: null,
  erstelltVon: "anna",
});

test("Was ältere Zeilen nicht kannten, war von Anfang an so", () => {
  expect(gebucht).toEqual({
    ende: "2027-01-04",
    endeVorVerlaengerung: null,
    erstelltVon: "anna",
    kontrollstandVon: "anna",
    vorlaeufig: false,
    beantragtBis: null,
    sitz: null,
  });
});

const beantragt = {
  ende: "2027-02-04",
  endeVorVerlaengerung: "2027-01-04",
  verlaengerungBeantragtAm: "2026-12-28",
};

test("Ein Antrag einer älteren Zeile steht neben dem Ende, nicht an seiner Stelle", () => {
  expect(nachZeile(gebucht, beantragt)).toMatchObject({
    ende: "2027-01-04",
    beantragtBis: "2027-02-04",
    endeVorVerlaengerung: null,
    verlaengerungBeantragtAm: "2026-12-28",
  });
});

test("Ein zweiter Antrag lässt stehen, was das Gericht zuvor verlängert hatte", () => {
  const verlaengert = {
    ende: "2027-02-04",
    endeVorVerlaengerung: "2027-01-04",
    verlaengerungBeantragtAm: null,
  };
  const zweiter = { ...beantragt, ende: "2027-03-04", endeVorVerlaengerung: "2027-02-04" };
  expect(nachZeile(nachZeile(gebucht, verlaengert), zweiter)).toMatchObject({
    ende: "2027-02-04",
    beantragtBis: "2027-03-04",
    endeVorVerlaengerung: "2027-01-04",
  });
});

test("Mit der Entscheidung einer älteren Zeile ist nichts mehr beantragt", () => {
  const bewilligt = {
    ende: "2027-02-04",
    endeVorVerlaengerung: "2027-01-04",
    verlaengerungBeantragtAm: null,
  };
  expect(nachZeile(nachZeile(gebucht, beantragt), bewilligt)).toMatchObject({
    ende: "2027-02-04",
    beantragtBis: null,
    endeVorVerlaengerung: "2027-01-04",
  });
});

test("Zeilen von heute gelten, wie sie dastehen", () => {
  const heutige = { verlaengerungBeantragtAm: "2026-12-28", beantragtBis: "2027-02-04" };
  expect(nachZeile(gebucht, heutige)).toMatchObject({ ende: "2027-01-04", beantragtBis: "2027-02-04" });
});

test("Eine ältere Zeile über eine Aktenvorlage meint jede Vorfrist, deren Tag gekommen war", () => {
  const vorher = nachZeile(gebucht, { vorfristen: ["2026-11-02", "2026-11-03", "2026-11-09"] });
  const am = "2026-11-02T23:30:00.000Z";
  const vorgelegt = nachZeile(vorher, { vorgelegtAm: am, vorgelegtVon: "anna" });
  const erledigung = { art: "vorgelegt", am, von: "anna", grund: "" };
  expect(vorgelegt.vorfristerledigungen).toEqual([
    { tag: "2026-11-02", ...erledigung },
    { tag: "2026-11-03", ...erledigung },
  ]);
  expect(nachZeile(vorgelegt, { vorgelegtAm: null }).vorfristerledigungen).toEqual([]);
  const heutige = { vorgelegtAm: null, vorfristerledigungen: vorgelegt.vorfristerledigungen };
  expect(nachZeile(vorgelegt, heutige)).toMatchObject(heutige);
});
