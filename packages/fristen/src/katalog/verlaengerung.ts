import type { Fristzeile, Verlaengerungszeile } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import { datum, type KeinErgebnis, keinErgebnis, type Tag, type Vermerk } from "@gebuehrenportal/recht";
import { dauerText, rechnerischesEnde, zaehldauer } from "../rechnung/dauer.ts";
import { dauerAusKuerzel } from "../rechnung/dauer-text.ts";
import { verschobenerTag } from "../rechnung/ende.ts";
import { kalenderVon } from "../rechnung/endtag.ts";
import { type Verlaengerungseingabe, verlaengerung } from "../sonderrechnung/verlaengerung.ts";
import type { FristErgebnis } from "../typen.ts";
import { fristzeile } from "./daten.ts";
import { ortVon } from "./rechnung.ts";
import { katalogtreffer } from "./suche.ts";
import { verlaengerbarkeit } from "./verlaengerbarkeit.ts";

/** An extension of a period of the catalogue; regime, court and whether it may be extended at all come from the entry. */
export type Katalogverlaengerung = Omit<Verlaengerungseingabe, "notfrist" | "regime"> & {
  /** The opponent agrees: lifts the bound where the statute says so (§ 520 Abs. 2 Satz 2, § 551 Abs. 2 Satz 5 ZPO). */
  readonly einwilligung?: boolean;
  /** The end before any extension, where there was one before: a bound counts from there, in all. */
  readonly urspruenglichesEndeAm?: Tag;
};

/**
 * Extends a period of the catalogue and says where the statute sets a bound: § 520 Abs. 2 Satz 3, § 551 Abs. 2 Satz 6 ZPO,
 * once and for a month in labour, social and tax courts. Periods that cannot be extended are a `KeinErgebnis`.
 */
export function katalogverlaengerung(
  id: string,
  eingabe: Katalogverlaengerung,
): FristErgebnis | KeinErgebnis {
  const r = verlaengert(id, eingabe);
  return r.art === "verlaengert" ? { ...r.ergebnis, vermerke: [...r.grenzen, ...r.ergebnis.vermerke] } : r;
}

/** What the statute says against an extension of a period of the catalogue; nothing where it gives no result at all. */
export function verlaengerungsgrenzen(id: string, eingabe: Katalogverlaengerung): readonly Vermerk[] {
  const r = verlaengert(id, eingabe);
  return r.art === "verlaengert" ? r.grenzen : [];
}

type Verlaengert = {
  readonly art: "verlaengert";
  readonly ergebnis: FristErgebnis;
  readonly grenzen: readonly Vermerk[];
};

function verlaengert(
  id: string,
  { einwilligung, urspruenglichesEndeAm, ...e }: Katalogverlaengerung,
): Verlaengert | KeinErgebnis {
  const kopf = katalogtreffer(id);
  const z = fristzeile(id);
  if (!kopf || !z) return keinErgebnis("Diesen Eintrag gibt es im Fristenkatalog nicht.", "§ 186 BGB", "id");
  if (z.art === "gesetzlich" && !verlaengerbarkeit(z).moeglich)
    return keinErgebnis("Diese gesetzliche Frist kann nicht verlängert werden.", "§ 224 Abs. 2 ZPO", "id");
  const ort = ortVon(z, e);
  const ganz = { ...e, regime: z.regime, notfrist: z.art === "notfrist", ...(ort && { ort }) };
  const r = verlaengerung(ganz);
  if (r.art !== "ergebnis") return r;
  return {
    art: "verlaengert",
    ergebnis: r,
    grenzen: grenzvermerke(z, ganz, r, { einwilligung, urspruenglichesEndeAm }),
  };
}

function grenzvermerke(
  { verlaengerung: v }: Fristzeile,
  eingabe: Verlaengerungseingabe,
  ergebnis: FristErgebnis,
  {
    einwilligung = false,
    urspruenglichesEndeAm = ergebnis.ereignisAm,
  }: { readonly einwilligung: boolean | undefined; readonly urspruenglichesEndeAm: Tag | undefined },
): readonly Vermerk[] {
  if (!v) return [];
  return [
    ...(v.einmal && eingabe.zweite
      ? [warnung("Diese Frist kann nur einmal verlängert werden.", v.norm)]
      : []),
    ...(v.ohneEinwilligung && einwilligung ? [] : zuLang(v, eingabe, urspruenglichesEndeAm, ergebnis)),
  ];
}

/** The end lies after the last day the statute allows; a weekend there moves that day, too. */
function zuLang(
  { hoechstens, ohneEinwilligung, norm }: Verlaengerungszeile,
  eingabe: Verlaengerungseingabe,
  urspruengliches: Tag,
  { ende }: FristErgebnis,
): readonly Vermerk[] {
  if (hoechstens === undefined) return [];
  const dauer = dauerAusKuerzel(hoechstens);
  const roh = rechnerischesEnde(urspruengliches, zaehldauer(dauer), "ereignis");
  const letzter: Tag = verschobenerTag(roh, kalenderVon(eingabe, "ZPO")).ende;
  if (ende <= letzter) return [];
  const wann = ohneEinwilligung ? "Ohne Einwilligung des Gegners kann diese Frist" : "Diese Frist kann";
  return [
    warnung(
      `${wann} um höchstens ${dauerText(dauer)} verlängert werden, hier bis zum ${datum(letzter)}; das Ende am ${datum(ende)} liegt danach.`,
      norm,
    ),
  ];
}

const warnung = (text: string, norm: string): Vermerk => ({ art: "warnung", text, norm });
