import { datum, plusTage, type Tag, tagAusText, tagNummer, uhrzeitAusText } from "@gebuehrenportal/recht";
import { terminsaetze } from "../../termine/saetze.ts";
import type { Terminangaben, Terminart } from "../../termine/termin.ts";
import type { Takt } from "../../termine/wiederholung.ts";
import { saetze } from "../../worte/saetze.ts";
import type { Felder } from "../seitenpost.server.ts";

/** How often something may come again, in the order of the form; the value is that of the calls. */
export const taktwahl = [
  { wert: "", text: "einmal" },
  { wert: "week", text: "jede Woche" },
  { wert: "month-day", text: "jeden Monat am selben Tag" },
  { wert: "month-weekday", text: "jeden Monat am selben Wochentag" },
  { wert: "month-last-weekday", text: "jeden Monat am letzten dieses Wochentags" },
  { wert: "year", text: "jedes Jahr" },
] as const;

const taktzeichen: Readonly<Record<Takt, string>> = {
  woche: "week",
  "monat-tag": "month-day",
  "monat-wochentag": "month-weekday",
  "monat-letzter": "month-last-weekday",
  jahr: "year",
};

/** When somebody may be reminded; in minutes. */
export const erinnerungswahl = [
  { wert: "", text: "keine" },
  { wert: "0", text: "zur Zeit des Termins, ohne Uhrzeit morgens" },
  { wert: "15", text: "15 Minuten vorher" },
  { wert: "60", text: "1 Stunde vorher" },
  { wert: "120", text: "2 Stunden vorher" },
  { wert: "1440", text: "1 Tag vorher" },
  { wert: "2880", text: "2 Tage vorher" },
  { wert: "10080", text: "1 Woche vorher" },
] as const;

/** What a form says: the body of the call, or what is wrong at which field. */
export type Formularlesung =
  | { readonly body: Readonly<Record<string, unknown>> }
  | { readonly feld: string; readonly fehler: string };

/** Reads the fields of a Termin or a Wiedervorlage, as they were typed, into the body of a call. */
export function terminAusFeldern(art: Terminart, felder: Felder, heute: Tag): Formularlesung {
  const text = (name: string) => (felder[name] ?? "").trim();
  const date = tagAus(text("date"), heute);
  if (date === undefined) return { feld: "date", fehler: saetze.keinTag };
  const serie = wiederholungAus(text, heute);
  if ("feld" in serie) return serie;
  for (const name of ["from", "to"] as const)
    if (text(name) !== "" && uhrzeitAusText(text(name)) === undefined)
      return { feld: name, fehler: terminsaetze.keineUhrzeit };
  const uhr = (name: string) => uhrzeitAusText(text(name)) ?? null;
  const wiedervorlage = art === "wiedervorlage";
  const zuViel = wiedervorlage ? ["from", "to", "place"].find((name) => text(name) !== "") : undefined;
  if (zuViel) return { feld: zuViel, fehler: terminsaetze.keineUhr };
  if (text("title") === "") return { feld: "title", fehler: terminsaetze.titelFehlt };
  const gemeinsam = {
    date,
    aktenzeichen: text("aktenzeichen"),
    person: text("person") === "" ? null : text("person"),
    note: text("note"),
    reminderMinutes: text("reminderMinutes") === "" ? null : Number(text("reminderMinutes")),
    recurrence: serie.recurrence,
  };
  return {
    body: wiedervorlage
      ? { ...gemeinsam, reason: text("title") }
      : { ...gemeinsam, title: text("title"), from: uhr("from"), to: uhr("to"), place: text("place") },
  };
}

function tagAus(text: string, heute: Tag): Tag | undefined {
  const lesung = tagAusText(text, heute);
  return lesung.art === "tag" ? lesung.tag : undefined;
}

type Serie = { readonly recurrence: Readonly<Record<string, unknown>> | null };

