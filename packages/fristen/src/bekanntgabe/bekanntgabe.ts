import {
  type Fiktion,
  type Fiktionsdauer,
  fiktionen,
} from "@gebuehrenportal/gesetze/fristregeln/fiktionen.ts";
import { landesfiktionen, landesrechtTage } from "@gebuehrenportal/gesetze/fristregeln/landesfiktionen.ts";
import { laenderMitEigenemVwVfG } from "@gebuehrenportal/gesetze/fristregeln/regimes.ts";
import {
  fassungAm,
  geringste,
  type KeinErgebnis,
  keinErgebnis,
  plusMonate,
  plusTage,
  type Tag,
} from "@gebuehrenportal/recht";
import { ortslage } from "../orte/ortsdaten.ts";
import { dauerTextDativ, rechnerischesEnde, zaehldauer } from "../rechnung/dauer.ts";
import { zukunftsvermerk } from "../rechnung/heute.ts";
import {
  hinweis,
  type Mitschrift,
  mitschrift,
  schritt,
  streit,
  streitErledigt,
  wertAm,
} from "../rechnung/mitschrift.ts";
import {
  dauerPruefen,
  ersterFehler,
  grundPruefen,
  tagPruefen,
  tagPruefenFalls,
} from "../rechnung/pruefung.ts";
import { spaeterer } from "../rechnung/tage.ts";
import { kalender, naechsterWerktag, werktagAb } from "../rechnung/werktag.ts";
import { rechenstand, regelstand } from "../stand.ts";
import { ausfallText, ortText, tagText } from "../rechnung/text.ts";
import type { Bekanntgabeart, BekanntgabeErgebnis, Bekanntgabeeingabe, Bekanntgabetag } from "../typen.ts";
import { besondereBekanntgabe } from "./besonders.ts";
import { ohneWirkung } from "./ohne-wirkung.ts";

/**
 * The day that counts as that of service or notification: personal and substituted service, EB/eEB, fictions of three
 * and four days by the day of posting, public notice, electronic provision (§§ 173 ff. ZPO, § 41 VwVfG, § 122 AO, § 37
 * SGB X, § 15 FamFG, VwZG, § 9 InsO). Faults carry their field.
 */
export function bekanntgabe(e: Bekanntgabeeingabe): BekanntgabeErgebnis | KeinErgebnis {
  const fehler = bekanntgabePruefen(e);
  if (fehler) return fehler;
  const m = mitschrift({ ...(e.ort && { ort: e.ort }), ...(e.heute !== undefined && { heute: e.heute }) });
  zukunftsvermerk(m, e.am, "bekanntgabe");
  const b = bekanntgabetag(m, e);
  const [fassung] = m.fassungen;
  if (!b || m.fehler || !fassung) return m.fehler ?? keinErgebnis("Keine Bekanntgabe.", "§ 41 VwVfG", "weg");
  return {
    art: "ergebnis",
    rechenstand,
    regelstand,
    ...b,
    streitpunkte: m.streitpunkte,
    schritte: m.schritte,
    fassung,
    fassungen: m.fassungen,
    sicherheit: geringste(m.sicherheiten),
    vermerke: m.vermerke,
  };
}

/** Ways of service that the engine knows. */
export const bekanntgabearten: readonly Bekanntgabeart[] = [
  "zustellung",
  "zu-briefkasten",
  "zu-niederlegung",
  "eb",
  "eeb",
  "einschreiben-rueckschein",
  "heilung",
  "abruf-vwvfg",
  "allgemeinverfuegung",
  ...(Object.keys(fiktionen) as (keyof typeof fiktionen)[]),
];

/** Faults of a service; `vor` is the path of the input it stands in. */
export function bekanntgabePruefen(e: Bekanntgabeeingabe, vor = ""): KeinErgebnis | undefined {
  if (!bekanntgabearten.includes(e.weg))
    return keinErgebnis("Diese Art der Bekanntgabe ist nicht bekannt.", "§ 41 VwVfG", `${vor}weg`);
  return ersterFehler(
    tagPruefen(e.am, `${vor}am`),
    tagPruefenFalls(e.tatsaechlichAm, `${vor}tatsaechlichAm`),
    tagPruefenFalls(e.bestimmterTag, `${vor}bestimmterTag`),
    tagPruefenFalls(e.eingangAm, `${vor}eingangAm`),
    tagPruefenFalls(e.ruecksendungAm, `${vor}ruecksendungAm`),
    e.bestimmteDauer && dauerPruefen(e.bestimmteDauer, `${vor}bestimmteDauer`),
    e.ort && grundPruefen({ ort: e.ort }),
  );
}

