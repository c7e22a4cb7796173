import {
  abrufVwvfg,
  allgemeinverfuegung,
  eebAuffaelligWerktage,
} from "@gebuehrenportal/gesetze/fristregeln/fiktionen.ts";
import type { RegelId } from "@gebuehrenportal/gesetze/fristregeln/regel-id.ts";
import { keinErgebnis, plusTage, type Tag } from "@gebuehrenportal/recht";
import { hinweis, type Mitschrift, schritt, warnung, wertAm } from "../rechnung/mitschrift.ts";
import { kalender, werktagAb } from "../rechnung/werktag.ts";
import { tagText } from "../rechnung/text.ts";
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

/** The day of service for ways that have no fiction, or one that hangs on what the reader did. */
export function besondereBekanntgabe(m: Mitschrift, e: Bekanntgabeeingabe): Bekanntgabetag | undefined {
  const art = unmittelbar[e.weg];
  if (art) {
    schritt(m, art.regel, e.am, `${art.text}: ${tagText(e.am)}.`, { norm: art.norm, tag: e.am });
    if (e.weg === "eeb" || e.weg === "eb") ebPruefen(m, e);
    return an(e.am);
  }
  if (e.weg === "heilung") return heilung(m, e);
  return e.weg === "abruf-vwvfg" ? abruf(m, e) : verfuegung(m, e);
}

const an = (am: Tag): Bekanntgabetag => ({ am, fiktionAm: am, ausfalltage: [] });

/** Three days are kept of an EB; a date far after the arrival protects nobody (OLG Celle 20 U 8/24). */
function ebPruefen(m: Mitschrift, e: Bekanntgabeeingabe): void {
  const norm = "§ 173 Abs. 3, § 175 ZPO";
  if (e.eingangAm !== undefined) {
    if (e.eingangAm > e.am)
      warnung(m, "Das Empfangsbekenntnis nennt einen Tag vor dem Eingang; bitte prüfen.", norm, "eingangAm");
    const grenze = werktagAb(
      plusTage(e.eingangAm, 1),
      eebAuffaelligWerktage,
      kalender(e.ort ?? {}),
      "zaehlt-nicht",
    );
    if (e.am > grenze)
      warnung(
        m,
        `Zwischen Eingang (${tagText(e.eingangAm)}) und Empfangsbekenntnis liegen mehr als ${eebAuffaelligWerktage} Werktage. Ein unplausibel spätes Datum schützt nicht (OLG Celle 20 U 8/24).`,
        norm,
        "am",
      );
  }
  if (e.ruecksendungAm !== undefined && e.ruecksendungAm !== e.am)
    hinweis(
      m,
      "Die Rücksendung ist ohne Bedeutung; maßgebend ist das eingetragene Datum (BGH VII ZB 22/23).",
      norm,
    );
}

function heilung(m: Mitschrift, e: Bekanntgabeeingabe): Bekanntgabetag {
  const am = e.tatsaechlichAm ?? e.am;
  schritt(
    m,
    "R-189Z",
    am,
    `Zustellungsmangel; zugestellt ist mit dem tatsächlichen Zugang: ${tagText(am)}.`,
    { tag: am },
  );
  return an(am);
}

function abruf(m: Mitschrift, e: Bekanntgabeeingabe): Bekanntgabetag | undefined {
  const w = wertAm(m, "R-41-2A", abrufVwvfg, e.am);
  if (!w) return undefined;
  const ende = plusTage(e.am, w.abrufbarTage);
  const { tatsaechlichAm } = e;
  if (tatsaechlichAm === undefined || tatsaechlichAm > ende) {
    m.fehler ??= keinErgebnis(
      `Ohne Abruf bis zum ${tagText(ende)} ist nichts bekannt gegeben.`,
      "§ 41 Abs. 2a VwVfG",
      "tatsaechlichAm",
    );
    return undefined;
  }
  const am = plusTage(tatsaechlichAm, w.nachAbrufTage);
  schritt(
    m,
    "R-41-2A",
    e.am,
    `Abruf am ${tagText(tatsaechlichAm)}; bekannt gegeben am Tag danach: ${tagText(am)}.`,
    {
      tag: am,
    },
  );
  return an(am);
}

function verfuegung(m: Mitschrift, e: Bekanntgabeeingabe): Bekanntgabetag | undefined {
  const w = wertAm(m, "R-41-4", allgemeinverfuegung, e.am);
  if (!w) return undefined;
  const folgetag = plusTage(e.am, w.fruehestensTage);
  const am = e.bestimmterTag !== undefined && e.bestimmterTag > folgetag ? e.bestimmterTag : folgetag;
  schritt(
    m,
    "R-41-4",
    e.am,
    `Allgemeinverfügung, bekannt gemacht am ${tagText(e.am)}; bekannt gegeben am bestimmten Tag, frühestens am Folgetag: ${tagText(am)}.`,
    { norm: "§ 41 Abs. 4 Satz 4 VwVfG", tag: am },
  );
  return an(am);
}