function wiederholungAus(
  text: (name: string) => string,
  heute: Tag,
): Serie | { readonly feld: string; readonly fehler: string } {
  const every = text("every");
  if (every === "") {
    // What would change nothing is said to whoever has typed it.
    const ohne = ["until", "count"].find((name) => text(name) !== "");
    return ohne
      ? { feld: "every", fehler: "Bitte wählen Sie auch, wie oft es wiederkehrt." }
      : { recurrence: null };
  }
  const until = text("until") === "" ? null : tagAus(text("until"), heute);
  if (until === undefined) return { feld: "until", fehler: saetze.keinTag };
  const zahl = (name: string, sonst: number | null) => {
    if (text(name) === "") return sonst;
    return /^\d{1,4}$/.test(text(name)) ? Number(text(name)) : Number.NaN;
  };
  for (const name of ["interval", "count"])
    if (Number.isNaN(zahl(name, 1)) || zahl(name, 1) === 0)
      return { feld: name, fehler: "Bitte geben Sie eine ganze Zahl ab 1 ein." };
  return { recurrence: { every, interval: zahl("interval", 1), until, count: zahl("count", null) } };
}

/** The fields of a form as the book fills them. */
export const felderVon = (angaben: Terminangaben): Felder => ({
  title: angaben.titel,
  aktenzeichen: angaben.aktenzeichen,
  date: datum(angaben.tag),
  from: angaben.von ?? "",
  to: angaben.bis ?? "",
  place: angaben.ort,
  person: angaben.person ?? "",
  note: angaben.notiz,
  reminderMinutes: angaben.erinnerung === null ? "" : String(angaben.erinnerung),
  every: angaben.wiederholung === null ? "" : taktzeichen[angaben.wiederholung.takt],
  interval: angaben.wiederholung === null ? "" : String(angaben.wiederholung.alle),
  until: angaben.wiederholung?.bis ? datum(angaben.wiederholung.bis) : "",
  count: angaben.wiederholung?.anzahl == null ? "" : String(angaben.wiederholung.anzahl),
});

/** How often something comes again, in words: „alle 2 Wochen, bis 31.03.2027“. */
export function wiederholungswort(
  wiederholung: Terminangaben["wiederholung"],
  tagwort: (t: Tag) => string,
): string {
  if (wiederholung === null) return "einmal";
  const { takt, alle, bis, anzahl } = wiederholung;
  const oft =
    takt === "woche"
      ? alle === 1
        ? "jede Woche"
        : `alle ${alle} Wochen`
      : takt === "jahr"
        ? alle === 1
          ? "jedes Jahr"
          : `alle ${alle} Jahre`
        : `${alle === 1 ? "jeden Monat" : `alle ${alle} Monate`} ${monatsworte[takt]}`;
  const ende = bis !== null ? `, bis ${tagwort(bis)}` : anzahl !== null ? `, ${anzahl}-mal` : "";
  return oft + ende;
}

const monatsworte = {
  "monat-tag": "am selben Tag",
  "monat-wochentag": "am selben Wochentag",
  "monat-letzter": "am letzten dieses Wochentags",
} as const;

/** Where the form has what a call complains of: „recurrence.count“ at „count“, the reason at the title. */
export function feldImFormular(field: string | undefined): string | undefined {
  const letztes = field?.split(".").at(-1);
  return letztes === "reason" ? "title" : letztes === "recurrence" ? "every" : letztes;
}

/**
 * What of a body differs from what the form had shown: of several days of a series only that is changed. A day that was
 * moved moves the others as far, from the day that the series gives.
 */
export function nurGeaendertes(
  body: Readonly<Record<string, unknown>>,
  gezeigt: Readonly<Record<string, unknown>>,
  serientag: Tag,
): Readonly<Record<string, unknown>> {
  const anders = Object.entries(body).filter(
    ([name, wert]) => JSON.stringify(wert) !== JSON.stringify(gezeigt[name]),
  );
  const { date, ...rest } = Object.fromEntries(anders);
  if (date === undefined) return rest;
  const um = tagNummer(date as Tag) - tagNummer(gezeigt.date as Tag);
  return { ...rest, date: plusTage(serientag, um) };
}
