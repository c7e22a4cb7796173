import { vvNummer } from "@gebuehrenportal/gesetze/rvg/vv/index.ts";
import type { VvNummer } from "@gebuehrenportal/gesetze/rvg/vv/typen.ts";
import { fassungAm } from "@gebuehrenportal/recht";
import { kein } from "../abbruch.ts";
import type { Position } from "../eingabe.ts";
import type { Auftrag, Betrag, Gebuehr } from "./gebuehr.ts";
import { nummerAmStichtag } from "./nummer-am-stichtag.ts";
import { angewandteNummern } from "./nummern.ts";

/** 3337 refers to 3335, that to 3100: a longer chain is a circle. */
const tiefsterBezug = 4;

/** The fee referred to, computed without Nr. 1008 VV: the position named, the inputs given, or the only one that fits. */
export function bezugsgebuehr(auftrag: Auftrag): Gebuehr {
  const { s, p, feld, wert, gebuehrVon } = auftrag;
  const ort = `${feld}.bezug`;
  if (ort.split(".bezug").length > tiefsterBezug)
    kein("Die Bezüge verweisen im Kreis.", auftrag.nummer.werte.norm, ort);
  const gewaehlt = typeof p.bezug === "object" ? alsPosition(p.bezug, p) : positionImFall(auftrag);
  if (!gewaehlt)
    kein(`Geben Sie an, nach welcher Gebühr sich Nr. ${p.nr} VV richtet.`, auftrag.nummer.werte.norm, ort);
  const ohneHaft =
    wert.art === "verweis" && wert.ohneZuschlag
      ? nummerAmStichtag(s, gewaehlt.nr, ort).haftzuschlagZu
      : undefined;
  const { anzahl: _, betrag, rahmen, ...rest } = gewaehlt;
  const mitte = wert.art === "verweis" && wert.mittelgebuehr;
  const bezogen: Position = {
    ...rest,
    ...(mitte || betrag === undefined ? {} : { betrag }),
    ...(mitte || rahmen === undefined ? {} : { rahmen }),
    nr: ohneHaft ?? gewaehlt.nr,
    erhoehung: false,
  };
  if (!passtAlsBezug(auftrag, nummerAmStichtag(s, bezogen.nr, ort))) {
    kein(
      `Nr. ${p.nr} VV kann sich nicht nach Nr. ${gewaehlt.nr} VV richten.`,
      auftrag.nummer.werte.norm,
      ort,
    );
  }
  return gebuehrVon(s, bezogen, ort);
}

/** Nr. 2201 VV: instead of a rate the minimum of the Verfahrensgebühr, where that is a frame. */
export function bezogeneRahmengebuehr(auftrag: Auftrag): Betrag | undefined {
  const basis = bezugsgebuehr(auftrag);
  const { norm } = auftrag.nummer.werte;
  if (basis.ansatz || basis.mindest === undefined) return undefined;
  const betrag = basis.mindest;
  return {
    betrag,
    prozent: 0,
    bezogen: angewandteNummern(basis),
    schritte: [{ text: `Mindestbetrag von ${basis.norm}`, norm, betrag }],
  };
}

/** A number with its own inputs; value, and the choice where it has none, come from the position that refers to it. */
function alsPosition(bezug: Exclude<Position["bezug"], string | undefined>, position: Position): Position {
  const { satz100, betrag, rahmen, wert } = position;
  const wahl = bezug.satz100 === undefined && bezug.betrag === undefined;
  return {
    ...(wert === undefined ? {} : { wert }),
    ...(wahl && satz100 !== undefined ? { satz100 } : {}),
    ...(wahl && betrag !== undefined ? { betrag } : {}),
    ...(wahl && rahmen !== undefined ? { rahmen } : {}),
    ...bezug,
  };
}

function positionImFall({ s, p, nummer, wert, feld }: Auftrag): Position | undefined {
  const andere = s.a.positionen.filter((q) => q.nr !== p.nr);
  if (typeof p.bezug === "string") {
    const { bezug } = p;
    const treffer = andere.find((q) => (q.id ?? q.nr) === bezug) ?? andere.find((q) => q.nr === bezug);
    return (
      treffer ??
      kein(
        `Eine Position „${bezug}“ gibt es in dieser Angelegenheit nicht.`,
        nummer.werte.norm,
        `${feld}.bezug`,
      )
    );
  }
  const genannt = wert.art === "verweis" ? (wert.von ?? []) : [];
  const passend = andere.filter((andere) => {
    const n = vvNummer(andere.nr, s.stichtag);
    if (!n || !passtAlsBezug({ nummer, wert, p }, n)) return false;
    return genannt.includes(n.nr) || fassungAm(n.werte, s.stichtag)?.wert.art !== "verweis";
  });
  return passend.length === 1 ? passend[0] : undefined;
}

/** The numbers the statute names, with their Haftzuschlag; for Nr. 2200 VV they are examples. Else the same kind of fee. */
function passtAlsBezug(
  { nummer, wert }: Pick<Auftrag, "nummer" | "wert" | "p">,
  vvNummer: VvNummer,
): boolean {
  const von = wert.art === "verweis" ? wert.von : undefined;
  if (von && nummer.nr !== "2200")
    return (
      von.includes(vvNummer.nr) ||
      (vvNummer.haftzuschlagZu !== undefined && von.includes(vvNummer.haftzuschlagZu))
    );
  return vvNummer.gebuehrenart === (nummer.gebuehrenart === "termin" ? "termin" : "verfahren");
}
