import { anteil, cent, plusMonate, plusTage, type Tag } from "@gebuehrenportal/recht";
import { tarife } from "#platform/access/tarife.ts";
import { berechnet, gutgeschrieben } from "./forderungen.ts";
import { widerrufOhneBelehrungMonate, widerrufTage } from "./fristen.ts";
import { preis } from "./preise.ts";
import type { Abschnitt, Posten, Steuerfall, Umstaende, Vertrag, Wirkung } from "./vertrag.ts";
import { letzterTag, periodenende, tageBis } from "./zeit.ts";

type Schritt = { readonly vertrag: Vertrag; readonly wirkungen: readonly Wirkung[] };

/** „Tarif Premium“ */
const postentext = ({ typ }: Vertrag) => `Tarif ${tarife[typ].name}`;

/**
 * Begins a period and bills it.
 *
 * @param anker day on which the row of periods begins; `undefined`: the row goes on
 * @param abzug what is credited on the same invoice
 */
export function periodeBeginnt(
  vertrag: Vertrag,
  { von, anker, abzug = [] }: { readonly von: Tag; readonly anker?: Tag; readonly abzug?: readonly Posten[] },
  heute: Tag,
  umstaende: Umstaende,
): Schritt {
  const reihe = anker ?? vertrag.anker ?? von;
  const { bis, kuerzer, brutto, tage, alle } = periodeAb(vertrag, von, reihe);
  const laufend: Vertrag = {
    ...vertrag,
    anker: kuerzer ? bis : reihe,
    periodeVon: von,
    periodeBis: bis,
    zahlweg: vertrag.zahlweg ?? "rechnung",
  };
  const text = kuerzer ? `${postentext(laufend)}, ${tage} von ${alle} Tagen` : postentext(laufend);
  const posten: Posten = { text, von, bis: letzterTag(bis), brutto };
  const {
    vertrag: nachher,
    wirkungen,
    schluessel,
  } = berechnet(laufend, [posten, ...abzug], heute, umstaende);
  const { steuerfall } = laufend;
  const abschnitt: Abschnitt = {
    von,
    bis,
    preis: brutto,
    gutgeschrieben: cent(0),
    schluessel,
    ...(steuerfall === "inland" ? {} : { steuerfall }),
  };
  return {
    vertrag: { ...nachher, abschnitte: [...nochWichtig(nachher, heute), abschnitt] },
    wirkungen,
  };
}

/**
 * The period that begins on a day and what it costs. After a rest the row is another one than when the contract was
 * cancelled: the last period is as long as the contract.
 */
export function periodeAb(vertrag: Vertrag, von: Tag, anker = vertrag.anker ?? von) {
  const ganzBis = periodenende(anker, von);
  const { gekuendigtZum } = vertrag;
  const kuerzer = gekuendigtZum !== null && von < gekuendigtZum && gekuendigtZum < ganzBis;
  const bis = kuerzer ? gekuendigtZum : ganzBis;
  const [tage, alle] = [tageBis(von, bis), tageBis(von, ganzBis)];
  return { bis, kuerzer, tage, alle, brutto: anteil(vertrag.preis, tage, alle) };
}

/** Periods that a withdrawal could still reach, also of somebody who was never told of it, with a few days to spare. */
const nochWichtig = ({ abschnitte }: Vertrag, heute: Tag): readonly Abschnitt[] =>
  abschnitte.filter(
    ({ von }) => von >= plusTage(plusMonate(heute, -widerrufOhneBelehrungMonate), -(widerrufTage + 7)),
  );

/** The period an instant falls into, of those that were billed. */
export const laufenderAbschnitt = ({ abschnitte, periodeVon }: Vertrag): Abschnitt | undefined =>
  abschnitte.findLast(({ von }) => von === periodeVon);

/** What the unused days of the present period are worth, today among them: amount × days left ÷ days of the period. */
export function restwert(vertrag: Vertrag, heute: Tag) {
  const abschnitt = laufenderAbschnitt(vertrag);
  if (!abschnitt) return undefined;
  const { von, bis, preis: ganz } = abschnitt;
  const [uebrig, alle] = [Math.max(0, tageBis(heute, bis)), tageBis(von, bis)];
  return { abschnitt, betrag: anteil(ganz, uebrig, alle), uebrig, alle };
}

/**
 * Puts a higher tier in place of the present one: unused days are credited, a new period begins today. A period that was
 * taxed in another way is credited by a document of its own.
 */
