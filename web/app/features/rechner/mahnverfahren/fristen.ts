import {
  type Feiertagsauskunft,
  type Land,
  type Mahnfrist,
  type Mahnfristenergebnis,
  mahngericht,
  mahngerichte,
  mahnverfahrenFristen,
} from "@gebuehrenportal/forderung";
import { feiertagAm, type Ort } from "@gebuehrenportal/fristen/feiertage";
import { feiertagsvermerke } from "@gebuehrenportal/fristen/feiertagshinweise";
import { alleLaender, ortAus } from "@gebuehrenportal/fristen/orte";
import { type KeinErgebnis, keinErgebnis, type Vermerk } from "@gebuehrenportal/recht";
import type { Mahneingabe, Mahnfristtag } from "./mahn-typen.ts";

type Sache = Pick<Mahneingabe, "verfahren" | "antragsteller">;
type Tage = NonNullable<Mahneingabe["fristen"]>;
type Sitz = {
  readonly ort: Ort;
  readonly wo: string;
  /** Its Land, where the seat is a town. */
  readonly in?: string;
};

/** The periods with the day of each, and the days elsewhere where nobody knows the court's seat. */
export type Mahnfristen = {
  readonly art: "ergebnis";
  readonly fristen: readonly Mahnfristtag[];
  readonly vermerke: readonly Vermerk[];
};

/**
 * Periods of the dunning procedure with the public holidays of the court's seat (§ 222 Abs. 2 ZPO). The seat is that of the
 * dunning court; where it is not known, nationwide holidays move the day and other seats' days stand beside it: first the one
 * that is safe, the earliest end and the latest first day for the enforcement order.
 */
export function mahnfristen(sache: Sache, tage: Tage): Mahnfristen | KeinErgebnis {
  const feld = tage.gericht ? "fristen.gericht" : tage.gerichtsland ? "fristen.gerichtsland" : undefined;
  if (feld && sache.verfahren !== "arbeitsgericht" && !tage.aufforderungBegruendung)
    return keinErgebnis(
      `Das ${tage.gericht ? "Streitgericht" : "Land des Streitgerichts"} zählt nur für die Anspruchsbegründung; nennen Sie auch die Aufforderung dazu.`,
      "§ 697 Abs. 1 ZPO",
      feld,
    );
  const sitz = sitzDes(sache);
  const amSitz = rechnung(sache, tage, sitz ?? {});
  if (amSitz.art === "kein-ergebnis") return amSitz;
  const sitze = tage.gericht?.sitze ?? alleSitze(sache, tage.gerichtsland);
  const streitgericht = vergleich(sache, tage, sitze);
  const mahnsitze = sitz
    ? []
    : vergleich(sache, tage, sache.verfahren === "arbeitsgericht" ? sitze : mahngerichtssitze());
  const fristen = amSitz.fristen.map((f) =>
    mitAnderenTagen(f, f.art === "begruendung" ? streitgericht : mahnsitze),
  );
  const [einziger, zweiter] = tage.gericht?.sitze ?? [];
  const gericht = (zweiter ? undefined : einziger?.ort) ?? sitz;
  const ortVon = ({ art }: Mahnfristtag): Ort | undefined =>
    art === "begruendung" || sache.verfahren === "arbeitsgericht" ? gericht : sitz;
  return { art: "ergebnis", fristen, vermerke: [...amSitz.vermerke, ...vermerke(fristen, ortVon)] };
}

/** Seat of the court that issued the order; unknown before the labour courts and without the applicant's seat. */
function sitzDes({ verfahren, antragsteller }: Sache): Ort | undefined {
  if (verfahren === "arbeitsgericht") return undefined;
  const wo = verfahren === "europaeisch" ? ({ land: "ausland" } as const) : antragsteller;
  // Both of its courts sit in the Land; the district makes no difference to its holidays.
  if (wo?.land === "NW") return { land: "NW" };
  const ergebnis = wo && mahngericht(wo, verfahren);
  return ergebnis?.art === "ergebnis" && ergebnis.gericht ? { land: ergebnis.gericht.land } : undefined;
}

function rechnung(
  { verfahren }: Sache,
  { ausland, gerichtsland: _, gericht: __, ...tage }: Tage,
  ort: Ort,
): Mahnfristenergebnis | KeinErgebnis {
  const variante = verfahren === "mahnverfahren" ? (ausland ? "ausland" : "inland") : verfahren;
  const feiertag: Feiertagsauskunft = (t) => feiertagAm(t, ort);
  return mahnverfahrenFristen({ ...tage, variante, feiertag });
}

