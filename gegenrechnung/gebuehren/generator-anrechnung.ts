import type {
  Angelegenheit,
  Anrechnung,
  Position,
  RvgEingabe,
  Vertretung,
  Zahlung,
} from "@gebuehrenportal/gebuehren";
import type { Cent, Tag } from "@gebuehrenportal/recht";
import fc, { type Arbitrary } from "fast-check";
import { abschliessend, schalterArt } from "./generator.ts";
import {
  auftraggeberzahl,
  auftragstag,
  cent,
  kleineWerte,
  manchmal,
  positionZu,
  tag,
} from "./generator-bausteine.ts";
import { gibtEs, nummer } from "./verzeichnis.ts";

/** Who credits what on what: the numbers, what stands beside them, and from which day the rule is exercised. */
type Paar = {
  readonly von: string;
  readonly auf: string;
  readonly neben?: readonly string[];
  readonly nebenAuf?: readonly string[];
  readonly ab?: string;
};
const zusammen = (
  von: readonly string[],
  auf: readonly string[],
  rest: Omit<Paar, "von" | "auf"> = {},
): readonly Paar[] => von.flatMap((v) => auf.map((a) => ({ von: v, auf: a, ...rest })));

const neu = "2013-08-01";
const klage = { nebenAuf: ["3101", "3104"] };

/** For each of the 23 rules the pairs of numbers that exercise it. */
export const paare: Readonly<Record<string, readonly Paar[]>> = {
  "vorb3-4": [
    ...zusammen(["2300", "2303"], ["3100", "3200", "3300"], klage),
    ...zusammen(["2300"], ["3305", "3307"]),
    ...zusammen(["2301"], ["3100"]),
    ...zusammen(["2302"], ["3102"], { ab: neu }),
  ],
  "vorb23-4": [...zusammen(["2300"], ["2300"], { ab: neu }), ...zusammen(["2302"], ["2302"], { ab: neu })],
  "vorb23-5": zusammen(["2302"], ["2302"], { ab: neu }),
  "vorb23-6": zusammen(["2300"], ["2303"], { ab: neu }),
  "vorb64-2": zusammen(["2302"], ["6400", "6402"], { ab: neu }),
  "2100": [
    ...zusammen(["2100", "2101"], ["3200", "3206"]),
    ...zusammen(["2102", "2103"], ["3204", "3212", "4124", "4130"]),
  ],
  "2501-2": [...zusammen(["2501"], ["2503"]), ...zusammen(["2502"], ["2504", "2506"])],
  "2503-2": [
    ...zusammen(["2503"], ["3100", "3102"]),
    ...zusammen(["2504", "2505", "2506", "2507"], ["3100"]),
  ],
  "3100-1": zusammen(["3100"], ["3100"], klage),
  "3100-2": zusammen(["3100"], ["3100"], klage),
  "vorb3-5": [...zusammen(["3100"], ["3100"], klage), ...zusammen(["3102"], ["3102"])],
  "vorb3-6": [
    ...zusammen(["3100"], ["3100"], klage),
    ...zusammen(["3200"], ["3200"]),
    ...zusammen(["3102"], ["3102"]),
  ],
  "vorb3-7": zusammen(["3100"], ["3100"], klage),
  "3101-1": [
    ...zusammen(["3101"], ["3100"], { neben: ["3100"], nebenAuf: ["3104"] }),
    ...zusammen(["3201"], ["3200"], { neben: ["3200"] }),
  ],
  "3104-2": [...zusammen(["3104"], ["3104"]), ...zusammen(["3202"], ["3104", "3202"])],
  "3104-4": zusammen(["3104"], ["3104"], { neben: ["3305"], nebenAuf: ["3100"] }),
  "3305": [...zusammen(["3305", "3306"], ["3100"], klage), ...zusammen(["3305"], ["3300"])],
  "3307": zusammen(["3307"], ["3100"], klage),
  nzb: [
    ...zusammen(["3504"], ["3200"]),
    ...zusammen(["3506"], ["3206"]),
    ...zusammen(["3508"], ["3208"]),
    ...zusammen(["3511"], ["3204"]),
    ...zusammen(["3512"], ["3212"]),
    ...zusammen(["6215"], ["6211"]),
    ...zusammen(["6402"], ["6402"], { ab: neu }),
  ],
  "5100": zusammen(["5100"], ["4100"], { nebenAuf: ["4104"] }),
  "4143": zusammen(["4143"], ["3100"], klage),
  "vorb43-4": [
    ...zusammen(["4300"], ["4130"]),
    ...zusammen(["4301", "4302"], ["4106", "4124"]),
    ...zusammen(["5200"], ["5103", "5109"]),
    ...zusammen(["6500"], ["6203"]),
  ],
  "34-2": zusammen(["34"], ["2300", "3100", "4106", "3102"]),
};

