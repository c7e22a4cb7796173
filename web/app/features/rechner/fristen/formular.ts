import { wahltage } from "@gebuehrenportal/gesetze/fristenkatalog/wahltage.ts";
import type { Rechnerformular } from "../formular/rechnerformular.ts";
import { auswahlfeld, schalterfeld, tagfeld } from "../ui/formular/feldbau.ts";
import {
  hemmungsgruppe,
  hoechstfristblock,
  neubeginngruppe,
  ruhengruppe,
  unterbrechungsgruppe,
  verfolgungsblock,
  verjaehrungsblock,
  verlaengerungsblock,
} from "./nachtraege/formular-nachtraege.ts";
import { orteblock, weitereOrte } from "./orte/formular-orte.ts";
import { typoptionen, verfahrensoptionen } from "./wortlisten.ts";

/** Names of fields are those of the query: `ereignis, tage, wochen, monate, jahre, land` and what stands above them. */
export const formular: Rechnerformular = {
  pfad: "/fristenrechner",
  titel: "Fristenrechner",
  vorspann:
    "Wann eine Frist endet: mit Zustellung, Feiertagen des Ortes, Vorfrist und jedem Schritt der Rechnung.",
  kennzahl: "Fristende",
  beispiel: {
    text: "Berufung gegen ein Urteil, zugestellt am 16.03.2026",
    query: "frist=zpo-517&ereignis=2026-03-16",
  },
  bloecke: [
    {
      art: "felder",
      felder: [
        {
          feld: "frist",
          art: "eigen",
          label: "Frist aus dem Katalog",
          hinweis: "Stichwort, Norm oder Rechtsgebiet; ohne Auswahl rechnen Sie mit eigener Dauer.",
          freiwillig: true,
          breit: true,
        },
        { feld: "variante", art: "auswahl", label: "Fall", aufAbruf: true, breit: true },
        { feld: "kuendart", art: "auswahl", label: "Art der Kündigung", aufAbruf: true, breit: true },
        {
          feld: "dienstjahre",
          art: "zahl",
          label: "Volle Jahre",
          hinweis: "Betriebszugehörigkeit oder Überlassung der Wohnung bis zum Zugang der Kündigung",
          aufAbruf: true,
          breit: true,
        },
      ],
    },
    {
      art: "felder",
      titel: "Ereignis",
      felder: [
        { feld: "weg", art: "auswahl", label: "Zustellung oder Bekanntgabe", aufAbruf: true, breit: true },
        tagfeld("ereignis", "Tag des Ereignisses", { breit: true }),
        {
          feld: "uhr",
          art: "text",
          label: "Uhrzeit des Ereignisses",
          hinweis: "Beispiel: 14:30",
          aufAbruf: true,
        },
        tagfeld("zugang", "Tatsächlich zugegangen am", { freiwillig: true, aufAbruf: true, breit: true }),
        schalterfeld("bestritten", "Zugang wird bestritten und ist nicht nachweisbar", { aufAbruf: true }),
        tagfeld("eingang", "Im Postfach eingegangen am", {
          hinweis:
            "Nur zur Kontrolle: Liegt das Datum im Empfangsbekenntnis auffällig weit danach, steht ein Hinweis am Ergebnis.",
          freiwillig: true,
          aufAbruf: true,
          breit: true,
        }),
        tagfeld("ruecksendung", "Empfangsbekenntnis zurückgesandt am", {
          hinweis: "Ohne Einfluss auf die Frist; weicht der Tag ab, sagt das Ergebnis, welcher zählt.",
          freiwillig: true,
          aufAbruf: true,
          breit: true,
        }),
        {
          feld: "bestimmt",
          art: "text",
          label: "Vom Gericht bestimmte längere Frist",
          hinweis: "Nur wenn das Gericht mehr als die gesetzliche Frist bestimmt hat. Beispiel: 6 Wochen",
          freiwillig: true,
          aufAbruf: true,
          breit: true,
        },
        tagfeld("bestimmtTag", "In der Verfügung genannter Tag der Bekanntgabe", {
          hinweis: "Nennt sie keinen, gilt der Tag nach der Bekanntmachung.",
          freiwillig: true,
          aufAbruf: true,
          breit: true,
        }),
        schalterfeld("landesbehoerde", "Bescheid einer Landesbehörde", { aufAbruf: true }),
        schalterfeld("elektronisch", "Elektronisch übermittelt", { aufAbruf: true }),
        schalterfeld("ortsverkehr", "Im Bereich des Ortsbestellverkehrs", {
          hinweis: "Zählt nach der Fassung, die bei der Aufgabe zur Post galt.",
          aufAbruf: true,
        }),
        tagfeld("verkuendung", "Tag der Verkündung", {
          hinweis: "Fünf Monate danach beginnt die Frist auch ohne Zustellung.",
          freiwillig: true,
          aufAbruf: true,
          breit: true,
        }),
        tagfeld("zustellung", "Urteil zugestellt am", {
          hinweis:
            "Damit steht auch die Frist zur Begründung fest. Noch nicht zugestellt: bitte leer lassen.",
          freiwillig: true,
          aufAbruf: true,
          breit: true,
        }),
        tagfeld("akten", "Urteil zu den Akten gebracht am", {
          hinweis:
            "Nur bei sehr langen Verfahren nötig: Kam das Urteil spät zu den Akten, ist die Begründungsfrist länger.",
          freiwillig: true,
          aufAbruf: true,
          breit: true,
        }),
        tagfeld("entscheidung", "Datum der letzten Entscheidung", {
          hinweis:
            "Für Entscheidungen vor der Verkürzung der Frist gilt noch die längere; der Rechenweg nennt die Fassung.",
          freiwillig: true,
          aufAbruf: true,
          breit: true,
        }),
        ...Object.values(wahltage).map(({ feld, frage }) =>
          tagfeld(feld, frage, { freiwillig: true, aufAbruf: true, breit: true }),
        ),
        schalterfeld("amtsblatt", "Im Amtsblatt der Europäischen Union veröffentlicht", {
          hinweis:
            "Die Frist beginnt dann erst einige Tage nach der Veröffentlichung; der Rechenweg nennt den Tag.",
          aufAbruf: true,
        }),
        {
          feld: "anmeldefrist",
          art: "zahl",
          label: "Anmeldefrist nach der Satzung in Tagen",
          hinweis:
            "Verlangt die Satzung eine Anmeldung zur Versammlung, muss um so viele Tage früher einberufen werden.",
          freiwillig: true,
          aufAbruf: true,
          breit: true,
        },
        {
          feld: "postlauf",
          art: "zahl",
          label: "Postlauf des Einschreibens in Tagen",
          hinweis: "Ohne Angabe gilt die im Inland übliche Laufzeit; ins Ausland mehr.",
          freiwillig: true,
          aufAbruf: true,
          breit: true,
        },
        tagfeld("grenze", "Äußerste Grenze läuft ab", { freiwillig: true, aufAbruf: true, breit: true }),
      ],
    },
    {
      art: "felder",
      titel: "Dauer",
      felder: [
        { feld: "tage", art: "zahl", label: "Tage", aufAbruf: true },
        { feld: "wochen", art: "zahl", label: "Wochen", aufAbruf: true },
        { feld: "monate", art: "zahl", label: "Monate", aufAbruf: true },
        { feld: "jahre", art: "zahl", label: "Jahre", aufAbruf: true },
        tagfeld("bis", "oder gesetzt bis zum", { freiwillig: true, aufAbruf: true, breit: true }),
      ],
    },
    {
      art: "felder",
      titel: "Art der Zählung",
      klappe: true,
      wenn: { feld: "frist", ist: [""] },
      felder: [
        { feld: "verfahren", art: "auswahl", label: "Verfahren", optionen: verfahrensoptionen, breit: true },
        auswahlfeld(
          "richtung",
          "Richtung",
          { "": "vorwärts ab dem Ereignis", rueckwaerts: "rückwärts vor dem Ereignis" },
          { breit: true },
        ),
        auswahlfeld(
          "beginn",
          "Beginn",
          { "": "Ereignis im Lauf des Tages", tagesanfang: "Beginn des Tages (zählt mit)" },
          { breit: true },
        ),
        { feld: "fristart", art: "auswahl", label: "Art der Frist", optionen: typoptionen, breit: true },
        { feld: "werktage", art: "zahl", label: "Werktage", freiwillig: true },
        { feld: "stunden", art: "zahl", label: "Stunden", freiwillig: true },
      ],
    },
    verjaehrungsblock,
    hemmungsgruppe,
    neubeginngruppe,
    hoechstfristblock,
    verfolgungsblock,
    unterbrechungsgruppe,
    ruhengruppe,
    orteblock,
    weitereOrte,
    verlaengerungsblock,
    {
      art: "felder",
      titel: "Akte und Ausgabe",
      felder: [
        { feld: "akte", art: "text", label: "Aktenzeichen", freiwillig: true },
        { feld: "von", art: "text", label: "Berechnet von", freiwillig: true },
        {
          feld: "vorfristen",
          art: "text",
          label: "Vorfristen",
          hinweis: "Leer: 1 Woche vorher. Beispiel: 2 Wochen, 3 Tage; „keine“ für keine.",
          freiwillig: true,
          breit: true,
        },
        schalterfeld("kette", "Folgefristen mit ausgeben", {
          vorgabeAn: true,
          hinweis:
            "In Ausdruck, Dateien, Kalender und E-Mail, mit ihren Vorfristen. Auf der Seite stehen sie immer.",
          aufAbruf: true,
        }),
        {
          feld: "empfaenger",
          art: "eigen",
          label: "Empfänger (kommagetrennt)",
          hinweis: "Für „Per E-Mail versenden“ am Ergebnis; die E-Mail schreibt Ihr eigenes Programm.",
          freiwillig: true,
          breit: true,
        },
      ],
    },
  ],
};