/** The Länder in which a dunning court sits; no town of theirs has a holiday of its own. */
const mahngerichtssitze = (): readonly Sitz[] =>
  laendersitze().filter(({ ort }) => mahngerichte.some((g) => g.land === ort.land));

const laendersitze = (): readonly Sitz[] => alleLaender().map(({ ort, name }) => ({ ort, wo: name }));

/** Every Land, or the one that is known, and the towns of courts with a holiday that not the whole Land keeps. */
function alleSitze({ verfahren }: Sache, land: Land | undefined): readonly Sitz[] {
  // No labour court sits in the Eichsfeld.
  const eichsfeld = verfahren === "arbeitsgericht" ? [] : ["th-heilbad-heiligenstadt"];
  const staedte = ["by-augsburg", "by-muenchen", ...eichsfeld].flatMap((id) => {
    const treffer = ortAus(id);
    return treffer ? [{ ort: treffer.ort, wo: treffer.name, in: treffer.lage }] : [];
  });
  return [...laendersitze(), ...staedte].filter(({ ort }) => land === undefined || ort.land === land);
}

type Vergleich = readonly (Omit<Sitz, "ort"> & { readonly fristen: readonly Mahnfrist[] })[];

const vergleich = (sache: Sache, tage: Tage, sitze: readonly Sitz[]): Vergleich =>
  sitze.flatMap(({ ort, ...sitz }) => {
    const ergebnis = rechnung(sache, tage, ort);
    return ergebnis.art === "ergebnis" ? [{ ...sitz, fristen: ergebnis.fristen }] : [];
  });

/** The safe day of a period first, the others with the places where they hold. */
function mitAnderenTagen(frist: Mahnfrist, orte: Vergleich): Mahnfristtag {
  const faelle = orte.flatMap(({ fristen, ...sitz }) => {
    const dort = fristen.find(({ art }) => art === frist.art);
    return dort ? [{ ...sitz, dort }] : [];
  });
  const tage = [...Map.groupBy(faelle, ({ dort }) => dort.tag)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const einzig = tage[0]?.[1][0]?.dort;
  if (tage.length < 2) return { ...(einzig ?? frist), anderswo: [] };
  const geordnet = frist.art === "vb-fruehestens" ? tage.toReversed() : tage;
  const [sicher, ...andere] = geordnet;
  return {
    ...(sicher?.[1][0]?.dort ?? frist),
    anderswo: andere.map(([tag, dort]) => ({ tag, wo: ortsliste(dort) })),
  };
}

/** The places with the same day; a town whose whole Land has it need not be named. */
const ortsliste = (sitze: readonly Omit<Sitz, "ort">[]): string =>
  sitze
    .filter((sitz) => !sitze.some(({ wo }) => wo === sitz.in))
    .map(({ wo }) => wo)
    .join(", ");

function vermerke(
  fristen: readonly Mahnfristtag[],
  ortVon: (frist: Mahnfristtag) => Ort | undefined,
): readonly Vermerk[] {
  const verschieden = fristen.filter(({ anderswo }) => anderswo.length > 0);
  const zumOrt = fristen.flatMap((frist) => {
    const ort = ortVon(frist);
    return ort ? feiertagsvermerke(frist.ungeschoben, ort) : [];
  });
  return [
    ...new Map(zumOrt.map((v) => [v.text, v])).values(),
    ...(verschieden.some(({ art }) => art !== "begruendung")
      ? [
          {
            art: "warnung" as const,
            text: "Der Sitz des Gerichts steht nicht fest, und ein Feiertag gilt nicht überall. Zuerst steht der sichere Tag: das frühere Ende der Frist, der spätere erste Tag für den Vollstreckungsbescheid.",
            norm: "§ 222 Abs. 2 ZPO",
            feld: "antragsteller.land",
          },
        ]
      : []),
    ...(verschieden.some(({ art }) => art === "begruendung")
      ? [
          {
            art: "warnung" as const,
            text: "Die Anspruchsbegründung geht an das Streitgericht; ob der Feiertag an seinem Sitz gilt, ist nicht bekannt. Der frühere Tag ist der sichere.",
            norm: "§ 222 Abs. 2, § 697 Abs. 1 ZPO",
            feld: "fristen.aufforderungBegruendung",
          },
        ]
      : []),
  ];
}