/** Rules that work on the surplus of one fee: the value must lie below that of the credited fee. */
const mehrbetraege = ["3104-2"];

/** Rules that both numbers alone lead to. */
const findbar = [
  "vorb3-4",
  "vorb23-6",
  "vorb64-2",
  "2100",
  "2503-2",
  "3305",
  "3307",
  "nzb",
  "5100",
  "4143",
  "34-2",
];

/** A bill that exercises one rule: one to three credited fees on one fee, several laws, clients, values, payers. */
export function regelFall(id: string): Arbitrary<RvgEingabe> {
  return fc.tuple(fc.constantFrom(...(paare[id] ?? [])), fc.boolean()).chain(([paar, neuesRecht]) => {
    const ab = tag(paar.ab ?? (neuesRecht && /^230[12]$/.test(paar.von) ? neu : "2006-07-01"));
    return fc
      .tuple(auftragstag(ab), auftragstag(ab), fc.integer({ min: 1, max: 3 }))
      .map(([a, b, n]) => (a < b ? ([a, b, n] as const) : ([b, a, n] as const)))
      .filter(([a, b]) => gibtEsOder34(paar.von, a) && gibtEsOder34(paar.auf, b) && gibtEsOder34(paar.von, b))
      .chain(([von, auf, n]) => fallMit(id, paar, von, auf, einfach(id) ? 1 : n, neuesRecht));
  });
}

/** Rules with one credited fee by their wording. */
const einfach = (id: string): boolean =>
  ["3101-1", "3104-2", "3104-4", "5100", "4143", "2501-2"].includes(id);
const gibtEsOder34 = (nr: string, am: Tag): boolean => nr === "34" || gibtEs(nr, am);

function fallMit(
  id: string,
  p: Paar,
  von: Tag,
  auf: Tag,
  anzahl: number,
  neuesRecht: boolean,
): Arbitrary<RvgEingabe> {
  const quellen = Array.from({ length: anzahl }, (_, i) => quelle(`von${i + 1}`, p, von, neuesRecht));
  const gesetzt = schalterArt.map((s) => ({
    ...s,
    rechtswechsel: neuesRecht ? ("neues-recht" as const) : ("entstandener-betrag" as const),
  }));
  return fc
    .tuple(
      fc.tuple(...quellen),
      ziel(p, auf),
      fc.boolean(),
      verteilung(id, anzahl),
      fc.tuple(
        manchmal("ausnahme", fc.boolean(), 3),
        manchmal("gezahlt", fc.integer({ min: 1000, max: 90_000 }).map(cent), 2),
        manchmal("betrag", fc.integer({ min: 1000, max: 60_000 }).map(cent), 5),
        manchmal("betrag", fc.integer({ min: 1000, max: 200_000 }).map(cent), 5),
      ),
      fc.integer({ min: 1, max: 5 }).map((n) => n === 1),
    )
    .chain(([sachen, angriff, draussen, teile, [ausnahme, gezahlt, fest, angegeben], unbenannt]) => {
      const aufWert = angriff.wert ?? cent(0);
      const anrechnungen = sachen.map((s, i): Anrechnung => {
        const position = s.positionen.at(-1);
        if (!position) throw new Error("Quelle ohne Position");
        const wert = uebergegangen(id, s, position, aufWert, teile[i]);
        return {
          ...(unbenannt && findbar.includes(id) ? {} : { regel: id }),
          von:
            draussen && darfFrueher(p, s)
              ? {
                  frueher: {
                    ...alsFruehere(s, position, wertgebuehren.includes(position.nr) ? angegeben : {}),
                    ...(angriff.vertretung === "beigeordnet" ? gezahlt : {}),
                  },
                }
              : { angelegenheit: s.id, position: position.nr },
          auf: { angelegenheit: angriff.id, position: p.auf },
          ...(wert === undefined ? {} : { wert }),
          ...(id === "2503-2" ? ausnahme : {}),
          ...(anzahl === 1 ? fest : {}),
        };
      });
      const innen = sachen.filter((_, i) => !("frueher" in (anrechnungen[i]?.von ?? {})));
      return fc.tuple(
        abschliessend([...innen, angriff], anrechnungen, gesetzt),
        zahlungAufQuelle(innen, angriff),
      );
    })
    .map(([eingabe, zahlung]) =>
      zahlung === undefined ? eingabe : { ...eingabe, zahlungen: [...(eingabe.zahlungen ?? []), zahlung] },
    );
}

