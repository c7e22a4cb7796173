import type { RegelId } from "@gebuehrenportal/gesetze/fristregeln/regel-id.ts";
import { type Regime, regimes } from "@gebuehrenportal/gesetze/fristregeln/regimes.ts";
import { datum, plusMonate, type Tag, teile } from "@gebuehrenportal/recht";
import type { Ort } from "../ort.ts";
import { keinFeiertagWeil } from "../orte/feiertagshinweise.ts";
import type { Fristeingabe, RegimeId } from "../typen.ts";
import { anzahl, dauerText } from "./dauer.ts";
import type { Ende, Endfrage } from "./ende.ts";
import { anwenden, hinweis, type Lage, type Notiz, type Notizen, schritt } from "./mitschrift.ts";
import { ausfallText, ortText, tagText } from "./text.ts";
import { ausfall } from "./werktag.ts";

/** Steps from the counted to the final end of a forward period: § 188, then weekend and holiday, or why not. */
export function endeSchritte(
  lage: Lage,
  eingabe: Fristeingabe,
  ab: Tag,
  frage: Endfrage,
  ende: Ende,
): Notizen {
  const { roh } = ende;
  const { regime, zusatzTage } = frage;
  const zusatz = zusatzTage > 0 ? ` und ${anzahl(zusatzTage, "tag")} Entfernungsfrist` : "";
  return [
    schritt(
      laengenregel(eingabe, ab, frage),
      ab,
      `${dauerText(eingabe.dauer)}${zusatz}: rechnerisches Ende ${tagText(roh)}.`,
      { norm: laengennorm(eingabe, frage), tag: roh },
    ),
    ...(frage.verschieben
      ? verschiebungsSchritte(lage, eingabe, regime, ende)
      : [bleibtSchritt(lage, eingabe, regime, roh)]),
    anwenden("R-TAGESENDE", ab),
  ];
}

/** What a weekend or holiday at the end did, or that the day is a working day. */
export function verschiebungsSchritte(
  lage: Lage,
  { fristtyp }: Pick<Fristeingabe, "fristtyp">,
  regimeId: RegimeId,
  ende: Ende,
): Notizen {
  const { endnorm }: Regime = regimes[regimeId];
  const regel: RegelId = fristtyp === "verjaehrung" ? "R-193-VERJ" : "R-193";
  const wo = ende.ort ?? lage.ort;
  const ort = regimeId === "EUG" ? "Gerichtshof der Europäischen Union" : ortText(wo);
  const { ausfalltage, roh, andernorts } = ende;
  const neu = ende.vorMindestdauer ?? ende.ende;
  const endet = ende.vorMindestdauer === undefined ? "endet" : "endete";
  const feiertag = ausfalltage.find((a) => a.feiertag)?.feiertag;
  return [
    ...(ausfalltage.length > 0
      ? [
          schritt(
            regel,
            roh,
            `Kein Werktag: ${ausfalltage.map(ausfallText).join(", ")}. Die Frist ${endet} am nächsten Werktag, ${tagText(neu)}.`,
            {
              norm: feiertag ? `${endnorm}; ${feiertag.norm}` : endnorm,
              tag: neu,
              ort,
              ...(feiertag && { feiertag }),
            },
          ),
          anwenden("R-ORT", roh),
        ]
      : werktagSchritte(regel, roh, { norm: endnorm, ort, endet }, regimeId === "EUG" ? undefined : wo)),
    ...(andernorts
      ? [
          hinweis(
            `An einem weiteren Ort, an dem die Frist gewahrt werden kann, endet sie erst am ${datum(andernorts)}; gerechnet ist der früheste Tag.`,
            "§ 222 Abs. 2 ZPO",
          ),
        ]
      : []),
  ];
}

/** @param wo place whose holidays counted; none where no Land's do */
function werktagSchritte(
  regel: RegelId,
  tag: Tag,
  { norm, ort, endet }: { readonly norm: string; readonly ort: string; readonly endet: string },
  wo: Ort | undefined,
): Notizen {
  const irrtum = wo && keinFeiertagWeil(tag, wo);
  return [
    ...(irrtum ? [schritt("R-WERKTAG", tag, irrtum.grund, { norm: irrtum.norm, tag, ort })] : []),
    schritt(regel, tag, `${tagText(tag)} ist ein Werktag; die Frist ${endet} mit Ablauf dieses Tages.`, {
      norm,
      tag: tag,
      ort,
    }),
  ];
}

function bleibtSchritt({ ort }: Lage, eingabe: Fristeingabe, regimeId: RegimeId, roh: Tag): Notiz {
  const frei = ausfall(roh, ort);
  const { endnorm, verschiebung }: Regime = regimes[regimeId];
  return schritt(
    "R-193-NEIN",
    roh,
    frei
      ? `${ausfallText(frei)}: Das Ende wird hier nicht verschoben.`
      : `Das Ende am ${tagText(roh)} wird hier nicht verschoben.`,
    { norm: verschiebung === "keine" ? endnorm : keineNorm(eingabe), tag: roh, ort: ortText(ort) },
  );
}

const keineNorm = ({ fristtyp }: Fristeingabe): string => {
  if (fristtyp === "kuendigung") return "§ 193 BGB gilt für Kündigungsfristen nicht (BGH III ZR 172/04)";
  if (fristtyp === "behoerdlicher-endtag") return "§ 31 Abs. 3 Satz 2 VwVfG; § 26 Abs. 3 Satz 2 SGB X";
  if (fristtyp === "leistungszeitraum") return "§ 31 Abs. 4 VwVfG; § 108 Abs. 4 AO";
  return "§ 193 BGB";
};

const halb = ({ dauer }: Fristeingabe): boolean => dauer.some(({ einheit }) => /halb|viertel/.test(einheit));

/** The rule of the length: § 189, a missing day of the month, or that of the beginning. */
function laengenregel(
  eingabe: Fristeingabe,
  ab: Tag,
  { beginn, dauer: { monate, tage } }: Endfrage,
): RegelId {
  if (halb(eingabe)) return "R-189";
  if (beginn === "tagesanfang") return "R-187-2";
  return tage === 0 && teile(plusMonate(ab, monate)).tag < teile(ab).tag ? "R-188-3" : "R-187-1";
}

function laengennorm(eingabe: Fristeingabe, { beginn }: Endfrage): string {
  if (halb(eingabe)) return "§§ 188, 189 BGB";
  const { dauer } = eingabe;
  if (dauer.every(({ einheit }) => einheit === "tag" || einheit === "werktag")) return "§ 188 Abs. 1 BGB";
  return beginn === "tagesanfang" ? "§ 188 Abs. 2 Alt. 2, Abs. 3 BGB" : "§ 188 Abs. 2 Alt. 1, Abs. 3 BGB";
}
