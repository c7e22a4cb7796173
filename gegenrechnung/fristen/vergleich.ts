import * as produkt from "@gebuehrenportal/fristen";
import type { KeinErgebnis, Tag } from "@gebuehrenportal/recht";
import { bekanntgegeben } from "./bekanntgabe.ts";
import * as e from "./eingaben.ts";
import { pruefFrist } from "./frist.ts";
import { isoVon, type Platz, platzVon } from "./kalender.ts";
import { pruefKuendigung, pruefWerktag } from "./kuendigung.ts";
import type { Pruefergebnis } from "./pruefergebnis.ts";
import type { Pruefregeln } from "./regeln.ts";
import * as p from "./sonder.ts";
import * as s from "./sondereingaben.ts";
import { pruefVerjaehrung } from "./verjaehrung.ts";
import type { Zufall } from "./zufall.ts";

type Antwort = produkt.FristErgebnis | KeinErgebnis;

/** What is compared of an answer; the rest need not be kept. */
type Kurzantwort =
  | KeinErgebnis
  | Pick<
      produkt.FristErgebnis,
      | "art"
      | "ende"
      | "rechnerischesEnde"
      | "sichererTag"
      | "ereignisAm"
      | "uhrzeit"
      | "zwischentage"
      | "vorfristen"
    >;

const kurz = (eine: Antwort): Kurzantwort => {
  if (eine.art === "kein-ergebnis") return eine;
  const { art, ende, rechnerischesEnde, sichererTag, ereignisAm, uhrzeit, zwischentage, vorfristen } = eine;
  return {
    art,
    ende,
    rechnerischesEnde,
    sichererTag,
    ereignisAm,
    ...(uhrzeit && { uhrzeit }),
    zwischentage,
    vorfristen,
  };
};

/** One way of asking both engines: how often, with what, and whom. */
type Paar = { readonly anteil: number; readonly frage: (z: Zufall) => Frage };

/** One input, the answer of the product, and what the second engine says under given rules. */
export type Frage = {
  readonly eingabe: unknown;
  readonly abweichungen: (regeln: Pruefregeln) => readonly string[];
};

const paar = <E>(
  anteil: number,
  eingabe: (z: Zufall) => E,
  antwort: (e: E) => Antwort,
  pruef: (e: E, regeln: Pruefregeln) => Pruefergebnis | undefined,
): Paar => ({
  anteil,
  frage: (z) => {
    const gestellt = eingabe(z);
    let eine: Kurzantwort | undefined;
    return {
      eingabe: gestellt,
      abweichungen: (regeln) => {
        eine ??= kurz(antwort(gestellt));
        return unterschiede(eine, pruef(gestellt, regeln));
      },
    };
  },
});