const darfFrueher = (p: Paar, s: Angelegenheit): boolean =>
  p.neben === undefined && s.vertretung === undefined && s.auslagen === undefined;

/** Fees by value of which an earlier one may be known by its amount alone. */
const wertgebuehren = ["2300", "2301", "2303", "3100", "3305", "3307"];

function alsFruehere(
  s: Angelegenheit,
  { id: _, ...gewaehlt }: Position,
  angegeben: { readonly betrag?: Cent },
) {
  if (s.auftragAm === undefined) throw new Error("Quelle ohne Auftrag");
  const { satz100: __, inkasso: ___, ...ohneSatz } = gewaehlt;
  const position = angegeben.betrag === undefined ? gewaehlt : { ...ohneSatz, ...angegeben };
  return {
    ...position,
    ...(s.wert === undefined ? {} : { wert: position.wert ?? s.wert }),
    auftragAm: s.auftragAm,
    ...(s.auftraggeber === undefined ? {} : { auftraggeber: s.auftraggeber }),
    ...(s.erledigtAm === undefined ? {} : { erledigtAm: s.erledigtAm }),
  };
}

/**
 * Shares of the target's value for several credited fees; `undefined` leaves the default. Only Geschäftsgebühren may take
 * up more than that value together: of them the last one counts (Vorbem. 3 Abs. 4 Satz 3 VV).
 */
function verteilung(id: string, n: number): Arbitrary<readonly (number | undefined)[]> {
  if (n === 1) return fc.oneof(fc.constant([undefined]), anteil(100));
  const nebeneinander = fc.tuple(...Array.from({ length: n }, () => anteil(Math.floor(100 / n), 5)));
  const uebereinander = fc.tuple(...Array.from({ length: n }, () => anteil(100, 5)));
  const gemischt = id === "vorb3-4" ? fc.oneof(nebeneinander, uebereinander) : nebeneinander;
  return gemischt.map((teile) => teile.flat());
}

const anteil = (max: number, min = 1): Arbitrary<number[]> => fc.integer({ min, max }).map((p) => [p]);

function uebergegangen(
  id: string,
  s: Angelegenheit,
  p: Position,
  aufWert: Cent,
  prozent: number | undefined,
): Cent | undefined {
  const eigener = p.wert ?? s.wert ?? cent(0);
  const kleinerer = Math.min(eigener, aufWert);
  if (mehrbetraege.includes(id))
    return cent(Math.max(1, Math.floor((Math.min(kleinerer, eigener - 1) * (prozent ?? 50)) / 100)));
  return prozent === undefined ? undefined : cent(Math.max(1, Math.floor((kleinerer * prozent) / 100)));
}

