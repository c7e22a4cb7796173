import {
  abrufVwvfg,
  allgemeinverfuegung,
  eebAuffaelligWerktage,
} from "@gebuehrenportal/gesetze/fristregeln/fiktionen.ts";
import type { RegelId } from "@gebuehrenportal/gesetze/fristregeln/regel-id.ts";
import { fassungAm, keinErgebnis, plusTage, type Tag } from "@gebuehrenportal/recht";
import {
  anwenden,
  fehlernotiz,
  hinweis,
  type Notiert,
  type Notizen,
  schritt,
  warnung,
} from "../rechnung/mitschrift.ts";
import { tagText } from "../rechnung/text.ts";
import { kalender, werktagAb } from "../rechnung/werktag.ts";
import type { Bekanntgabeart, Bekanntgabeeingabe, Bekanntgabetag } from "../typen.ts";

/** Ways without a fiction of days: what counts is the day the thing happened. */
const unmittelbar: Readonly<Partial<Record<Bekanntgabeart, { regel: RegelId; norm: string; text: string }>>> =
  {
    zustellung: { regel: "R-187-1", norm: "§§ 166 ff. ZPO", text: "Zustellung durch Übergabe" },
    "einschreiben-rueckschein": {
      regel: "R-187-1",
      norm: "§ 176 Abs. 1 ZPO; § 4 Abs. 2 Satz 1 VwZG",
      text: "Übergabe nach dem Rückschein",
    },
    "zu-briefkasten": {
      regel: "R-180",
      norm: "§ 180 ZPO",
      text: "Einlegung in den Briefkasten, auch an Sonn- und Feiertagen; maßgebend ist das Datum auf dem Umschlag",
    },
    "zu-niederlegung": {
      regel: "R-181",
      norm: "§ 181 Abs. 1 Satz 4 ZPO",
      text: "Abgabe der schriftlichen Mitteilung über die Niederlegung, nicht die Abholung",
    },
    eb: { regel: "R-EEB", norm: "§ 175 Abs. 3 ZPO", text: "Datum im Empfangsbekenntnis" },
    eeb: {
      regel: "R-EEB",
      norm: "§ 173 Abs. 3, § 175 ZPO",
      text: "Im elektronischen Empfangsbekenntnis eingetragener Tag der Entgegennahme",
    },
  };

/** The day of service for ways that have no fiction, or one that hangs on what the reader did; none where nothing was notified. */
export function besondereBekanntgabe(eingabe: Bekanntgabeeingabe): Notiert<Bekanntgabetag | undefined> {
  const art = unmittelbar[eingabe.weg];
  if (art) {
    const zugestellt = schritt(art.regel, eingabe.am, `${art.text}: ${tagText(eingabe.am)}.`, {
      norm: art.norm,
      tag: eingabe.am,
    });
    return an(
      eingabe.am,
      zugestellt,
      ...(eingabe.weg === "eeb" || eingabe.weg === "eb" ? ebHinweise(eingabe) : []),
    );
  }
  if (eingabe.weg === "heilung") return heilung(eingabe);
  return eingabe.weg === "abruf-vwvfg" ? abruf(eingabe) : verfuegung(eingabe);
}

const an = (am: Tag, ...notizen: Notizen): Notiert<Bekanntgabetag> => ({
  wert: { am, fiktionAm: am, ausfalltage: [] },
  notizen,
});

/** Three days are kept of an EB; a date far after the arrival protects nobody (OLG Celle 20 U 8/24). */
function ebHinweise({ am, eingangAm, ruecksendungAm, ort = {} }: Bekanntgabeeingabe): Notizen {
  const norm = "§ 173 Abs. 3, § 175 ZPO";
  const grenze =
    eingangAm && werktagAb(plusTage(eingangAm, 1), eebAuffaelligWerktage, kalender(ort), "zaehlt-nicht");
  return [
    ...(eingangAm !== undefined && eingangAm > am
      ? [warnung("Das Empfangsbekenntnis nennt einen Tag vor dem Eingang; bitte prüfen.", norm, "eingangAm")]
      : []),
    ...(eingangAm !== undefined && grenze !== undefined && am > grenze
      ? [
          warnung(
            `Zwischen Eingang (${tagText(eingangAm)}) und Empfangsbekenntnis liegen mehr als ${eebAuffaelligWerktage} Werktage. Ein unplausibel spätes Datum schützt nicht (OLG Celle 20 U 8/24).`,
            norm,
            "am",
          ),
        ]
      : []),
    ...(ruecksendungAm !== undefined && ruecksendungAm !== am
      ? [
          hinweis(
            "Die Rücksendung ist ohne Bedeutung; maßgebend ist das eingetragene Datum (BGH VII ZB 22/23).",
            norm,
          ),
        ]
      : []),
  ];
}

function heilung(eingabe: Bekanntgabeeingabe): Notiert<Bekanntgabetag> {
  const am = eingabe.tatsaechlichAm ?? eingabe.am;
  const text = `Zustellungsmangel; zugestellt ist mit dem tatsächlichen Zugang: ${tagText(am)}.`;
  return an(am, schritt("R-189Z", am, text, { tag: am }));
}

function abruf(eingabe: Bekanntgabeeingabe): Notiert<Bekanntgabetag | undefined> {
  const fassung = anwenden("R-41-2A", eingabe.am, abrufVwvfg);
  const w = fassungAm(abrufVwvfg, eingabe.am)?.wert;
  if (!w) return { wert: undefined, notizen: [fassung] };
  const ende = plusTage(eingabe.am, w.abrufbarTage);
  const { tatsaechlichAm } = eingabe;
  if (tatsaechlichAm === undefined || tatsaechlichAm > ende) {
    const nichts = keinErgebnis(
      `Ohne Abruf bis zum ${tagText(ende)} ist nichts bekannt gegeben.`,
      "§ 41 Abs. 2a VwVfG",
      "tatsaechlichAm",
    );
    return { wert: undefined, notizen: [fassung, fehlernotiz(nichts)] };
  }
  const am = plusTage(tatsaechlichAm, w.nachAbrufTage);
  const text = `Abruf am ${tagText(tatsaechlichAm)}; bekannt gegeben am Tag danach: ${tagText(am)}.`;
  return an(am, fassung, schritt("R-41-2A", eingabe.am, text, { tag: am }));
}

function verfuegung(eingabe: Bekanntgabeeingabe): Notiert<Bekanntgabetag | undefined> {
  const fassung = anwenden("R-41-4", eingabe.am, allgemeinverfuegung);
  const w = fassungAm(allgemeinverfuegung, eingabe.am)?.wert;
  if (!w) return { wert: undefined, notizen: [fassung] };
  const folgetag = plusTage(eingabe.am, w.fruehestensTage);
  const am =
    eingabe.bestimmterTag !== undefined && eingabe.bestimmterTag > folgetag
      ? eingabe.bestimmterTag
      : folgetag;
  const text = `Allgemeinverfügung, bekannt gemacht am ${tagText(eingabe.am)}; bekannt gegeben am bestimmten Tag, frühestens am Folgetag: ${tagText(am)}.`;
  return an(am, fassung, schritt("R-41-4", eingabe.am, text, { norm: "§ 41 Abs. 4 Satz 4 VwVfG", tag: am }));
}
