import type { VvWert } from "@gebuehrenportal/gesetze/rvg/vv/typen.ts";
import { anteil, cent, euro, type Schritt } from "@gebuehrenportal/recht";
import { kein } from "../abbruch.ts";
import { hinweis } from "../sache.ts";
import { erhoehung100 } from "./erhoehung.ts";
import type { Auftrag, Betrag } from "./gebuehr.ts";

type Rahmen = Extract<VvWert, { art: "betragsrahmen" }>;

/**
 * An amount within a frame (§ 14 Abs. 1 RVG): chosen, or the threshold (Nr. 2302 VV), or the middle. Nr. 1008 VV raises
 * both ends and the threshold. The treasury pays the fixed amount where the column has one, else the same frame.
 */
export function rahmengebuehr(auftrag: Auftrag<Rahmen>): Betrag {
  const { s, p, wert, feld, nummer } = auftrag;
  const { norm } = nummer.werte;
  if (p.satz100 !== undefined)
    kein(`Nr. ${p.nr} VV hat einen Betragsrahmen; wählbar ist nur der Betrag.`, norm, `${feld}.satz100`);
  const prozent = erhoehung100(s, p, nummer, false);
  if (s.kasse && wert.bestellt !== undefined) return fester(auftrag, wert.bestellt, prozent);
  const { min, max, schwelle } = wert;
  const erhoeht = (b: typeof min) => anteil(b, 100 + prozent, 100);
  const rahmen = {
    min: erhoeht(min),
    mittel: anteil(cent(erhoeht(min) + erhoeht(max)), 1, 2),
    max: erhoeht(max),
    ...(schwelle === undefined ? {} : { schwelle: erhoeht(schwelle) }),
  };
  const schritte: Schritt[] = [
    { text: `Rahmen ${euro(min)} bis ${euro(max)}`, norm },
    ...(prozent
      ? [{ text: `+ ${prozent} %: ${euro(rahmen.min)} bis ${euro(rahmen.max)}`, norm: "Nr. 1008 VV" }]
      : []),
  ];
  const fertig = { rahmen, prozent, mindest: min, hoechst: rahmen.max };
  if (p.betrag !== undefined) {
    if (p.betrag < min || p.betrag > max) {
      kein(
        `${euro(p.betrag)} liegen außerhalb des Rahmens von ${euro(min)} bis ${euro(max)}.`,
        norm,
        `${feld}.betrag`,
      );
    }
    if (schwelle !== undefined && p.betrag > schwelle) ueberSchwelle(auftrag, rahmen.schwelle ?? schwelle);
    const betrag = erhoeht(p.betrag);
    schritte.push({
      text: prozent ? `bestimmt ${euro(p.betrag)}, erhöht` : "bestimmt",
      norm: "§ 14 Abs. 1 RVG",
      betrag,
    });
    return { ...fertig, betrag, schritte };
  }
  const stelle = p.rahmen ?? (schwelle === undefined ? "mittel" : "schwelle");
  const wahl = {
    mindest: ["Mindestgebühr", rahmen.min],
    mittel: ["Mittelgebühr", rahmen.mittel],
    hoechst: ["Höchstgebühr", rahmen.max],
    schwelle: ["Schwellengebühr", rahmen.schwelle],
  } as const;
  const [name, betrag] = wahl[stelle];
  if (betrag === undefined) kein(`Nr. ${p.nr} VV hat keine Schwelle.`, norm, `${feld}.rahmen`);
  if (rahmen.schwelle !== undefined && betrag > rahmen.schwelle) ueberSchwelle(auftrag, rahmen.schwelle);
  schritte.push({
    text: name,
    norm: stelle === "schwelle" ? `Nr. ${p.nr} Anm. VV` : "§ 14 Abs. 1 RVG",
    betrag,
  });
  return { ...fertig, betrag, schritte };
}

/** A fixed amount raised by Nr. 1008 VV. */
export function fester(auftrag: Auftrag, grund: NonNullable<Rahmen["bestellt"]>, prozent: number): Betrag {
  const { norm } = auftrag.nummer.werte;
  const betrag = anteil(grund, 100 + prozent, 100);
  const schritte: Schritt[] = [{ text: "fester Betrag", norm, betrag: grund }];
  if (prozent) schritte.push({ text: `+ ${prozent} %`, norm: "Nr. 1008 VV", betrag });
  return { betrag, prozent, schritte };
}

function ueberSchwelle({ s, p, feld }: Auftrag, schwelle: Rahmen["min"]): void {
  hinweis(
    s,
    `Mehr als ${euro(schwelle)} können nur gefordert werden, wenn die Tätigkeit umfangreich oder schwierig war.`,
    `Nr. ${p.nr} Anm. VV`,
    `${feld}.betrag`,
  );
}
