import type { Anrechnung, FruehereGebuehr, PositionsBezug, RvgEingabe } from "@gebuehrenportal/gebuehren";
import { cent } from "@gebuehrenportal/recht";
import type { Angerechnet, Seite } from "./angerechnet.ts";
import { regelFuer } from "./anrechnungsregel.ts";
import { type Bruch, bruch, gerundet, groesster, istKleiner, kleinster, mal, summe } from "./bruch.ts";
import { type Gebuehr, gebuehr, positionsId } from "./position.ts";
import { hoechstens, type Sache, sache } from "./sache.ts";
import { OhneErgebnis, type Sicht, volleGebuehr, type Wertgebuehr, wertgebuehr } from "./tabellen.ts";
import { uebertraege } from "./uebertrag.ts";
import { hoechstbetrag, nummer, type Regel } from "./verzeichnis.ts";

/** All credits of a bill in one view, several on the same fee already limited. */
export function anrechnungen(
  e: RvgEingabe,
  sachen: readonly Sache[],
  sicht: Sicht,
  nur: (von: Seite) => boolean = () => true,
): readonly Angerechnet[] {
  const alle = (e.anrechnungen ?? []).flatMap((a) => {
    const ziel = seite(a.auf, sachen, sicht);
    const quelle = "frueher" in a.von ? frueher(a.von, a.betrag, e) : seite(a.von, sachen, sicht);
    const von = quelle ?? ("frueher" in a.von ? undefined : seite(a.von, sachen, "regel"));
    if (ziel === undefined || von === undefined || !nur(von) || verjaehrt(von, ziel)) return [];
    const quellsicht = quelle === undefined ? "regel" : sichtVon(von, sicht);
    const ausWert = (wert = a.wert): Angerechnet =>
      einzelne(wert === undefined ? a : { ...a, wert }, von, ziel, quellsicht, sicht, e);
    return [{ ...ausWert(), ausWert: (wert: bigint) => ausWert(cent(Number(wert))) }];
  });
  const einzeln = soweitPlatz(alle);
  const ziele = new Set(einzeln.map((x) => x.ziel.gebuehr));
  const jeZiel = [...ziele].flatMap((z) =>
    begrenzt(
      einzeln.filter((x) => x.ziel.gebuehr === z),
      sicht,
    ),
  );
  const quellen = new Set(jeZiel.map((x) => x.von.gebuehr));
  const genannt = [...quellen].flatMap((q) => nurEinmal(jeZiel.filter((x) => x.von.gebuehr === q)));
  return mitUebertrag(genannt, sicht);
}

type Kuerzbar = Angerechnet & { readonly ausWert: (wert: bigint) => Angerechnet };

/**
 * Vorbem. 3 Abs. 4 VV: of several Geschäftsgebühren the last one counts, and each only for value that is value of the
 * proceedings. So the later ones take their value first and an earlier one what is left of it. Where a frame shows no
 * value, those of the last day count.
 */
function soweitPlatz(alle: readonly Kuerzbar[]): readonly Angerechnet[] {
  const platz = new Map<Gebuehr, bigint>();
  const letzterTag = new Map<Gebuehr, string>();
  const ergebnis = new Map<Kuerzbar, Angerechnet | undefined>();
  const tag = (x: Angerechnet): string => x.von.sache.umfeld.tag;
  const spaetereZuerst = alle
    .filter((x) => x.regel.id === "vorb3-4")
    .reverse()
    .sort((a, b) => tag(b).localeCompare(tag(a)));
  for (const x of spaetereZuerst) {
    const ziel = x.ziel.gebuehr;
    const letzter = letzterTag.get(ziel) ?? tag(x);
    letzterTag.set(ziel, letzter);
    const frei = platz.get(ziel) ?? ziel.nachWert?.wert;
    if (x.wert === undefined || frei === undefined) {
      ergebnis.set(x, x.wert !== undefined || tag(x) === letzter ? x : undefined);
      continue;
    }
    const wert = kleinster(x.wert, frei);
    platz.set(ziel, frei - wert);
    ergebnis.set(x, wert === x.wert ? x : wert > 0n ? x.ausWert(wert) : undefined);
  }
  return alle.flatMap((x) => (ergebnis.has(x) ? (ergebnis.get(x) ?? []) : [x]));
}

/** Remainders of a chain join the credits on their fee, and are limited with them. */
function mitUebertrag(genannt: readonly Angerechnet[], sicht: Sicht): readonly Angerechnet[] {
  const weitere = uebertraege(genannt, sicht);
  const ziele = new Set(weitere.map((x) => x.ziel.gebuehr));
  return [
    ...genannt.filter((x) => !ziele.has(x.ziel.gebuehr)),
    ...[...ziele].flatMap((z) =>
      begrenzt(
        [...genannt, ...weitere].filter((x) => x.ziel.gebuehr === z),
        sicht,
      ),
    ),
  ];
}

