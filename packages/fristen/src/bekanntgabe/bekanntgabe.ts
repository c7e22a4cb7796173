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
export function bekanntgabe(eingabe: Bekanntgabeeingabe): BekanntgabeErgebnis | KeinErgebnis {
  const fehler = bekanntgabePruefen(eingabe);
  if (fehler) return fehler;
  const lage = mitschrift({
    ...(eingabe.ort && { ort: eingabe.ort }),
    ...(eingabe.heute !== undefined && { heute: eingabe.heute }),
  });
  const { wert: b, notizen } = bekanntgabetag(lage, eingabe);
  const alles = ausgewertet([...zukunftsvermerk(lage, eingabe.am, "bekanntgabe"), ...notizen]);
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
export function bekanntgabePruefen(eingabe: Bekanntgabeeingabe, vor = ""): KeinErgebnis | undefined {
  if (!bekanntgabearten.includes(eingabe.weg))
    return keinErgebnis("Diese Art der Bekanntgabe ist nicht bekannt.", "§ 41 VwVfG", `${vor}weg`);
  return ersterFehler(
    tagPruefen(eingabe.am, `${vor}am`),
    tagPruefenFalls(eingabe.tatsaechlichAm, `${vor}tatsaechlichAm`),
    tagPruefenFalls(eingabe.bestimmterTag, `${vor}bestimmterTag`),
    tagPruefenFalls(eingabe.eingangAm, `${vor}eingangAm`),
    tagPruefenFalls(eingabe.ruecksendungAm, `${vor}ruecksendungAm`),
    eingabe.bestimmteDauer && dauerPruefen(eingabe.bestimmteDauer, `${vor}bestimmteDauer`),
    eingabe.ort && grundPruefen({ ort: eingabe.ort }),
  );
}

/** The day that counts; none, with a fault among the notes, where nothing was notified. */
export function bekanntgabetag(lage: Lage, eingabe: Bekanntgabeeingabe): Notiert<Bekanntgabetag | undefined> {
  if (!Object.hasOwn(fiktionen, eingabe.weg)) {
    const { wert, notizen } = besondereBekanntgabe(eingabe);
    return { wert, notizen: [...ohneWirkung(eingabe), ...notizen] };
  }
  const f: Fiktion = fiktionen[eingabe.weg as keyof typeof fiktionen];
  const fassung = anwenden(f.regel, eingabe.am, f.reihe);
  const wert: Fiktionsdauer | undefined = fassungAm(f.reihe, eingabe.am)?.wert;
  if (!wert) return { wert: undefined, notizen: [fassung] };
  const roh = fiktionstag(lage, eingabe, f, wert);
  const b = verschoben(lage, eingabe, f, roh.wert);
  const notizen = [fassung, ...ohneWirkung(eingabe, wert), ...roh.notizen, ...b.notizen];
  return zugang(eingabe, { ...f, spaeter: wert.spaeter ?? f.spaeter }, { wert: b.wert, notizen });
}

function fiktionstag(
  lage: Lage,
  eingabe: Bekanntgabeeingabe,
  fiktion: Fiktion,
  wert: Fiktionsdauer,
): Notiert<Tag> {
  const k = kalender(eingabe.ort ?? {});
  const tage = eingabe.elektronisch && wert.elektronisch !== undefined ? wert.elektronisch : wert.tage;
  const gilt = (was: string, tag: Tag): Notiert<Tag> => {
    const text = `${fiktion.anfang} am ${tagText(eingabe.am)}; gilt ${was} als bekannt gegeben: ${tagText(tag)}.`;
    return {
      wert: tag,
      notizen: [schritt(fiktion.regel, eingabe.am, text, { norm: fiktion.norm, tag })],
    };
  };
  if (wert.werktage) {
    const n = eingabe.ortsbestellverkehr ? wert.werktage.ort : wert.werktage.sonst;
    return gilt(`am ${n}. Werktag danach`, werktagAb(plusTage(eingabe.am, 1), n, k, "zaehlt"));
  }
  const gesetzlich =
    tage !== undefined ? plusTage(eingabe.am, tage) : nachWochenOderMonaten(eingabe.am, wert);
  const was =
    tage !== undefined
      ? `am ${tage}. Tag danach`
      : wert.monate
        ? `nach ${wert.monate} Monat`
        : `nach ${wert.wochen} Wochen`;
  if (!eingabe.bestimmteDauer || (fiktion.regel !== "R-188Z" && fiktion.regel !== "R-184Z")) {
    const land = landesrecht(lage, eingabe, fiktion, gesetzlich);
    return { wert: land.wert, notizen: [...gilt(was, gesetzlich).notizen, ...land.notizen] };
  }
  const bestimmt = rechnerischesEnde(eingabe.am, zaehldauer(eingabe.bestimmteDauer), "ereignis");
  return gilt(
    bestimmt > gesetzlich
      ? `nach der vom Gericht bestimmten Frist von ${dauerTextDativ(eingabe.bestimmteDauer)}`
      : was,
    spaeterer(bestimmt, gesetzlich),
  );
}

const nachWochenOderMonaten = (am: Tag, { wochen = 0, monate = 0 }: Fiktionsdauer): Tag =>
  plusTage(plusMonate(am, monate), wochen * 7);

/** An authority of a Land with its own procedure act: its own days where they are certain, else three until the change is. */
function landesrecht(lage: Lage, eingabe: Bekanntgabeeingabe, fiktion: Fiktion, vier: Tag): Notiert<Tag> {
  const bundesrecht = { wert: vier, notizen: [] };
  if (!fiktion.landesrecht || !eingabe.landesbehoerde) return bundesrecht;
  const drei = plusTage(eingabe.am, landesrechtTage);
  const { land } = ortslage(eingabe.ort ?? {});
  if (drei >= vier || (land !== undefined && !laenderMitEigenemVwVfG.includes(land))) return bundesrecht;
  const fassungen: readonly { readonly ab: Tag; readonly wert: Fiktionsdauer }[] = fiktion.reihe.fassungen;
  const waren = fassungen
    .filter(({ ab }) => ab <= eingabe.am)
    .map(({ wert }) => (eingabe.elektronisch ? (wert.elektronisch ?? wert.tage) : wert.tage));
  if (!waren.includes(landesrechtTage)) return bundesrecht;
  const eigene = land && landesfiktionen[land]?.[eingabe.weg];
  const gesichert = eigene && fassungAm(eigene, eingabe.am);
  if (gesichert) {
    const am = plusTage(eingabe.am, gesichert.wert.tage);
    const text = `Behörde des Landes: Auch dort gilt der ${gesichert.wert.tage}. Tag danach, ${tagText(am)}.`;
    return { wert: am, notizen: [schritt(fiktion.regel, eingabe.am, text, { norm: eigene.norm, tag: am })] };
  }
  const { wert: tag, notizen } = streit(lage, {
    regel: fiktion.regel,
    frage:
      "Ob das Land in seinem eigenen Verwaltungsverfahrensgesetz schon auf vier Tage umgestellt hat, ist nicht gesichert.",
    frueher: drei,
    spaeter: vier,
    norm: fiktion.norm,
    quellen: [],
  });
  if (tag !== drei) return { wert: tag, notizen };
  const text = `Behörde eines Landes: Gerechnet ist vorsorglich mit dem ${landesrechtTage}. Tag danach, ${tagText(drei)}.`;
  return {
    wert: tag,
    notizen: [...notizen, schritt(fiktion.regel, eingabe.am, text, { norm: fiktion.norm, tag: drei })],
  };
}

function verschoben(
  lage: Lage,
  eingabe: Bekanntgabeeingabe,
  fiktion: Fiktion,
  roh: Tag,
): Notiert<Bekanntgabetag> {
  const { tag, ausfalltage } = naechsterWerktag(roh, kalender(eingabe.ort ?? {}));
  if (ausfalltage.length === 0) return { wert: { am: roh, fiktionAm: roh, ausfalltage }, notizen: [] };
  const tage = ausfalltage.map(ausfallText).join(", ");
  const gestritten =
    fiktion.verschiebung === "streitig" ? wochenendstreit(lage, fiktion, roh, tag) : undefined;
  const vorher = gestritten?.notizen ?? [];
  if (fiktion.verschiebung === "vorwaerts" || gestritten?.wert === tag) {
    const text = `Kein Werktag: ${tage}. Die Bekanntgabe gilt am nächsten Werktag, ${tagText(tag)}.`;
    const norm = fiktion.verschiebung === "vorwaerts" ? "§ 108 Abs. 3 AO" : fiktion.norm;
    return {
      wert: { am: tag, fiktionAm: roh, ausfalltage },
      notizen: [
        ...vorher,
        schritt(fiktion.regel, eingabe.am, text, { norm, tag, ort: ortText(eingabe.ort ?? {}) }),
      ],
    };
  }
  const bleibt = schritt(
    "R-193-NEIN",
    eingabe.am,
    `${tage}: Der Tag der Bekanntgabe wird nicht verschoben.`,
    {
      norm: fiktion.norm,
      tag: roh,
    },
  );
  return { wert: { am: roh, fiktionAm: roh, ausfalltage: [] }, notizen: [...vorher, bleibt] };
}

const wochenendstreit = (lage: Lage, fiktion: Fiktion, frueher: Tag, spaeter: Tag): Notiert<Tag> =>
  streit(lage, {
    regel: fiktion.regel,
    frage: "Ob sich der Fiktionstag am Wochenende oder Feiertag verschiebt, ist nicht entschieden.",
    frueher,
    spaeter,
    norm: fiktion.norm,
    quellen: fiktion.quellen ?? [],
  });

/** What a proven actual receipt does to the fiction. */
function zugang(
  eingabe: Bekanntgabeeingabe,
  fiktion: Fiktion,
  bekanntgabetag: Notiert<Bekanntgabetag>,
): Notiert<Bekanntgabetag | undefined> {
  const { tatsaechlichAm, nichtZugegangen } = eingabe;
  const auch = (notiz: Notiz) => ({ wert: bekanntgabetag.wert, notizen: [...bekanntgabetag.notizen, notiz] });
  const gilt = (am: Tag, was: string) => nachgewiesen(eingabe, fiktion, bekanntgabetag, am, was);
  if (nichtZugegangen && fiktion.spaeter === "abruf" && tatsaechlichAm) return gilt(tatsaechlichAm, "Abruf");
  if (nichtZugegangen && fiktion.spaeter !== "unbeachtlich" && fiktion.spaeter !== "frueher-gilt") {
    const nichtBegonnen = keinErgebnis(
      "Ist der Zugang nicht nachgewiesen, greift die Fiktion nicht; die Frist hat nicht begonnen.",
      fiktion.norm,
      "nichtZugegangen",
    );
    return { wert: undefined, notizen: [...bekanntgabetag.notizen, fehlernotiz(nichtBegonnen)] };
  }
  if (tatsaechlichAm === undefined) return bekanntgabetag;
  if (fiktion.spaeter === "frueher-gilt")
    return tatsaechlichAm < bekanntgabetag.wert.am
      ? gilt(tatsaechlichAm, "frühere Einzelzustellung")
      : bekanntgabetag;
  if (tatsaechlichAm === bekanntgabetag.wert.am) return bekanntgabetag;
  if (tatsaechlichAm < bekanntgabetag.wert.am)
    return auch(hinweis(`Der frühere Zugang am ${tagText(tatsaechlichAm)} ist unbeachtlich.`, fiktion.norm));
  if (fiktion.spaeter === "gilt") return gilt(tatsaechlichAm, "späterer Zugang");
  if (fiktion.spaeter === "glaubhaft") {
    const { wert, notizen } = gilt(tatsaechlichAm, "späterer Zugang");
    return {
      wert,
      notizen: [...notizen, hinweis("Der spätere Zugang muss glaubhaft gemacht werden.", fiktion.norm)],
    };
  }
  return auch(
    hinweis(`Der spätere Zugang oder Abruf am ${tagText(tatsaechlichAm)} verschiebt nichts.`, fiktion.norm),
  );
}

/** The proven day counts instead: what was disputed of the fiction no longer is. */
function nachgewiesen(
  eingabe: Bekanntgabeeingabe,
  fiktion: Fiktion,
  bekanntgabetag: Notiert<Bekanntgabetag>,
  am: Tag,
  was: string,
): Notiert<Bekanntgabetag> {
  const text = `Es gilt der nachgewiesene Tag (${was}): ${tagText(am)}.`;
  return {
    wert: { am, fiktionAm: bekanntgabetag.wert.fiktionAm, ausfalltage: [] },
    notizen: [
      ...ohneStreit(bekanntgabetag.notizen),
      schritt(fiktion.regel, eingabe.am, text, { norm: fiktion.norm, tag: am }),
    ],
  };
}
