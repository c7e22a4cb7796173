import {
  type Fiktion,
  type Fiktionsdauer,
  fiktionen,
} from "@gebuehrenportal/gesetze/fristregeln/fiktionen.ts";
import { landesfiktionen, landesrechtTage } from "@gebuehrenportal/gesetze/fristregeln/landesfiktionen.ts";
import { laenderMitEigenemVwVfG } from "@gebuehrenportal/gesetze/fristregeln/regimes.ts";
import {
  fassungAm,
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
  anwenden,
  ausgewertet,
  fehlernotiz,
  hinweis,
  type Lage,
  mitschrift,
  type Notiert,
  type Notiz,
  ohneStreit,
  schritt,
  streit,
} from "../rechnung/mitschrift.ts";
import {
  dauerPruefen,
  ersterFehler,
  grundPruefen,
  tagPruefen,
  tagPruefenFalls,
} from "../rechnung/pruefung.ts";
import { spaeterer } from "../rechnung/tage.ts";
import { ausfallText, ortText, tagText } from "../rechnung/text.ts";
import { kalender, naechsterWerktag, werktagAb } from "../rechnung/werktag.ts";
import { rechenstand, regelstand } from "../stand.ts";
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
  const lage = mitschrift({ ...(e.ort && { ort: e.ort }), ...(e.heute !== undefined && { heute: e.heute }) });
  const { wert: b, notizen } = bekanntgabetag(lage, e);
  const alles = ausgewertet([...zukunftsvermerk(lage, e.am, "bekanntgabe"), ...notizen]);
  const [fassung] = alles.fassungen;
  if (!b || alles.fehler || !fassung)
    return alles.fehler ?? keinErgebnis("Keine Bekanntgabe.", "§ 41 VwVfG", "weg");
  return {
    art: "ergebnis",
    rechenstand,
    regelstand,
    ...b,
    streitpunkte: alles.streitpunkte,
    schritte: alles.schritte,
    fassung,
    fassungen: alles.fassungen,
    sicherheit: alles.sicherheit,
    vermerke: alles.vermerke,
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

/** The day that counts; none, with a fault among the notes, where nothing was notified. */
export function bekanntgabetag(lage: Lage, e: Bekanntgabeeingabe): Notiert<Bekanntgabetag | undefined> {
  if (!Object.hasOwn(fiktionen, e.weg)) {
    const { wert, notizen } = besondereBekanntgabe(e);
    return { wert, notizen: [...ohneWirkung(e), ...notizen] };
  }
  const f: Fiktion = fiktionen[e.weg as keyof typeof fiktionen];
  const fassung = anwenden(f.regel, e.am, f.reihe);
  const wert: Fiktionsdauer | undefined = fassungAm(f.reihe, e.am)?.wert;
  if (!wert) return { wert: undefined, notizen: [fassung] };
  const roh = fiktionstag(lage, e, f, wert);
  const b = verschoben(lage, e, f, roh.wert);
  const notizen = [fassung, ...ohneWirkung(e, wert), ...roh.notizen, ...b.notizen];
  return zugang(e, { ...f, spaeter: wert.spaeter ?? f.spaeter }, { wert: b.wert, notizen });
}

function fiktionstag(lage: Lage, e: Bekanntgabeeingabe, f: Fiktion, wert: Fiktionsdauer): Notiert<Tag> {
  const k = kalender(e.ort ?? {});
  const tage = e.elektronisch && wert.elektronisch !== undefined ? wert.elektronisch : wert.tage;
  const gilt = (was: string, t: Tag): Notiert<Tag> => {
    const text = `${f.anfang} am ${tagText(e.am)}; gilt ${was} als bekannt gegeben: ${tagText(t)}.`;
    return { wert: t, notizen: [schritt(f.regel, e.am, text, { norm: f.norm, tag: t })] };
  };
  if (wert.werktage) {
    const n = e.ortsbestellverkehr ? wert.werktage.ort : wert.werktage.sonst;
    return gilt(`am ${n}. Werktag danach`, werktagAb(plusTage(e.am, 1), n, k, "zaehlt"));
  }
  const gesetzlich = tage !== undefined ? plusTage(e.am, tage) : nachWochenOderMonaten(e.am, wert);
  const was =
    tage !== undefined
      ? `am ${tage}. Tag danach`
      : wert.monate
        ? `nach ${wert.monate} Monat`
        : `nach ${wert.wochen} Wochen`;
  if (!e.bestimmteDauer || (f.regel !== "R-188Z" && f.regel !== "R-184Z")) {
    const land = landesrecht(lage, e, f, gesetzlich);
    return { wert: land.wert, notizen: [...gilt(was, gesetzlich).notizen, ...land.notizen] };
  }
  const bestimmt = rechnerischesEnde(e.am, zaehldauer(e.bestimmteDauer), "ereignis");
  return gilt(
    bestimmt > gesetzlich
      ? `nach der vom Gericht bestimmten Frist von ${dauerTextDativ(e.bestimmteDauer)}`
      : was,
    spaeterer(bestimmt, gesetzlich),
  );
}

const nachWochenOderMonaten = (am: Tag, { wochen = 0, monate = 0 }: Fiktionsdauer): Tag =>
  plusTage(plusMonate(am, monate), wochen * 7);

/** An authority of a Land with its own procedure act: its own days where they are certain, else three until the change is. */
function landesrecht(lage: Lage, e: Bekanntgabeeingabe, f: Fiktion, vier: Tag): Notiert<Tag> {
  const bundesrecht = { wert: vier, notizen: [] };
  if (!f.landesrecht || !e.landesbehoerde) return bundesrecht;
  const drei = plusTage(e.am, landesrechtTage);
  const { land } = ortslage(e.ort ?? {});
  if (drei >= vier || (land !== undefined && !laenderMitEigenemVwVfG.includes(land))) return bundesrecht;
  const fassungen: readonly { readonly ab: Tag; readonly wert: Fiktionsdauer }[] = f.reihe.fassungen;
  const waren = fassungen
    .filter(({ ab }) => ab <= e.am)
    .map(({ wert }) => (e.elektronisch ? (wert.elektronisch ?? wert.tage) : wert.tage));
  if (!waren.includes(landesrechtTage)) return bundesrecht;
  const eigene = land && landesfiktionen[land]?.[e.weg];
  const gesichert = eigene && fassungAm(eigene, e.am);
  if (gesichert) {
    const am = plusTage(e.am, gesichert.wert.tage);
    const text = `Behörde des Landes: Auch dort gilt der ${gesichert.wert.tage}. Tag danach, ${tagText(am)}.`;
    return { wert: am, notizen: [schritt(f.regel, e.am, text, { norm: eigene.norm, tag: am })] };
  }
  const { wert: tag, notizen } = streit(lage, {
    regel: f.regel,
    frage:
      "Ob das Land in seinem eigenen Verwaltungsverfahrensgesetz schon auf vier Tage umgestellt hat, ist nicht gesichert.",
    frueher: drei,
    spaeter: vier,
    norm: f.norm,
    quellen: [],
  });
  if (tag !== drei) return { wert: tag, notizen };
  const text = `Behörde eines Landes: Gerechnet ist vorsorglich mit dem ${landesrechtTage}. Tag danach, ${tagText(drei)}.`;
  return { wert: tag, notizen: [...notizen, schritt(f.regel, e.am, text, { norm: f.norm, tag: drei })] };
}

function verschoben(lage: Lage, e: Bekanntgabeeingabe, f: Fiktion, roh: Tag): Notiert<Bekanntgabetag> {
  const { tag, ausfalltage } = naechsterWerktag(roh, kalender(e.ort ?? {}));
  if (ausfalltage.length === 0) return { wert: { am: roh, fiktionAm: roh, ausfalltage }, notizen: [] };
  const tage = ausfalltage.map(ausfallText).join(", ");
  const gestritten = f.verschiebung === "streitig" ? wochenendstreit(lage, f, roh, tag) : undefined;
  const vorher = gestritten?.notizen ?? [];
  if (f.verschiebung === "vorwaerts" || gestritten?.wert === tag) {
    const text = `Kein Werktag: ${tage}. Die Bekanntgabe gilt am nächsten Werktag, ${tagText(tag)}.`;
    const norm = f.verschiebung === "vorwaerts" ? "§ 108 Abs. 3 AO" : f.norm;
    return {
      wert: { am: tag, fiktionAm: roh, ausfalltage },
      notizen: [...vorher, schritt(f.regel, e.am, text, { norm, tag, ort: ortText(e.ort ?? {}) })],
    };
  }
  const bleibt = schritt("R-193-NEIN", e.am, `${tage}: Der Tag der Bekanntgabe wird nicht verschoben.`, {
    norm: f.norm,
    tag: roh,
  });
  return { wert: { am: roh, fiktionAm: roh, ausfalltage: [] }, notizen: [...vorher, bleibt] };
}

const wochenendstreit = (lage: Lage, f: Fiktion, frueher: Tag, spaeter: Tag): Notiert<Tag> =>
  streit(lage, {
    regel: f.regel,
    frage: "Ob sich der Fiktionstag am Wochenende oder Feiertag verschiebt, ist nicht entschieden.",
    frueher,
    spaeter,
    norm: f.norm,
    quellen: f.quellen ?? [],
  });

/** What a proven actual receipt does to the fiction. */
function zugang(
  e: Bekanntgabeeingabe,
  f: Fiktion,
  b: Notiert<Bekanntgabetag>,
): Notiert<Bekanntgabetag | undefined> {
  const { tatsaechlichAm, nichtZugegangen } = e;
  const auch = (notiz: Notiz) => ({ wert: b.wert, notizen: [...b.notizen, notiz] });
  const gilt = (am: Tag, was: string) => nachgewiesen(e, f, b, am, was);
  if (nichtZugegangen && f.spaeter === "abruf" && tatsaechlichAm) return gilt(tatsaechlichAm, "Abruf");
  if (nichtZugegangen && f.spaeter !== "unbeachtlich" && f.spaeter !== "frueher-gilt") {
    const nichtBegonnen = keinErgebnis(
      "Ist der Zugang nicht nachgewiesen, greift die Fiktion nicht; die Frist hat nicht begonnen.",
      f.norm,
      "nichtZugegangen",
    );
    return { wert: undefined, notizen: [...b.notizen, fehlernotiz(nichtBegonnen)] };
  }
  if (tatsaechlichAm === undefined) return b;
  if (f.spaeter === "frueher-gilt")
    return tatsaechlichAm < b.wert.am ? gilt(tatsaechlichAm, "frühere Einzelzustellung") : b;
  if (tatsaechlichAm === b.wert.am) return b;
  if (tatsaechlichAm < b.wert.am)
    return auch(hinweis(`Der frühere Zugang am ${tagText(tatsaechlichAm)} ist unbeachtlich.`, f.norm));
  if (f.spaeter === "gilt") return gilt(tatsaechlichAm, "späterer Zugang");
  if (f.spaeter === "glaubhaft") {
    const { wert, notizen } = gilt(tatsaechlichAm, "späterer Zugang");
    return {
      wert,
      notizen: [...notizen, hinweis("Der spätere Zugang muss glaubhaft gemacht werden.", f.norm)],
    };
  }
  return auch(
    hinweis(`Der spätere Zugang oder Abruf am ${tagText(tatsaechlichAm)} verschiebt nichts.`, f.norm),
  );
}

/** The proven day counts instead: what was disputed of the fiction no longer is. */
function nachgewiesen(
  e: Bekanntgabeeingabe,
  f: Fiktion,
  b: Notiert<Bekanntgabetag>,
  am: Tag,
  was: string,
): Notiert<Bekanntgabetag> {
  const text = `Es gilt der nachgewiesene Tag (${was}): ${tagText(am)}.`;
  return {
    wert: { am, fiktionAm: b.wert.fiktionAm, ausfalltage: [] },
    notizen: [...ohneStreit(b.notizen), schritt(f.regel, e.am, text, { norm: f.norm, tag: am })],
  };
}