/**
 * A fee credited on several others counts once: together at most its share of its whole value, of which fixed amounts take
 * their part before the others.
 */
function nurEinmal(liste: readonly Angerechnet[]): readonly Angerechnet[] {
  const erste = liste.find((x) => !x.fest);
  const quelle = erste?.von.gebuehr.nachWert;
  if (erste === undefined || liste.length < 2) return liste;
  const ganz =
    erste.satz === undefined || quelle === undefined
      ? erste.ungekuerzt
      : gerundet(
          mal(
            erste.satz,
            bruch(volleGebuehr(quelle.wert, quelle.inkasso, erste.quellsicht, erste.tabellentag)),
          ),
        );
  const feste = summe(liste.filter((x) => x.fest).map((x) => x.betrag));
  return gekuerzt(liste, (x) => !x.fest, groesster(0n, ganz - feste));
}

function seite(b: PositionsBezug, sachen: readonly Sache[], sicht: Sicht): Seite | undefined {
  const s = sachen.find((x) => x.angelegenheit.id === b.angelegenheit);
  if (!s?.angelegenheit.positionen.some((p) => positionsId(p) === b.position)) {
    throw new OhneErgebnis(`Position ${b.angelegenheit}/${b.position} fehlt`);
  }
  const g = s.gebuehren[sicht].find((x) => x.id === b.position);
  return g === undefined ? undefined : { sache: s, gebuehr: g };
}

/** A fee outside this bill becomes a matter of its own. */
function frueher({ frueher: f }: FruehereGebuehr, fest: number | undefined, e: RvgEingabe): Seite {
  const { auftragAm, auftraggeber, erledigtAm, gezahlt: _, ...position } = f;
  const bekannt = position.betrag ?? (position.wert === undefined ? fest : undefined);
  const nachWert = position.nr !== "34" && nummer(position.nr, auftragAm).wert.kind.startsWith("satz");
  const { betrag: __, ...ohneBetrag } = position;
  const angabe = nachWert && bekannt !== undefined;
  if (angabe && position.satz100 !== undefined) throw new OhneErgebnis("Satz und Betrag zugleich");
  const s = sache(
    {
      id: "frueher",
      auftragAm,
      ...(auftraggeber === undefined ? {} : { auftraggeber }),
      ...(erledigtAm === undefined ? {} : { erledigtAm }),
      // The value only lets the fee be read; its amount is replaced.
      positionen: [angabe ? { ...ohneBetrag, wert: position.wert ?? cent(100_000) } : position],
    },
    e.schalter ?? {},
  );
  const [g] = s.gebuehren.regel;
  if (g === undefined) throw new OhneErgebnis("frühere Gebühr ohne Betrag");
  if (!angabe) return { sache: s, gebuehr: g };
  const { nachWert: ___, ...ohneWert } = g;
  return {
    sache: s,
    gebuehr: { ...ohneWert, je: BigInt(bekannt), betrag: BigInt(bekannt) },
    nurBetrag: position.wert === undefined ? {} : { wert: BigInt(position.wert) },
  };
}

/** The treasury's table counts for a credited fee only where the treasury owes it. */
const sichtVon = (von: Seite, sicht: Sicht): Sicht => (von.sache.ausStaatskasse ? sicht : "regel");

/** § 15 Abs. 5 Satz 2 RVG: closed for more than two calendar years. */
function verjaehrt(von: Seite, ziel: Seite): boolean {
  const erledigt = von.sache.angelegenheit.erledigtAm;
  return (
    erledigt !== undefined && Number(ziel.sache.umfeld.tag.slice(0, 4)) > Number(erledigt.slice(0, 4)) + 2
  );
}

