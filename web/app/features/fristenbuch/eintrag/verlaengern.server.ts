import {
  type Katalogverlaengerung,
  katalogeintrag,
  katalogverlaengerung,
  verlaengerungsgrenzen,
} from "@gebuehrenportal/fristen/katalog";
import { datum, type Tag } from "@gebuehrenportal/recht";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import type { Buchlage, Buchnutzer } from "../einstellung/buchzugang.server.ts";
import { eineWoche, vorfristtage } from "../plan/vorfristen.ts";
import type { Frist } from "../worte/frist.ts";
import { type Eintragsbezug, mitEintrag, ziehen } from "./aendern.server.ts";
import { ohneTag, planlage } from "./buchen.server.ts";
import { type Fristrechnung, rechnungLesen } from "./rechnung-store.server.ts";
import type { Verlaengerungsbeschluss } from "./zustand.ts";

/** An extension is applied for until a day: that day stands beside the end, which stays the end. */
export const verlaengerungBeantragen = (
  wer: Buchnutzer,
  bezug: Eintragsbezug,
  { am, bis }: { readonly am: Tag; readonly bis: Tag },
) =>
  mitEintrag(wer, bezug, (lage, frist) =>
    ziehen(lage, frist, {
      art: "verlaengerung-beantragt",
      am,
      bis: verlaengert(lage, frist, undefined, { bis, einwilligung: false })?.ende ?? bis,
    }),
  );

/** What the court has decided; `einwilligung` unset: nobody has said whether the opponent has agreed. */
export type Bewilligung = {
  readonly bis: Tag;
  readonly vom: Tag;
  readonly einwilligung: boolean | undefined;
};

/**
 * The court has extended the period: the day is the end from now on, and the derivation goes on to it.
 *
 * @throws {ApiFehler} as `ziehen`; 400 `einwilligung` the statute asks for the opponent's consent, and nobody has said
 * whether there is one
 */
export const verlaengern = (wer: Buchnutzer, bezug: Eintragsbezug, bewilligung: Bewilligung) =>
  mitEintrag(wer, bezug, async (lage, frist) => {
    const { bis, vom, einwilligung = false } = bewilligung;
    const rechnung = await rechnungLesen(lage.tx, lage.kanzleiId, frist.rechnungId);
    const r = verlaengert(lage, frist, rechnung, { bis, einwilligung });
    const grenze = verlaengerungsgrenze(lage, frist, rechnung, bis);
    if (grenze?.mitEinwilligung && bewilligung.einwilligung === undefined)
      throw new ApiFehler(400, { error: grenze.satz, code: "einwilligung", field: "einwilligung" });
    const beschluss = { vom, einwilligung };
    return ziehen(
      lage,
      frist,
      {
        art: "verlaengert",
        ende: r?.ende ?? bis,
        vorfristen: vorfristenBis(lage, frist, r?.ende ?? bis),
        beschluss,
      },
      rechnung && fortgefuehrt(rechnung, beschluss, bis, r),
    );
  });

/** The court has not extended it: the end has been the end all the time. */
export const verlaengerungAblehnen = (wer: Buchnutzer, bezug: Eintragsbezug) =>
  mitEintrag(wer, bezug, (lage, frist) => ziehen(lage, frist, { art: "verlaengerung-abgelehnt" }));

type Verlaengert = Extract<ReturnType<typeof katalogverlaengerung>, { art: "ergebnis" }>;

/** The end that a day named by the court means; `undefined` for an entry of the office's own, which has no such rules. */
function verlaengert(
  lage: Pick<Buchlage, "heute" | "einstellung">,
  frist: Frist,
  rechnung: Fristrechnung | undefined,
  wunsch: Verlaengerungswunsch,
): Verlaengert | undefined {
  if (frist.regel === null || frist.ende === null) return undefined;
  const r = katalogverlaengerung(frist.regel, frageNach(lage, frist, frist.ende, rechnung, wunsch));
  if (r.art === "ergebnis") return r;
  throw ohneTag(r);
}

type Verlaengerungswunsch = { readonly bis: Tag; readonly einwilligung: boolean };

