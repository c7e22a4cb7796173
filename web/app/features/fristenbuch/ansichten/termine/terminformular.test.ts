import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { mustertermin } from "../../termine/testing-termin.ts";
import {
  felderVon,
  feldImFormular,
  nurGeaendertes,
  terminAusFeldern,
  wiederholungswort,
} from "./terminformular.ts";
import { spanneVon, terminadresse, terminfilterAus } from "./terminwahl.ts";

const heute = tag("2026-11-30");
const lesen = (felder: Readonly<Record<string, string>>, art: "termin" | "wiedervorlage" = "termin") =>
  terminAusFeldern(art, { date: "7.12.26", title: "Verhandlung", ...felder }, heute);

describe("Ein Formular", () => {
  test("wird gelesen, wie es getippt ist", () => {
    expect(lesen({ date: "+1w", from: "9", to: "10.30", place: " Saal 3 ", reminderMinutes: "15" })).toEqual({
      body: {
        date: "2026-12-07",
        title: "Verhandlung",
        from: "09:00",
        to: "10:30",
        place: "Saal 3",
        aktenzeichen: "",
        person: null,
        note: "",
        reminderMinutes: 15,
        recurrence: null,
      },
    });
    expect(lesen({ every: "week", interval: "2", until: "31.3.27" })).toMatchObject({
      body: { recurrence: { every: "week", interval: 2, until: "2027-03-31", count: null } },
    });
    expect(lesen({}, "wiedervorlage")).toMatchObject({ body: { reason: "Verhandlung" } });
  });

  test.each([
    [{ date: "31.2.27" }, "date"],
    [{ from: "25 Uhr" }, "from"],
    [{ to: "acht" }, "to"],
    [{ title: " " }, "title"],
    [{ until: "31.3.27" }, "every"],
    [{ every: "week", until: "nie" }, "until"],
    [{ every: "week", count: "0" }, "count"],
    [{ every: "week", interval: "1,5" }, "interval"],
  ])("sagt am Feld, was nicht geht: %j", (felder, feld) => {
    expect(lesen(felder)).toMatchObject({ feld });
  });

  test("nimmt für eine Wiedervorlage weder Uhrzeit noch Ort, statt sie zu verlieren", () => {
    expect(lesen({ from: "9:00" }, "wiedervorlage")).toMatchObject({ feld: "from" });
    expect(lesen({ place: "Saal 3" }, "wiedervorlage")).toMatchObject({ feld: "place" });
  });

  test("liest aus, was das Buch hineinschreibt", () => {
    const termin = mustertermin({
      erinnerung: 60,
      notiz: "Akte mitnehmen",
      wiederholung: { takt: "monat-letzter", alle: 2, bis: tag("2027-12-31"), anzahl: null },
    });
    expect(terminAusFeldern("termin", felderVon(termin), heute)).toMatchObject({
      body: {
        date: termin.tag,
        reminderMinutes: 60,
        recurrence: { every: "month-last-weekday", interval: 2, until: "2027-12-31", count: null },
      },
    });
  });
});

test("Von mehreren Tagen einer Serie ändert sich nur, was jemand geändert hat", () => {
  const gezeigt = { date: "2026-12-15", title: "Sitzung", place: "Saal 3", recurrence: { every: "week" } };
  // The day shown is itself moved from the 14th.
  const serientag = tag("2026-12-14");
  expect(nurGeaendertes({ ...gezeigt, title: "Termin" }, gezeigt, serientag)).toEqual({ title: "Termin" });
  expect(nurGeaendertes({ ...gezeigt, date: "2026-12-17" }, gezeigt, serientag)).toEqual({
    date: "2026-12-16",
  });
});

test("Was ein Aufruf beanstandet, steht am Feld des Formulars", () => {
  expect(feldImFormular("recurrence.count")).toBe("count");
  expect(feldImFormular("reason")).toBe("title");
  expect(feldImFormular("recurrence")).toBe("every");
  expect(feldImFormular(undefined)).toBeUndefined();
});

test("Wie oft etwas wiederkehrt, steht da in Worten", () => {
  const wort = (takt: "woche" | "monat-tag" | "jahr", alle: number, ende = {}) =>
    wiederholungswort({ takt, alle, bis: null, anzahl: null, ...ende }, (t) => t);
  expect(wort("woche", 1)).toBe("jede Woche");
  expect(wort("woche", 2, { anzahl: 5 })).toBe("alle 2 Wochen, 5-mal");
  expect(wort("monat-tag", 3)).toBe("alle 3 Monate am selben Tag");
  expect(wort("jahr", 1, { bis: tag("2030-01-01") })).toBe("jedes Jahr, bis 2030-01-01");
  expect(wiederholungswort(null, (t) => t)).toBe("einmal");
});

test("Jede Ansicht der Liste hat eine Adresse; was unbekannt ist, gilt als nicht gesagt", () => {
  const aus = (frage: string) => terminfilterAus(new URLSearchParams(frage));
  expect(terminadresse(aus("art=termin&zeit=woche&wer=x"))).toBe(
    "/fristenmanager/termine?art=termin&zeit=woche&wer=x",
  );
  expect(terminadresse(aus("art=frist&zeit=immer&ab=heute"))).toBe("/fristenmanager/termine");
  expect(spanneVon(aus(""), heute)).toEqual({ von: "2026-11-30", bis: "2026-12-31" });
  expect(spanneVon(aus("ab=2026-12-24"), heute)).toEqual({ von: "2026-12-24", bis: "2026-12-31" });
  expect(spanneVon(aus("ab=2027-12-24"), heute).von).toBe(heute);
  expect(spanneVon(aus("zeit=vergangen"), heute)).toEqual({ von: "2026-08-30", bis: "2026-11-29" });
});