function einzelne(
  a: Anrechnung,
  von: Seite,
  ziel: Seite,
  vonSicht: Sicht,
  zielSicht: Sicht,
  e: RvgEingabe,
): Angerechnet {
  const regel = regelFuer(a.regel, von.gebuehr, ziel.gebuehr);
  const neuesRecht = e.schalter?.rechtswechsel === "neues-recht" && von.nurBetrag === undefined;
  const quelle = neuesRecht ? nachRechtVon(ziel, von, vonSicht) : von;
  const tag = quelle.sache.umfeld.tag;
  const gezahlt = "frueher" in a.von ? a.von.frueher.gezahlt : undefined;
  const vorab = gezahlt === undefined ? {} : { vorabGezahlt: BigInt(gezahlt) };
  const rest = { regel, von, ziel, quellsicht: vonSicht, tabellentag: tag, ...vorab };
  const quellwert = quelle.gebuehr.nachWert;
  const zielwert = ziel.gebuehr.nachWert;
  if (a.betrag !== undefined || von.nurBetrag) {
    const werte = [quellwert?.wert ?? von.nurBetrag?.wert, zielwert?.wert, a.wert].flatMap((w) =>
      w === undefined ? [] : BigInt(w),
    );
    const [w0, ...weitere] = quellwert || von.nurBetrag ? werte : [];
    const wert = w0 === undefined ? undefined : kleinster(w0, ...weitere);
    const ungekuerzt = a.betrag === undefined ? ausBetrag(regel, a, quelle, wert, tag) : BigInt(a.betrag);
    const frei =
      zielwert && wert !== undefined && wert < zielwert.wert
        ? ausTeilwert(zielwert, wert, zielSicht, ziel.sache.umfeld.tag)
        : ziel.gebuehr.betrag;
    return {
      ...rest,
      ...(a.betrag === undefined ? {} : { fest: true }),
      ungekuerzt,
      betrag: kleinster(ungekuerzt, frei, ziel.gebuehr.betrag),
      ...(wert === undefined ? {} : { wert }),
    };
  }
  if (quellwert === undefined || zielwert === undefined) {
    const anteil = gerundet(mal(bruch(quelle.gebuehr.betrag), anteilVon(regel, a)));
    const grenze = hoechstbetrag(regel, tag);
    const ungekuerzt = kleinster(anteil, grenze ?? anteil);
    const betrag = kleinster(ungekuerzt, ziel.gebuehr.betrag);
    return { ...rest, ungekuerzt, betrag, ...(grenze === undefined ? {} : { hoechstens: grenze }) };
  }
  const wert = kleinster(
    a.wert === undefined ? quellwert.wert : BigInt(a.wert),
    quellwert.wert,
    zielwert.wert,
  );
  const zielgebuehr = ausTeilwert(zielwert, wert, zielSicht, ziel.sache.umfeld.tag);
  const mehrbetrag = mehrbetragVon(regel, quelle, wert, vonSicht);
  if (mehrbetrag !== undefined) {
    return { ...rest, ungekuerzt: mehrbetrag, betrag: kleinster(mehrbetrag, zielgebuehr) };
  }
  const satz = anrechnungssatz(regel, a, quellwert);
  const betrag = gerundet(mal(satz, bruch(volleGebuehr(wert, quellwert.inkasso, vonSicht, tag))));
  return { ...rest, ungekuerzt: betrag, betrag: kleinster(betrag, zielgebuehr), satz, wert };
}

/** Share of an amount, of its part for a smaller value in the proportion of the table, at most 0,75 where there is a value. */
function ausBetrag(regel: Regel, a: Anrechnung, von: Seite, wert: bigint | undefined, tag: string): bigint {
  const voll = (w: bigint): bigint => volleGebuehr(w, false, "regel", tag);
  const ganz = von.nurBetrag?.wert;
  const betrag =
    ganz !== undefined && wert !== undefined && wert < ganz
      ? gerundet(bruch(von.gebuehr.betrag * voll(wert), voll(ganz)))
      : von.gebuehr.betrag;
  const anteil = gerundet(mal(bruch(betrag), anteilVon(regel, a)));
  return regel.maxRate100 === undefined || wert === undefined
    ? anteil
    : kleinster(anteil, gerundet(bruch(voll(wert) * BigInt(regel.maxRate100), 100n)));
}

/** Fee of the target from the value it shares, the least amount included. */
const ausTeilwert = (ziel: Wertgebuehr, wert: bigint, sicht: Sicht, tag: string): bigint =>
  wertgebuehr({ ...ziel, wert, zusatzWert: kleinster(wert, ziel.zusatzWert) }, sicht, tag);

/** Rate of the credit: share of the rate with its increase, at most 0,75 where the rule says so. */
function anrechnungssatz(regel: Regel, a: Anrechnung, quelle: Wertgebuehr): Bruch {
  const satz = mal(bruch(quelle.satz + quelle.zusatz, 100n), anteilVon(regel, a));
  const grenze = regel.maxRate100 === undefined ? undefined : bruch(BigInt(regel.maxRate100), 100n);
  return grenze && istKleiner(grenze, satz) ? grenze : satz;
}

function anteilVon(regel: Regel, a: Anrechnung): Bruch {
  const text = a.ausnahme && regel.shareException ? regel.shareException : regel.share;
  const [zaehler, nenner] = text.split("/");
  return bruch(BigInt(zaehler ?? "1"), BigInt(nenner ?? "1"));
}

