import { describe, expect, test } from "vitest";
import { unterhalt } from "../packages/gesetze/famgkg/paragraph-51.ts";
import { unterhalt as unterhaltswert } from "../packages/gesetze/famgkg/werte.ts";
import { hoechstwert as gkgHoechstwert } from "../packages/gesetze/gkg/paragraph-39.ts";
import { mietwert } from "../packages/gesetze/gkg/paragraph-41.ts";
import { wiederkehrendeLeistungen } from "../packages/gesetze/gkg/paragraph-42.ts";
import { mindeststreitwert } from "../packages/gesetze/gkg/paragraph-52.ts";
import { beamtenstatus } from "../packages/gesetze/gkg/paragraph-52-beamte.ts";
import {
  miete,
  oeffentlich,
  hoechstwert as streitwertgrenze,
  wiederkehrend,
} from "../packages/gesetze/gkg/werte.ts";
import { kvNummerVon } from "../packages/gesetze/kostenverzeichnis/index.ts";
import { inkassogrenzen } from "../packages/gesetze/rdg/inkasso.ts";
import { inkassoKleinforderung } from "../packages/gesetze/rvg/paragraph-13.ts";
import { hoechstwert as rvgHoechstwert } from "../packages/gesetze/rvg/paragraph-22.ts";
import { zahlungsvereinbarungProzent } from "../packages/gesetze/rvg/paragraph-31b.ts";
import { vvNummer } from "../packages/gesetze/rvg/vv/index.ts";
import { inkassoSaetze } from "../packages/gesetze/rvg/vv/inkasso.ts";
import { umsatzsteuersatz as anwaltssteuer } from "../packages/gesetze/ustg/paragraph-12.ts";
import { umsatzsteuersatz as notarsteuer } from "../packages/gesetze/ustg/paragraph-12-kosten.ts";
import { vollstreckungsmassnahmen } from "../packages/gesetze/zpo/massnahmen.ts";
import { mietstreit } from "../packages/gesetze/zpo/paragraph-8.ts";
import { wiederkehrendeNutzungen } from "../packages/gesetze/zpo/paragraph-9.ts";
import {
  mietstreit as mietzeit,
  wiederkehrendeNutzungen as nutzungen,
} from "../packages/gesetze/zpo/werte.ts";
import { fassungAm, plusTage, type Tag, tag, type Zeitreihe } from "../packages/recht/index.ts";

// The law packages do not know each other, so some norms stand in two of them. Both must say the same on every day.

type Lesung = { readonly reihe: Zeitreihe<unknown>; readonly am: (stichtag: Tag) => unknown };

const lesung = <W>(reihe: Zeitreihe<W>, teil: (wert: W) => unknown = (wert) => wert): Lesung => ({
  reihe,
  am: (stichtag) => {
    const fassung = fassungAm(reihe, stichtag);
    return fassung && teil(fassung.wert);
  },
});

function vv(nr: string, teil: (wert: Readonly<Record<string, unknown>>) => unknown): Lesung {
  const nummer = vvNummer(nr);
  if (!nummer) throw new Error(`Nr. ${nr} VV`);
  return lesung(nummer.werte, (wert) => teil(wert));
}
function kv(
  gesetz: "gkg" | "gnotkg" | "gvkostg",
  nr: string,
  teil: (wert: Readonly<Record<string, unknown>>) => unknown,
): Lesung {
  const nummer = kvNummerVon(gesetz, nr);
  if (!nummer) throw new Error(`Nr. ${nr} KV`);
  return lesung(nummer.werte, (wert) => teil(wert));
}

