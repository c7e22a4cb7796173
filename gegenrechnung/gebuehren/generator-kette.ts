import type { Angelegenheit, Anrechnung, RvgEingabe } from "@gebuehrenportal/gebuehren";
import fc, { type Arbitrary } from "fast-check";
import { abschliessend } from "./generator.ts";
import {
  auftraggeberzahl,
  auftragstag,
  auslagenArt,
  cent,
  kleineWerte,
  manchmal,
  positionZu,
} from "./generator-bausteine.ts";

/** Out of court, dunning, lawsuit with Mehrvergleich, appeal: one case through four matters and its credits. */
export const kettenFall: Arbitrary<RvgEingabe> = fc
  .tuple(auftragstag(), auftragstag(), auftragstag(), auftragstag())
  .map((tage) => [...tage].sort())
  .chain(([t1, t2, t3, t4]) => {
    if (!t1 || !t2 || !t3 || !t4) throw new Error("vier Tage");
    return fc.tuple(
      fc.tuple(
        sache("vor", t1, ["2300"]),
        fc.constantFrom("3305", "3307").chain((nr) => sache("mahn", t2, [nr])),
        sache("klage", t3, ["3100", "3101", "3104", "1003", "1000"]),
        sache("berufung", t4, ["3200", "3202", "1004"]),
      ),
      fc.integer({ min: 2, max: 4 }),
      fc.boolean(),
      manchmal("wert", kleineWerte, 2),
    );
  })
  .chain(([sachen, laenge, mahnverfahren, wert]) => {
    const [vor, mahn, klage, berufung] = sachen;
    const reihe = [vor, ...(mahnverfahren ? [mahn] : []), klage, berufung].slice(0, laenge);
    return abschliessend(
      reihe,
      anrechnungsreihe(
        reihe.map((s) => s.id),
        mahn.positionen[0]?.nr ?? "3305",
        wert.wert === undefined ? {} : { wert: cent(Math.min(wert.wert, ...reihe.map(ersterWert))) },
      ),
    );
  });

/** One fee credited on two later matters, parts of its value each or an amount that is fixed. */
export const zweiZieleFall: Arbitrary<RvgEingabe> = fc
  .tuple(auftragstag("2013-08-01"), auftragstag("2013-08-01"))
  .map((tage) => [...tage].sort())
  .chain(([t1, t2]) => {
    if (!t1 || !t2) throw new Error("zwei Tage");
    const ziele = fc.constantFrom(
      ["2300", "3100", "vorb3-4"],
      ["2302", "3102", "vorb3-4"],
      ["3305", "3100", "3305"],
    );
    const angabe = manchmal("betrag", fc.integer({ min: 1_000, max: 60_000 }).map(cent));
    return fc.tuple(ziele, angabe, angabe).chain(([[von = "", auf = "", regel = ""], ...angaben]) =>
      fc.tuple(sache("von", t1, [von]), sache("auf1", t2, [auf]), sache("auf2", t2, [auf])).chain((sachen) =>
        abschliessend(
          sachen,
          ["auf1", "auf2"].map((id, i) => ({
            regel,
            von: { angelegenheit: "von", position: von },
            auf: { angelegenheit: id, position: auf },
            ...angaben[i],
          })),
          fc.constant({}),
        ),
      ),
    );
  });

const ersterWert = (a: Angelegenheit): number => a.positionen[0]?.wert ?? a.wert ?? 0;

const sache = (
  id: string,
  am: Parameters<typeof positionZu>[1],
  nummern: readonly string[],
): Arbitrary<Angelegenheit> =>
  fc
    .tuple(
      fc.tuple(
        ...nummern.map((nr) =>
          fc
            .tuple(
              positionZu(nr, am),
              nummern.length > 3 ? kleineWerte.map((wert) => ({ wert })) : manchmal("wert", kleineWerte, 6),
            )
            .map(([p, w]) => ({ ...p, ...w })),
        ),
      ),
      kleineWerte,
      auftraggeberzahl,
      manchmal("auslagen", auslagenArt(am), 3),
    )
    .map(([positionen, wert, n, auslagen]) => ({
      id,
      auftragAm: am,
      wert,
      ...(n === 1 ? {} : { auftraggeber: n }),
      positionen,
      ...auslagen,
    }));

/** Each fee is credited on the next Verfahrensgebühr; the appeal takes no credit. */
function anrechnungsreihe(
  ids: readonly string[],
  mahnnummer: string,
  wert: Partial<Pick<Anrechnung, "wert">>,
): readonly Anrechnung[] {
  const nach = (
    von: string,
    position: string,
    auf: string,
    aufPosition: string,
    regel: string,
  ): readonly Anrechnung[] =>
    ids.includes(von) && ids.includes(auf)
      ? [
          {
            regel,
            von: { angelegenheit: von, position },
            auf: { angelegenheit: auf, position: aufPosition },
            ...wert,
          },
        ]
      : [];
  return ids.includes("mahn")
    ? [
        ...nach("vor", "2300", "mahn", mahnnummer, "vorb3-4"),
        ...nach("mahn", mahnnummer, "klage", "3100", mahnnummer),
      ]
    : nach("vor", "2300", "klage", "3100", "vorb3-4");
}