/** 3101 Anm. 1 and 3104 Anm. 2: only what the not pending part of the value brought in. */
function mehrbetragVon(regel: Regel, von: Seite, wert: bigint, sicht: Sicht): bigint | undefined {
  const g = von.gebuehr;
  const tag = von.sache.umfeld.tag;
  if (g.nachWert === undefined) return undefined;
  if (regel.id === "3104-2") {
    const ohne = g.nachWert.wert - wert;
    return ohne === 0n
      ? g.betrag
      : groesster(0n, g.betrag - wertgebuehr({ ...g.nachWert, wert: ohne, zusatzWert: ohne }, sicht, tag));
  }
  if (regel.id !== "3101-1") return undefined;
  const grundnummer = g.nr === "3101" ? "3100" : "3200";
  const grund = von.sache.gebuehren[sicht].find((x) => x.nr === grundnummer);
  const nachWert = { ...g.nachWert, wert, zusatzWert: kleinster(wert, g.nachWert.zusatzWert) };
  const teil: Gebuehr = { ...g, nachWert, betrag: wertgebuehr(nachWert, sicht, tag) };
  if (grund === undefined) return teil.betrag;
  const zusammen = summe([grund.betrag, teil.betrag]);
  return kleinster(zusammen, hoechstens([grund, teil], von.sache, sicht) ?? zusammen) - grund.betrag;
}

/** The credited fee once more, by the law of the target (switch `rechtswechsel`). */
function nachRechtVon(ziel: Seite, von: Seite, sicht: Sicht): Seite {
  const umfeld = { ...von.sache.umfeld, tag: ziel.sache.umfeld.tag };
  const je = (s: Sicht) =>
    umfeld.positionen.flatMap((p) => gebuehr(p, umfeld, s, von.sache.ausStaatskasse) ?? []);
  const gebuehren = {
    regel: je("regel"),
    staatskasse: von.sache.ausStaatskasse ? je("staatskasse") : [],
  };
  const g = gebuehren[sicht].find((x) => x.id === von.gebuehr.id);
  if (g === undefined) throw new OhneErgebnis(`${von.gebuehr.nr} fehlt im neuen Recht`);
  return { sache: { ...von.sache, umfeld, gebuehren }, gebuehr: g };
}

/**
 * Several credits on one fee. Since 1.1.2021 (§ 15a Abs. 2 RVG) those by value together give at most the highest rate
 * from the value they touch together, those in amounts at most the highest amount. Never more than the fee itself.
 */
function begrenzt(liste: readonly Angerechnet[], sicht: Sicht): readonly Angerechnet[] {
  const [erste] = liste;
  if (erste === undefined) return [];
  const ziel = erste.ziel;
  let ergebnis = liste;
  if (ziel.sache.umfeld.tag >= "2021-01-01") {
    ergebnis = gekuerzt(ergebnis, (x) => x.satz !== undefined, grenzeNachWert(liste, sicht));
    const [erster, ...weitere] = liste.flatMap((x) => x.hoechstens ?? []);
    if (erster !== undefined) {
      ergebnis = gekuerzt(ergebnis, (x) => x.hoechstens !== undefined, groesster(erster, ...weitere));
    }
  }
  return gekuerzt(ergebnis, () => true, ziel.gebuehr.betrag);
}

function grenzeNachWert(liste: readonly Angerechnet[], sicht: Sicht): bigint | undefined {
  const nachWert = liste.filter((x) => x.satz !== undefined && x.wert !== undefined);
  const zielwert = liste[0]?.ziel.gebuehr.nachWert;
  if (nachWert.length < 2 || zielwert === undefined) return undefined;
  const wert = kleinster(summe(nachWert.map((x) => x.wert ?? 0n)), zielwert.wert);
  const satz = nachWert.map((x) => x.satz ?? bruch(0n)).reduce((a, b) => (istKleiner(a, b) ? b : a));
  const [tag] = nachWert
    .map((x) => x.tabellentag)
    .sort()
    .reverse();
  const ausKasse = nachWert.every((x) => x.von.sache.ausStaatskasse);
  return gerundet(mal(satz, bruch(volleGebuehr(wert, false, ausKasse ? sicht : "regel", tag ?? ""))));
}

/** Shortens the last credits that count until their sum keeps within the limit. */
function gekuerzt(
  liste: readonly Angerechnet[],
  zaehlt: (x: Angerechnet) => boolean,
  grenze: bigint | undefined,
): readonly Angerechnet[] {
  if (grenze === undefined) return liste;
  let rest = grenze;
  return liste.map((x) => {
    if (!zaehlt(x)) return x;
    const betrag = kleinster(x.betrag, rest);
    rest -= betrag;
    return { ...x, betrag };
  });
}