/** What the law is asked of an extension; a bound counts from the end that was computed, before any extension. */
function frageNach(
  lage: Pick<Buchlage, "heute" | "einstellung">,
  frist: Frist,
  bisherigesEndeAm: Tag,
  rechnung: Fristrechnung | undefined,
  wunsch: Verlaengerungswunsch,
): Katalogverlaengerung {
  const { aufgeloest } = planlage(lage, false);
  const ort = ortVon(frist);
  return {
    ...wunsch,
    bisherigesEndeAm,
    urspruenglichesEndeAm: rechnung?.ende ?? frist.endeVorVerlaengerung ?? bisherigesEndeAm,
    zweite: frist.endeVorVerlaengerung !== null,
    ...(ort && { ort: aufgeloest(ort) }),
  };
}

/** What the statute says against an extension until a day; `mitEinwilligung`: the opponent's consent lifts it. */
export type Verlaengerungsgrenze = { readonly satz: string; readonly mitEinwilligung: boolean };

/** The bound of the statute that an extension until a day passes; `undefined`: none is known. */
export function verlaengerungsgrenze(
  lage: Pick<Buchlage, "heute" | "einstellung">,
  frist: Frist,
  rechnung: Fristrechnung | undefined,
  bis: Tag,
): Verlaengerungsgrenze | undefined {
  if (frist.ende === null || bis <= frist.ende || frist.notfrist) return undefined;
  if (frist.regel === null) return undefined;
  const { regel } = frist;
  const { ende } = frist;
  const grenzen = (einwilligung: boolean) =>
    verlaengerungsgrenzen(regel, frageNach(lage, frist, ende, rechnung, { bis, einwilligung }));
  const [ohne] = grenzen(false);
  return ohne && { satz: `${ohne.text} (${ohne.norm})`, mitEinwilligung: grenzen(true).length === 0 };
}

/** The computation with the steps that lead on to the granted day; what the law itself gives stays its end. */
function fortgefuehrt(
  rechnung: Fristrechnung,
  { vom, einwilligung }: Verlaengerungsbeschluss,
  bis: Tag,
  ergebnis: Verlaengert | undefined,
): Fristrechnung {
  const verfuegt = `Verfügung vom ${datum(vom)}${einwilligung ? " mit Einwilligung der Gegenseite" : ""}`;
  const weiter = ergebnis
    ? ergebnis.schritte.map(({ text, norm, tag }, stelle) => ({
        text: stelle === 0 ? `${verfuegt}: ${text}` : text,
        norm,
        tag: tag ?? null,
      }))
    : [{ text: `${verfuegt}: verlängert bis ${datum(bis)}.`, norm: "", tag: bis }];
  const { schritte, vermerke, fassungen } = rechnung.ergebnis;
  const neue = ergebnis?.fassungen.filter(({ regel }) => !fassungen.some((f) => f.regel === regel)) ?? [];
  return {
    ...rechnung,
    ergebnis: {
      ...rechnung.ergebnis,
      schritte: [...schritte, ...weiter],
      vermerke: [...vermerke, ...(ergebnis?.vermerke ?? [])],
      fassungen: [...fassungen, ...neue],
    },
  };
}

/** The place of an entry by its ids. */
const ortVon = ({ land, gericht, gemeinde }: Frist) =>
  land === null && gericht === null && gemeinde === null
    ? undefined
    : ({
        ...(land !== null && { land }),
        ...(gericht !== null && { gericht }),
        ...(gemeinde !== null && { gemeinde }),
      } as Parameters<ReturnType<typeof planlage>["aufgeloest"]>[0]);

function vorfristenBis(lage: Buchlage, frist: Frist, ende: Tag): readonly Tag[] {
  const { buero, aufgeloest } = planlage(lage, false);
  const dauern = frist.regel === null ? [] : (katalogeintrag(frist.regel, lage.heute)?.vorfristen ?? []);
  return vorfristtage({
    ereignisAm: frist.ereignisAm ?? frist.startAm ?? lage.heute,
    ende,
    dauern: dauern.length > 0 ? dauern : [eineWoche],
    begruendungsfrist: frist.begruendungsfrist,
    buero: buero && aufgeloest(buero),
    ab: lage.heute,
  });
}
