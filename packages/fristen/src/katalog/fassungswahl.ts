import type { Fristzeile, Wahlzeile } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import { type KeinErgebnis, keinErgebnis, type Tag, type Vermerk } from "@gebuehrenportal/recht";
import { tagText } from "../rechnung/text.ts";
import type { Dauer, FristErgebnis } from "../typen.ts";
import type { AndereFassung } from "./eingabe.ts";
import { type Fassungswahl, fassungenVon, type Mass, type MoeglicheFassung, wahlVon } from "./fassung.ts";
import { angabeVon, type Fassungsende, nurEinAblauf, ohneFassung, streitvermerk } from "./fassungsworte.ts";

/** What is needed to count an entry by each of its versions. */
export type Fassungsauftrag = {
  readonly z: Fristzeile;
  readonly norm: string;
  /** The day of the event after fictions. */
  readonly am: Tag;
  /** Waiting periods and limitation of prosecution: the later day is the safe one. */
  readonly warten: boolean;
  readonly heute?: Tag;
  /** Counts with a length; `ohneHeute` says nothing of what is over. `unverschoben`: no weekend moves the end. */
  readonly rechne: (
    mass: Mass,
    wie?: { readonly ohneHeute?: boolean; readonly unverschoben?: boolean },
  ) => FristErgebnis | KeinErgebnis;
};

/** The period by the safe version, and what is said of the others. */
export type Fassungsergebnis = {
  readonly haupt: FristErgebnis;
  readonly dauer?: Dauer;
  readonly andere?: AndereFassung;
  readonly vermerke: readonly Vermerk[];
  /** A version that is not certain was counted with. */
  readonly unsicher: boolean;
};

type Ende = Fassungsende & { readonly ergebnis: FristErgebnis };

/**
 * Counts an entry by every version that can be argued and takes the safe day. A version that was not law yet when the
 * period had ended by an older one is none of them: what is barred does not revive.
 */
export function nachFassungen(
  wahl: Fassungswahl,
  fassungsauftrag: Fassungsauftrag,
): Fassungsergebnis | KeinErgebnis {
  const enden = vertretbareEnden(wahl, fassungsauftrag);
  if ("art" in enden) return enden;
  const gerechnet = enden.filter((e): e is Ende => e.ergebnis !== undefined);
  const sicher = gerechnet.reduce<Ende | undefined>(
    (s, e) => (s && !sicherer(e, s, fassungsauftrag) ? s : e),
    undefined,
  );
  if (!sicher) return keineFassung(wahl, enden, fassungsauftrag);
  const andere = gerechnet.findLast(({ ergebnis }) => ergebnis.ende !== sicher.ergebnis.ende);
  const nurEine =
    vorbei(sicher, fassungsauftrag) && andere && !vorbei(andere, fassungsauftrag) ? andere : undefined;
  const haupt = nurEine ? ergebnisVon(sicher.fassung, fassungsauftrag, true) : sicher.ergebnis;
  if (haupt?.art !== "ergebnis") return haupt ?? keineFassung(wahl, enden, fassungsauftrag);
  const vorbehalte = enden.flatMap(({ fassung: { vorbehalt } }) =>
    vorbehalt === undefined ? [] : [vorbehalt],
  );
  return {
    haupt: { ...haupt, sichererTag: sichererTag(gerechnet, fassungsauftrag) },
    ...(sicher.fassung.mass && { dauer: sicher.fassung.mass.dauer }),
    ...(andere && { andere: andereVon(andere) }),
    vermerke: [
      ...vorbehalte.map((text): Vermerk => ({ art: "warnung", text, norm: fassungsauftrag.norm })),
      ...(enden.length > 1 && wahl.streit
        ? [streitvermerk({ norm: fassungsauftrag.norm, wahl: wahl.streit, gefragt: wahl.gefragt, enden })]
        : []),
      ...(nurEine ? [nurEinAblauf(sicher, nurEine, fassungsauftrag.norm)] : []),
      ...(sicher.fassung.bleibt && enden.length === 1
        ? [nichtVerlaengert(wahl, sicher.fassung, fassungsauftrag)]
        : []),
    ],
    unsicher: vorbehalte.length > 0,
  };
}

