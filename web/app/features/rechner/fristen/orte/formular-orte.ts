import type { Felderblock, Gruppenblock } from "../../formular/rechnerformular.ts";
import { auswahlfeld, schalterfeld } from "../../ui/formular/feldbau.ts";
import { landoptionen } from "../wortlisten.ts";
import { sitzworte } from "./sitzworte.ts";

/** Where the period must be kept. */
export const orteblock: Felderblock = {
  art: "felder",
  titel: "Ort, an dem die Frist zu wahren ist",
  felder: [
    {
      feld: "land",
      art: "auswahl",
      label: "Land des Gerichts oder der Behörde",
      optionen: landoptionen,
      aufAbruf: true,
      breit: true,
    },
    {
      feld: "ort",
      art: "eigen",
      label: "Gericht oder Gemeinde",
      hinweis: "Das Gericht bringt Land und örtliche Feiertage mit. Sonst genügt das Land.",
      freiwillig: true,
      aufAbruf: true,
      breit: true,
    },
    {
      feld: "sitz",
      art: "auswahl",
      label: sitzworte.frage,
      hinweis: sitzworte.hinweis,
      aufAbruf: true,
      breit: true,
    },
    auswahlfeld(
      "himmelfahrt",
      "Mariä Himmelfahrt (15.08.)",
      {
        "": "nicht gesichert: gerechnet als Werktag",
        ja: "ist dort Feiertag",
        nein: "ist dort kein Feiertag",
      },
      {
        hinweis: "Für diese Gemeinde ist nicht gesichert, ob der Tag Feiertag ist.",
        aufAbruf: true,
        breit: true,
      },
    ),
    { feld: "gericht", art: "verborgen", label: "Gericht" },
    { feld: "gemeinde", art: "verborgen", label: "Gemeinde" },
    { feld: "streit", art: "verborgen", label: "Streitpunkte", liste: true },
    schalterfeld("mehrereOrte", "Die Frist kann auch bei einer anderen Stelle gewahrt werden", {
      hinweis: "Etwa beim Finanzamt oder beim Finanzgericht. Gerechnet wird dann der früheste Tag.",
      aufAbruf: true,
    }),
  ],
};

/** Further places where it can be kept as well: the earliest of the days counts. */
export const weitereOrte: Gruppenblock = {
  art: "gruppe",
  name: "weitere",
  titel: "Weitere Stellen",
  einzeln: "weitere Stelle",
  weitere: "Noch eine Stelle",
  hoechstens: 5,
  anfangs: 1,
  felder: [
    {
      feld: "ort",
      art: "eigen",
      label: "Gericht, Gemeinde oder Land",
      hinweis: "Beispiel: Sachsen, Augsburg, Finanzgericht Köln",
      breit: true,
    },
  ],
  wenn: { feld: "mehrereOrte", ist: ["ja"] },
};