/** Everything both engines can be asked; the shares add up to 100. */
export const paare: Readonly<Record<string, Paar>> = {
  vorwaerts: paar(20, e.vorwaerts, produkt.frist, pruefFrist),
  rueckwaerts: paar(10, e.rueckwaerts, produkt.frist, pruefFrist),
  hoechstgrenze: paar(2, e.mitGrenze, produkt.frist, pruefFrist),
  europaeisch: paar(2, e.europaeisch, produkt.frist, pruefFrist),
  wartend: paar(1, e.wartend, produkt.frist, pruefFrist),
  amSitz: paar(1, e.amSitz, produkt.frist, pruefFrist),
  stunden: paar(4, e.stunden, produkt.frist, pruefFrist),
  werktage: paar(2, e.werktage, produkt.frist, pruefFrist),
  nachBekanntgabe: paar(12, e.nachBekanntgabe, produkt.frist, pruefFrist),
  verlaengerung: paar(6, s.verlaengert, produkt.verlaengerung, p.pruefVerlaengerung),
  fuenfMonate: paar(3, s.fuenfMonatsfrist, produkt.fuenfMonate, p.pruefFuenfMonate),
  jahresende: paar(3, s.jahresendfrist, produkt.abJahresende, p.pruefJahresende),
  monatsende: paar(3, s.monatsendfrist, produkt.abMonatsende, p.pruefMonatsende),
  jahresanfang: paar(1, s.jahresanfang, produkt.rueckschauJahresanfang, p.pruefJahresanfang),
  verjaehrung: paar(5, s.verjaehrungsfall, produkt.verjaehrung, pruefVerjaehrung),
  revision: paar(4, s.revision, produkt.revisionStpo, p.pruefRevision),
  werktag: paar(4, s.werktagsfall, produkt.werktagImMonat, pruefWerktag),
  kuendigung: paar(4, s.kuendigungsfall, produkt.kuendigung, pruefKuendigung),
  vorfrist: paar(1, s.vorfristfall, produkt.vorfrist, p.pruefVorfrist),
  emrk: paar(1, s.emrkfall, produkt.emrk, p.pruefEmrk),
  eug: paar(2, s.eugfall, produkt.eugFrist, p.pruefEug),
  unterbrechung: paar(1, s.unterbrechung, produkt.nachUnterbrechung, p.pruefUnterbrechung),
  wiedereinsetzung: paar(2, s.wiedereinsetzungsfall, produkt.wiedereinsetzung, p.pruefWiedereinsetzung),
  belehrung: paar(1, s.belehrungsfall, produkt.fristOhneBelehrung, p.pruefOhneBelehrung),
  gmbhLadung: paar(1, s.ladung, produkt.gmbhLadung, p.pruefGmbhLadung),
  zeitraeume: paar(1, s.stueckzeit, produkt.nichtZusammenhaengend, p.pruefZeitraeume),
  monatsmarke: paar(1, s.monatsmarkenfall, produkt.monatsmarke, p.pruefMonatsmarke),
  demnaechst: {
    anteil: 1,
    frage: (z) => {
      const eingabe = s.demnaechst(z);
      return {
        eingabe,
        abweichungen: () => {
          const eine = produkt.zustellungDemnaechst(eingabe);
          const andere = p.pruefDemnaechst(eingabe);
          const grund = eine.art === "ergebnis" ? eine.grund : undefined;
          return grund === andere ? [] : [`${eine.grund} gegen ${andere}`];
        },
      };
    },
  },
  bekanntgabe: {
    anteil: 8,
    frage: (z) => {
      const eingabe = e.bekanntgabeweg(z);
      return {
        eingabe,
        abweichungen: (regeln) => {
          const eine = produkt.bekanntgabe(eingabe);
          const andere = bekanntgegeben(eingabe, regeln);
          return ungleich("bekanntgabe", eine.art === "ergebnis" ? eine.am : undefined, andere);
        },
      };
    },
  },
};

/** An operation by its share. */
export function zufaelligesPaar(z: Zufall): readonly [string, Paar] {
  let los = z.zahl(
    1,
    Object.values(paare).reduce((summe, { anteil }) => summe + anteil, 0),
  );
  for (const eines of Object.entries(paare)) {
    los -= eines[1].anteil;
    if (los <= 0) return eines;
  }
  throw new RangeError("Die Anteile sind kleiner als ihre Summe");
}

function unterschiede(eine: Kurzantwort, andere: Pruefergebnis | undefined): readonly string[] {
  if (eine.art === "kein-ergebnis" || andere === undefined) {
    return eine.art === "kein-ergebnis" && andere === undefined
      ? []
      : [
          eine.art === "kein-ergebnis"
            ? `kein Ergebnis: ${eine.grund}`
            : `Ergebnis ${eine.ende} statt keines`,
        ];
  }
  if (andere.stunde !== undefined) return stundenUnterschied(eine, andere.stunde);
  return [
    ...ungleich("ende", eine.ende, andere.ende),
    ...(andere.rechnerisch === undefined
      ? []
      : ungleich("rechnerischesEnde", eine.rechnerischesEnde, andere.rechnerisch)),
    ...(andere.sicher === undefined ? [] : ungleich("sichererTag", eine.sichererTag, andere.sicher)),
    ...(andere.ereignis === undefined ? [] : ungleich("bekanntgabe", eine.ereignisAm, andere.ereignis)),
    ...(andere.vorfrist === undefined ? [] : ungleich("vorfrist", eine.vorfristen[0]?.tag, andere.vorfrist)),
    ...Object.entries(andere.weitere ?? {}).flatMap(([name, platz]) =>
      ungleich(name, eine.zwischentage.find((z) => z.name === name)?.tag, platz),
    ),
  ];
}

const ungleich = (was: string, eine: Tag | undefined, andere: Platz | undefined): readonly string[] => {
  const iso = andere === undefined ? undefined : isoVon(andere);
  return eine === iso ? [] : [`${was}: ${eine} gegen ${iso} im Prüfrechner`];
};

/** The end in hours; midnight may stand at the end of a day or at the beginning of the next one. */
function stundenUnterschied(
  eine: Pick<produkt.FristErgebnis, "ende" | "uhrzeit">,
  stunde: number,
): readonly string[] {
  const [h = 0, m = 0] = (eine.uhrzeit ?? "").split(":").map(Number);
  return platzVon(eine.ende) * 24 + h + m / 60 === stunde
    ? []
    : [`ende: ${eine.ende} ${eine.uhrzeit} gegen ${isoVon(Math.floor(stunde / 24))} ${stunde % 24} Uhr`];
}