/** Finds the day on a way already begun; `undefined` with `m.fehler` where nothing was notified. */
export function bekanntgabetag(m: Mitschrift, e: Bekanntgabeeingabe): Bekanntgabetag | undefined {
  if (!Object.hasOwn(fiktionen, e.weg)) {
    ohneWirkung(m, e);
    return besondereBekanntgabe(m, e);
  }
  const f: Fiktion = fiktionen[e.weg as keyof typeof fiktionen];
  const wert = wertAm(m, f.regel, f.reihe, e.am);
  if (!wert) return undefined;
  ohneWirkung(m, e, wert);
  const roh = fiktionstag(m, e, f, wert);
  const b = verschoben(m, e, f, roh);
  return zugang(m, e, { ...f, spaeter: wert.spaeter ?? f.spaeter }, b);
}

function fiktionstag(m: Mitschrift, e: Bekanntgabeeingabe, f: Fiktion, wert: Fiktionsdauer): Tag {
  const k = kalender(e.ort ?? {});
  const tage = e.elektronisch && wert.elektronisch !== undefined ? wert.elektronisch : wert.tage;
  const text = (was: string, t: Tag) =>
    schritt(
      m,
      f.regel,
      e.am,
      `${f.anfang} am ${tagText(e.am)}; gilt ${was} als bekannt gegeben: ${tagText(t)}.`,
      {
        norm: f.norm,
        tag: t,
      },
    );
  if (wert.werktage) {
    const n = e.ortsbestellverkehr ? wert.werktage.ort : wert.werktage.sonst;
    const t = werktagAb(plusTage(e.am, 1), n, k, "zaehlt");
    text(`am ${n}. Werktag danach`, t);
    return t;
  }
  const gesetzlich = tage !== undefined ? plusTage(e.am, tage) : nachWochenOderMonaten(e.am, wert);
  const was =
    tage !== undefined
      ? `am ${tage}. Tag danach`
      : wert.monate
        ? `nach ${wert.monate} Monat`
        : `nach ${wert.wochen} Wochen`;
  if (!e.bestimmteDauer || (f.regel !== "R-188Z" && f.regel !== "R-184Z")) {
    text(was, gesetzlich);
    return landesrecht(m, e, f, gesetzlich);
  }
  const bestimmt = rechnerischesEnde(e.am, zaehldauer(e.bestimmteDauer), "ereignis");
  const t = spaeterer(bestimmt, gesetzlich);
  text(
    bestimmt > gesetzlich
      ? `nach der vom Gericht bestimmten Frist von ${dauerTextDativ(e.bestimmteDauer)}`
      : was,
    t,
  );
  return t;
}

const nachWochenOderMonaten = (am: Tag, { wochen = 0, monate = 0 }: Fiktionsdauer): Tag =>
  plusTage(plusMonate(am, monate), wochen * 7);

/** An authority of a Land with its own procedure act: its own days where they are certain, else three until the change is. */
function landesrecht(m: Mitschrift, e: Bekanntgabeeingabe, f: Fiktion, vier: Tag): Tag {
  if (!f.landesrecht || !e.landesbehoerde) return vier;
  const drei = plusTage(e.am, landesrechtTage);
  const { land } = ortslage(e.ort ?? {});
  if (drei >= vier || (land !== undefined && !laenderMitEigenemVwVfG.includes(land))) return vier;
  const fassungen: readonly { readonly ab: Tag; readonly wert: Fiktionsdauer }[] = f.reihe.fassungen;
  const waren = fassungen
    .filter(({ ab }) => ab <= e.am)
    .map(({ wert }) => (e.elektronisch ? (wert.elektronisch ?? wert.tage) : wert.tage));
  if (!waren.includes(landesrechtTage)) return vier;
  const eigene = land && landesfiktionen[land]?.[e.weg];
  const gesichert = eigene && fassungAm(eigene, e.am);
  if (gesichert) {
    const am = plusTage(e.am, gesichert.wert.tage);
    schritt(
      m,
      f.regel,
      e.am,
      `Behörde des Landes: Auch dort gilt der ${gesichert.wert.tage}. Tag danach, ${tagText(am)}.`,
      { norm: eigene.norm, tag: am },
    );
    return am;
  }
  const tag = streit(m, {
    regel: f.regel,
    frage:
      "Ob das Land in seinem eigenen Verwaltungsverfahrensgesetz schon auf vier Tage umgestellt hat, ist nicht gesichert.",
    frueher: drei,
    spaeter: vier,
    norm: f.norm,
    quellen: [],
  });
  if (tag === drei)
    schritt(
      m,
      f.regel,
      e.am,
      `Behörde eines Landes: Gerechnet ist vorsorglich mit dem ${landesrechtTage}. Tag danach, ${tagText(drei)}.`,
      { norm: f.norm, tag: drei },
    );
  return tag;
}