function vertretbareEnden(
  { moegliche }: Fassungswahl,
  fassungsauftrag: Fassungsauftrag,
): readonly Fassungsende[] | KeinErgebnis {
  const enden: Fassungsende[] = [];
  for (const fassung of moegliche) {
    const ergebnis = ergebnisVon(fassung, fassungsauftrag);
    if (ergebnis?.art === "kein-ergebnis") return ergebnis;
    const zuSpaet = (ende: Tag | undefined): boolean =>
      fassung.ab !== undefined && fassungsauftrag.am < fassung.ab && ende !== undefined && ende < fassung.ab;
    if (zuSpaet(ergebnis?.ende) || enden.some((e) => zuSpaet(e.ergebnis?.ende))) break;
    enden.push({ fassung, ...(ergebnis && { ergebnis }) });
  }
  return enden;
}

const ersterTag: Mass = { dauer: [{ wert: 1, einheit: "tag" }], beginn: "tagesanfang" };

/** The end by a version; where it only extends another period and does not hold, that one's end is the event itself. */
function ergebnisVon(
  { mass, bleibt }: MoeglicheFassung,
  { rechne, z }: Fassungsauftrag,
  ohneHeute = false,
): FristErgebnis | KeinErgebnis | undefined {
  if (mass) return rechne(mass, { ohneHeute });
  if (!bleibt) return undefined;
  const r = rechne(ersterTag, { ohneHeute, unverschoben: true });
  if (r.art !== "ergebnis") return r;
  const wahl = fassungenVon(z).map(wahlVon).at(-1);
  const [regel] = r.schritte;
  return {
    ...r,
    schritte: regel
      ? [
          {
            regel: regel.regel,
            norm: wahl?.norm ?? regel.norm,
            text: `Ohne die Verlängerung bleibt es beim ${tagText(r.ende)}.`,
            tag: r.ende,
          },
        ]
      : [],
  };
}

const sicherer = ({ ergebnis }: Ende, als: Ende, { warten }: Fassungsauftrag): boolean =>
  warten ? ergebnis.ende > als.ergebnis.ende : ergebnis.ende < als.ergebnis.ende;

const sichererTag = (enden: readonly Ende[], { warten }: Fassungsauftrag): Tag =>
  enden.map(({ ergebnis }) => ergebnis.sichererTag).reduce((s, t) => ((warten ? t > s : t < s) ? t : s));

const vorbei = ({ ergebnis }: Ende, { heute }: Fassungsauftrag): boolean =>
  heute !== undefined && ergebnis.ende < heute;

const andereVon = ({ fassung, ergebnis }: Ende): AndereFassung => ({
  gilt: fassung.gilt,
  dauer: fassung.mass?.dauer ?? [],
  ende: ergebnis.ende,
});

/** The case falls under a version that has no such period. */
function keineFassung(
  wahl: Fassungswahl,
  enden: readonly Fassungsende[],
  { z, norm, am }: Fassungsauftrag,
): KeinErgebnis {
  const fassung = enden[0]?.fassung ?? wahl.moegliche[0];
  const uebergang = uebergangVon(wahl, fassung, z);
  return keinErgebnis(
    ohneFassung(fassung, uebergang, am),
    uebergang?.norm || norm,
    (uebergang && angabeVon(uebergang)) ?? "ereignisAm",
  );
}

/** The original period stays as it is, and why. */
const nichtVerlaengert = (
  wahl: Fassungswahl,
  fassung: MoeglicheFassung,
  fassungsauftrag: Fassungsauftrag,
): Vermerk => ({
  art: "warnung",
  text: ohneFassung(fassung, uebergangVon(wahl, fassung, fassungsauftrag.z), fassungsauftrag.am),
  norm: fassungsauftrag.norm,
});

/** The transition by which a case falls under a version. */
function uebergangVon(
  { streit }: Fassungswahl,
  { ab }: MoeglicheFassung,
  zeile: Fristzeile,
): Wahlzeile | undefined {
  const alle = fassungenVon(zeile);
  const nachbar = alle.find((f) => f.ab !== undefined && f.ab === ab) ?? alle[1];
  return streit ?? (nachbar && wahlVon(nachbar));
}