/** The matter of the credited fee; it stands last among its positions. */
function quelle(id: string, p: Paar, am: Tag, neuesRecht: boolean): Arbitrary<Angelegenheit> {
  const position: Arbitrary<Position> =
    p.von === "34"
      ? beratung
      : positionZu(p.von, am).map(({ betrag, satz100, anzahl: _, ...rest }) => ({
          ...rest,
          ...(neuesRecht || betrag === undefined ? {} : { betrag }),
          ...(satz100 === undefined ? {} : { satz100 }),
        }));
  return fc
    .tuple(
      fc.tuple(...(p.neben ?? []).map((nr) => positionZu(nr, am))),
      position,
      kleineWerte,
      kleineWerte,
      auftraggeberzahl,
      vertretung(p.von, am),
      manchmal(
        "erledigtAm",
        fc.integer({ min: 0, max: 4 }).map((j) => tag(`${Number(am.slice(0, 4)) + j}-12-31`)),
        4,
      ),
    )
    .map(([neben, pos, wert, eigener, n, wer, erledigt]) => ({
      id,
      auftragAm: am,
      ...wer,
      wert,
      ...(n === 1 ? {} : { auftraggeber: n }),
      ...erledigt,
      positionen: p.neben ? [...neben.map((q) => ({ ...q, wert })), { ...pos, wert: eigener }] : [pos],
    }));
}

const beratung: Arbitrary<Position> = fc
  .tuple(
    fc.integer({ min: 1000, max: 60_000 }),
    fc.constantFrom("erstberatung", "beratung", "gutachten"),
    fc.boolean(),
  )
  .map(([betrag, art, verbraucher]) => ({ nr: "34", betrag: cent(betrag), beratung: { art, verbraucher } }));

/** The matter of the fee that shrinks. */
function ziel(p: Paar, am: Tag): Arbitrary<Angelegenheit> {
  const neben = (p.nebenAuf ?? []).filter((nr) => gibtEs(nr, am));
  return fc
    .tuple(
      positionZu(p.auf, am),
      fc
        .subarray([...neben])
        .chain((nummern) =>
          fc.tuple(
            ...nummern.map((nr) =>
              fc.tuple(positionZu(nr, am), kleineWerte).map(([q, wert]) => ({ ...q, wert })),
            ),
          ),
        ),
      kleineWerte,
      auftraggeberzahl,
      vertretung(p.auf, am),
    )
    .map(([position, weitere, wert, n, wer]) => {
      const { anzahl: _, ...ohneAnzahl } = position;
      return {
        id: "auf",
        auftragAm: am,
        ...wer,
        wert,
        ...(n === 1 ? {} : { auftraggeber: n }),
        positionen: [weitere.length > 0 ? { ...ohneAnzahl, wert } : ohneAnzahl, ...weitere],
      };
    });
}

/** Legal aid in part 3 VV, appointed counsel in parts 4 to 6 VV. */
function vertretung(nr: string, am: Tag): Arbitrary<{ vertretung?: Vertretung }> {
  if (/^(2|64)/.test(nr) || nr === "34" || !gibtEs(nr, am)) return fc.constant({});
  const bestellt = nr >= "4" && nummer(nr, am).wert.kind === "betragsrahmen" && !nr.startsWith("64");
  return fc.constantFrom({}, {}, { vertretung: bestellt ? "bestellt" : "beigeordnet" } as const);
}

/** A payment on the credited fee, which § 58 Abs. 2 Satz 2 RVG looks at. */
function zahlungAufQuelle(
  innen: readonly Angelegenheit[],
  auf: Angelegenheit,
): Arbitrary<Zahlung | undefined> {
  const [erste] = innen;
  const position = erste?.positionen.at(-1);
  if (auf.vertretung !== "beigeordnet" || erste === undefined || position === undefined)
    return fc.constant(undefined);
  return fc.option(
    fc.tuple(fc.integer({ min: 1000, max: 120_000 }), fc.constantFrom("mandant", "gegner")).map(
      ([betrag, von]): Zahlung => ({
        betrag: cent(betrag),
        von,
        angelegenheit: erste.id,
        position: position.nr,
      }),
    ),
    { nil: undefined },
  );
}