function verschoben(m: Mitschrift, e: Bekanntgabeeingabe, f: Fiktion, roh: Tag): Bekanntgabetag {
  const { tag, ausfalltage } = naechsterWerktag(roh, kalender(e.ort ?? {}));
  if (ausfalltage.length === 0) return { am: roh, fiktionAm: roh, ausfalltage };
  const tage = ausfalltage.map(ausfallText).join(", ");
  const am = f.verschiebung === "streitig" ? wochenendstreit(m, f, roh, tag) : undefined;
  if (f.verschiebung === "vorwaerts" || am === tag) {
    schritt(
      m,
      f.regel,
      e.am,
      `Kein Werktag: ${tage}. Die Bekanntgabe gilt am nächsten Werktag, ${tagText(tag)}.`,
      {
        norm: f.verschiebung === "vorwaerts" ? "§ 108 Abs. 3 AO" : f.norm,
        tag,
        ort: ortText(e.ort ?? {}),
      },
    );
    return { am: tag, fiktionAm: roh, ausfalltage };
  }
  schritt(m, "R-193-NEIN", e.am, `${tage}: Der Tag der Bekanntgabe wird nicht verschoben.`, {
    norm: f.norm,
    tag: roh,
  });
  return { am: roh, fiktionAm: roh, ausfalltage: [] };
}

const wochenendstreit = (m: Mitschrift, f: Fiktion, frueher: Tag, spaeter: Tag): Tag =>
  streit(m, {
    regel: f.regel,
    frage: "Ob sich der Fiktionstag am Wochenende oder Feiertag verschiebt, ist nicht entschieden.",
    frueher,
    spaeter,
    norm: f.norm,
    quellen: f.quellen ?? [],
  });

/** What a proven actual receipt does to the fiction. */
function zugang(
  m: Mitschrift,
  e: Bekanntgabeeingabe,
  f: Fiktion,
  b: Bekanntgabetag,
): Bekanntgabetag | undefined {
  const { tatsaechlichAm, nichtZugegangen } = e;
  if (nichtZugegangen && f.spaeter === "abruf" && tatsaechlichAm)
    return gilt(m, e, f, b, tatsaechlichAm, "Abruf");
  if (nichtZugegangen && f.spaeter !== "unbeachtlich" && f.spaeter !== "frueher-gilt") {
    m.fehler ??= keinErgebnis(
      "Ist der Zugang nicht nachgewiesen, greift die Fiktion nicht; die Frist hat nicht begonnen.",
      f.norm,
      "nichtZugegangen",
    );
    return undefined;
  }
  if (tatsaechlichAm === undefined) return b;
  if (f.spaeter === "frueher-gilt")
    return tatsaechlichAm < b.am ? gilt(m, e, f, b, tatsaechlichAm, "frühere Einzelzustellung") : b;
  if (tatsaechlichAm <= b.am) {
    if (tatsaechlichAm < b.am)
      hinweis(m, `Der frühere Zugang am ${tagText(tatsaechlichAm)} ist unbeachtlich.`, f.norm);
    return b;
  }
  if (f.spaeter === "gilt") return gilt(m, e, f, b, tatsaechlichAm, "späterer Zugang");
  if (f.spaeter === "glaubhaft") {
    hinweis(m, "Der spätere Zugang muss glaubhaft gemacht werden.", f.norm);
    return gilt(m, e, f, b, tatsaechlichAm, "späterer Zugang");
  }
  hinweis(m, `Der spätere Zugang oder Abruf am ${tagText(tatsaechlichAm)} verschiebt nichts.`, f.norm);
  return b;
}

function gilt(
  m: Mitschrift,
  e: Bekanntgabeeingabe,
  f: Fiktion,
  b: Bekanntgabetag,
  am: Tag,
  was: string,
): Bekanntgabetag {
  streitErledigt(m);
  schritt(m, f.regel, e.am, `Es gilt der nachgewiesene Tag (${was}): ${tagText(am)}.`, {
    norm: f.norm,
    tag: am,
  });
  return { am, fiktionAm: b.fiktionAm, ausfalltage: [] };
}