const paare: readonly (readonly [norm: string, eine: Lesung, andere: Lesung])[] = [
  [
    "Nr. 2300 Anm. 2 VV: Inkassosätze",
    lesung(inkassogrenzen, ({ regel100, hoechst100, einfach100 }) => ({ regel100, hoechst100, einfach100 })),
    lesung(inkassoSaetze),
  ],
  [
    "§ 13 Abs. 2 RVG: Inkasso einer Kleinforderung",
    lesung(inkassogrenzen, (g) => [g.kleinforderungBis, g.kleinforderungEinfach]),
    lesung(inkassoKleinforderung, (k) => [k.bisWert, k.gebuehr]),
  ],
  [
    "Nr. 1000 Nr. 2 VV: Satz der Zahlungsvereinbarung",
    lesung(inkassogrenzen, (g) => g.zahlungsvereinbarung100),
    vv("1000", (wert) => wert.variante2),
  ],
  [
    "§ 31b RVG: Wert der Zahlungsvereinbarung",
    lesung(inkassogrenzen, (g) => g.zahlungsvereinbarungProzent),
    lesung(zahlungsvereinbarungProzent),
  ],
  [
    "§ 22 Abs. 2 RVG und § 39 Abs. 2 GKG: Höchstwert",
    lesung(rvgHoechstwert, (wert) => wert.jeAngelegenheit),
    lesung(gkgHoechstwert),
  ],
  ["§ 39 Abs. 2 GKG: Höchstwert", lesung(streitwertgrenze), lesung(gkgHoechstwert)],
  ["§ 12 Abs. 1 UStG: Steuersatz", lesung(anwaltssteuer), lesung(notarsteuer)],
  ["§ 51 FamGKG: Unterhalt", lesung(unterhaltswert), lesung(unterhalt)],
  ["§ 41 GKG: Miete", lesung(miete, (wert) => wert.monate), lesung(mietwert, (wert) => wert.monate)],
  ["§ 42 GKG: wiederkehrende Leistungen", lesung(wiederkehrend), lesung(wiederkehrendeLeistungen)],
  [
    "§ 52 Abs. 6 GKG: Beamte",
    lesung(oeffentlich, (wert) => wert.beamte),
    lesung(beamtenstatus, ({ lebenszeit, uebrige }) => ({ lebenszeit, uebrige })),
  ],
  [
    "§ 52 Abs. 4 Nr. 1 GKG: Mindestwert",
    lesung(oeffentlich, (wert) => wert.finanzMindestens),
    lesung(mindeststreitwert),
  ],
  ["§ 8 ZPO: Jahre der Miete", lesung(mietzeit), lesung(mietstreit)],
  ["§ 9 ZPO: Monate der Nutzung", lesung(nutzungen), lesung(wiederkehrendeNutzungen)],
];

const heute = tag("2026-11-21");

/** From the day both series speak: each first day of both, also to come, the days around it, and every quarter. */
function tage({ reihe: a }: Lesung, { reihe: b }: Lesung): Tag[] {
  const erste = [a, b].map(({ fassungen }) => fassungen[0]?.ab ?? heute);
  const ab = erste.toSorted().at(-1) ?? heute;
  const quartale = Array.from({ length: 100 }, (_, i) =>
    tag(`${2004 + Math.floor(i / 4)}-${["01", "04", "07", "10"][i % 4]}-01`),
  );
  const wechsel = [a, b].flatMap(({ fassungen }) =>
    fassungen.flatMap((f) => [plusTage(f.ab, -1), f.ab, plusTage(f.ab, 1)]),
  );
  return [...new Set([...wechsel, ...quartale, heute])].filter((t) => t >= ab).sort();
}

test.each(paare)("%s steht in zwei Paketen und sagt an jedem Tag dasselbe", (_norm, eine, andere) => {
  const alle = tage(eine, andere);
  expect(alle.length).toBeGreaterThan(5);
  for (const stichtag of alle) {
    expect(eine.am(stichtag), stichtag).toBeDefined();
    expect(eine.am(stichtag), stichtag).toEqual(andere.am(stichtag));
  }
});

test("Auch eine künftige Fassung, die nur das eine Paket hat, wird verglichen", () => {
  const ab = tag("2190-01-01");
  const fassungen = streitwertgrenze.fassungen.map((fassung) => ({ ...fassung, ab }));
  const geaendert = { ...streitwertgrenze, fassungen: [...streitwertgrenze.fassungen, ...fassungen] };
  expect(tage(lesung(geaendert), lesung(gkgHoechstwert))).toContain(ab);
  expect(tage(lesung(gkgHoechstwert), lesung(geaendert))).toContain(ab);
});

describe("Die Nummern der Vollstreckungskosten", () => {
  const faelle = vollstreckungsmassnahmen.fassungen.flatMap((fassung, i, alle) => {
    const naechste = alle[i + 1];
    const bis = naechste ? plusTage(naechste.ab, -1) : tag("2190-01-01");
    return [...new Map(fassung.wert.flatMap((m) => m.nummern).map((n) => [n.gesetz + n.nr, n])).values()].map(
      (nummer) => ({ nummer, ab: fassung.ab, bis }),
    );
  });

  test.each(faelle)("$nummer.gesetz $nummer.nr gibt es vom $ab bis zum $bis, mit demselben Satz", (fall) => {
    const { gesetz, nr, satz100 } = fall.nummer;
    const register =
      gesetz === "RVG"
        ? vv(nr, (wert) => wert)
        : kv(gesetz === "GKG" ? "gkg" : gesetz === "GNotKG" ? "gnotkg" : "gvkostg", nr, (wert) => wert);
    for (const stichtag of [fall.ab, fall.bis]) {
      const wert = register.am(stichtag) as { readonly art: string; readonly satz100?: number } | undefined;
      expect(wert, stichtag).toBeDefined();
      expect(wert?.art, stichtag).not.toBe("entfallen");
      if (satz100 !== undefined) expect(wert?.satz100, stichtag).toBe(satz100);
    }
  });
});