export function hoeherAb(vertrag: Vertrag, typ: Vertrag["typ"], heute: Tag, umstaende: Umstaende): Schritt {
  const rest = restwert(vertrag, heute);
  const abzug: readonly Posten[] =
    rest && rest.betrag > 0
      ? [
          {
            text: `Gutschrift ${postentext(vertrag)}, ${rest.uebrig} von ${rest.alle} Tagen`,
            von: heute,
            bis: letzterTag(rest.abschnitt.bis),
            brutto: cent(-rest.betrag),
          },
        ]
      : [];
  const vermerkt: Vertrag = {
    ...vertrag,
    typ,
    preis: preis(typ, vertrag.steuerfall, heute),
    abschnitte: vertrag.abschnitte.map((abschnitt) =>
      rest && abschnitt === rest.abschnitt
        ? { ...abschnitt, bis: heute, gutgeschrieben: rest.betrag }
        : abschnitt,
    ),
  };
  if (!rest || (rest.abschnitt.steuerfall ?? "inland") === vertrag.steuerfall)
    return periodeBeginnt(vermerkt, { von: heute, anker: heute, abzug }, heute, umstaende);
  const gutschrift = gutgeschrieben(vermerkt, abzug, [rest.abschnitt.schluessel], umstaende);
  const neu = periodeBeginnt(gutschrift.vertrag, { von: heute, anker: heute }, heute, umstaende);
  return { ...neu, wirkungen: [...gutschrift.wirkungen, ...neu.wirkungen] };
}

/** Ends on a day what was billed, and credits its days from then on; the same contract: nothing is left of them. */
export function vorzeitigBeendet(vertrag: Vertrag, am: Tag, umstaende: Umstaende): Schritt {
  const zeilen = vertrag.abschnitte.flatMap((abschnitt) => {
    const { von, bis } = abschnitt;
    const [alle, uebrig] = [tageBis(von, bis), Math.min(tageBis(von, bis), tageBis(am, bis))];
    const rest = cent(abschnitt.preis - abschnitt.gutgeschrieben);
    const betrag = uebrig > 0 ? anteil(rest, uebrig, alle) : 0;
    if (betrag === 0) return [];
    const text = `Gutschrift ${postentext(vertrag)}, ${uebrig} von ${alle} Tagen`;
    const posten: Posten = { text, von: von < am ? am : von, bis: letzterTag(bis), brutto: cent(-betrag) };
    return [{ abschnitt, posten }];
  });
  return jeSteuerfallGutgeschrieben(vertrag, zeilen, umstaende);
}

const steuerfaelle: readonly Steuerfall[] = ["inland", "eu-reverse-charge"];

/** Credits something of periods that were billed, by one document for each way in which they were taxed. */
export function jeSteuerfallGutgeschrieben(
  bisher: Vertrag,
  zeilen: readonly { readonly abschnitt: Abschnitt; readonly posten: Posten }[],
  umstaende: Umstaende,
): Schritt {
  const wirkungen: Wirkung[] = [];
  let vertrag = bisher;
  for (const steuerfall of steuerfaelle) {
    const eigene = zeilen.filter(({ abschnitt: a }) => (a.steuerfall ?? "inland") === steuerfall);
    const schritt = gutgeschrieben(
      vertrag,
      eigene.flatMap(({ posten }) => (posten.brutto === 0 ? [] : [posten])),
      eigene.flatMap(({ abschnitt: a }) => (a.preis === 0 ? [] : [a.schluessel])),
      umstaende,
    );
    vertrag = schritt.vertrag;
    wirkungen.push(...schritt.wirkungen);
  }
  if (zeilen.length === 0) return { vertrag, wirkungen };
  return { vertrag: mitGutgeschriebenem(vertrag, zeilen), wirkungen };
}

/** Notes what was credited: a period that ends early is shorter from then on. */
function mitGutgeschriebenem(
  vertrag: Vertrag,
  zeilen: readonly { readonly abschnitt: Abschnitt; readonly posten: Posten }[],
): Vertrag {
  const abschnitte = vertrag.abschnitte.map((einer) => {
    const posten = zeilen.find(({ abschnitt }) => abschnitt === einer)?.posten;
    return posten
      ? { ...einer, bis: posten.von, gutgeschrieben: cent(einer.gutgeschrieben - posten.brutto) }
      : einer;
  });
  return { ...vertrag, abschnitte };
}
