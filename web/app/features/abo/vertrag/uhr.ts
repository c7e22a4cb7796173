import { plusTage, type Tag } from "@gebuehrenportal/recht";
import { beendet } from "./beenden.ts";
import { laesstRuhen, mitForderung, rechnungUnterwegs } from "./forderungen.ts";
import { erinnerungNachTagen, mahnungNachTagen, testhinweisStunden } from "./fristen.ts";
import { periodeBeginnt } from "./perioden.ts";
import { preis } from "./preise.ts";
import { endetMitTestphase, ruhtAb } from "./tarifstand.ts";
import type { Forderung, Umstaende, Vertrag, Wirkung } from "./vertrag.ts";
import { mitZustand } from "./zahlen.ts";
import { beginnVon, istSoweit, plusStunden, tagVon } from "./zeit.ts";

type Schritt = { readonly vertrag: Vertrag; readonly wirkungen: readonly Wirkung[] };

/**
 * What time alone has done to a contract until now: end of the trial, periods that began, reminders, rest. The same
 * instant again does nothing more; after a long silence periods are made up for, while reminders go one a day.
 */
export function uhr(v: Vertrag, umstaende: Umstaende): Schritt {
  const wirkungen: Wirkung[] = [];
  let vertrag = v;
  for (const schritt of [testphase, perioden, mahnungen, ruhe]) {
    const getan = schritt(vertrag, umstaende);
    vertrag = getan.vertrag;
    wirkungen.push(...getan.wirkungen);
  }
  return { vertrag: mitZustand(vertrag, umstaende), wirkungen };
}

const nichts = (vertrag: Vertrag): Schritt => ({ vertrag, wirkungen: [] });
const mail = (vorlage: Extract<Wirkung, { art: "mail" }>["vorlage"]): Wirkung => ({ art: "mail", vorlage });

function testphase(v: Vertrag, umstaende: Umstaende): Schritt {
  if (v.zustand !== "trialing" || !v.testphaseBis) return nichts(v);
  const ende = tagVon(v.testphaseBis);
  if (!istSoweit(v.testphaseBis, umstaende.jetzt)) {
    if (v.testhinweis || !istSoweit(plusStunden(v.testphaseBis, -testhinweisStunden), umstaende.jetzt))
      return nichts(v);
    return { vertrag: { ...v, testhinweis: true }, wirkungen: [mail("test-endet")] };
  }
  if (endetMitTestphase(v)) return { vertrag: beendet(v, ende), wirkungen: [mail("beendet")] };
  if (!v.zahlweg) return { vertrag: beendet(v, ende), wirkungen: [mail("test-frei")] };
  // No bill goes to an address that nobody has confirmed.
  if (umstaende.bestaetigt === false)
    return { vertrag: beendet(v, ende), wirkungen: [mail("test-unbestaetigt")] };
  const heute = tagVon(umstaende.jetzt);
  const { vertrag, wirkungen } = periodeBeginnt(
    { ...mitWechsel(v, ende), zustand: "active" },
    { von: ende },
    heute,
    umstaende,
  );
  return { vertrag, wirkungen: [...wirkungen, mail("test-aktiv")] };
}

/** A lower tier that was to come takes the place of the present one. */
function mitWechsel(v: Vertrag, am: Tag): Vertrag {
  if (!v.wechselZu) return v;
  return { ...v, typ: v.wechselZu, wechselZu: null, preis: preis(v.wechselZu, v.steuerfall, am) };
}

function perioden(v: Vertrag, umstaende: Umstaende): Schritt {
  const heute = tagVon(umstaende.jetzt);
  const wirkungen: Wirkung[] = [];
  let vertrag = v;
  while (laeuft(vertrag)) {
    const { periodeBis, gekuendigtZum, wechselZu } = vertrag;
    if (vertrag.ausgesetzt) {
      if (!gekuendigtZum || gekuendigtZum > heute) break;
      wirkungen.push(mail("beendet"));
      vertrag = beendet(vertrag, gekuendigtZum);
      break;
    }
    if (!periodeBis || periodeBis > heute) break;
    if (gekuendigtZum && gekuendigtZum <= periodeBis) {
      wirkungen.push(mail("beendet"));
      vertrag = beendet(vertrag, periodeBis);
      break;
    }
    const neu = periodeBeginnt(mitWechsel(vertrag, periodeBis), { von: periodeBis }, heute, umstaende);
    vertrag = neu.vertrag;
    wirkungen.push(...neu.wirkungen, ...(wechselZu ? [mail("wechsel-ausgefuehrt")] : []));
  }
  return { vertrag, wirkungen };
}

const laeuft = ({ zustand }: Vertrag): boolean => zustand === "active" || zustand === "past_due";

/** One reminder for each unpaid invoice at a time; also for contracts that are over. */
function mahnungen(v: Vertrag, umstaende: Umstaende): Schritt {
  if (!umstaende.rechnungen) return nichts(v);
  const heute = tagVon(umstaende.jetzt);
  const wirkungen: Wirkung[] = [];
  let vertrag = v;
  for (const f of v.forderungen) {
    const stufe = f.erinnertAm ? 2 : 1;
    const am = naechsteMahnung(f);
    if (!am || am > heute) continue;
    wirkungen.push({
      art: "mahnung",
      schluessel: `M${f.schluessel}-${stufe}-${heute}`,
      stufe,
      zu: f.schluessel,
      offen: f.offen,
    });
    vertrag = mitForderung(vertrag, f.schluessel, (g) =>
      stufe === 1
        ? { ...g, erinnertAm: heute, unterwegs: true }
        : { ...g, gemahntAm: heute, unterwegs: true },
    );
  }
  return { vertrag, wirkungen };
}

/** The day of the next reminder of a claim; unset: none is left, nothing is owed, or what comes before has not gone out. */
export function naechsteMahnung(f: Forderung): Tag | undefined {
  const { offen, faelligAm, erinnertAm, gemahntAm, unterwegs } = f;
  if (offen === 0 || gemahntAm || unterwegs) return undefined;
  return erinnertAm ? plusTage(erinnertAm, mahnungNachTagen) : plusTage(faelligAm, erinnerungNachTagen);
}

function ruhe(v: Vertrag, { jetzt }: Umstaende): Schritt {
  if (!laeuft(v) || v.ausgesetzt || !v.forderungen.some((f) => laesstRuhen(f, tagVon(jetzt))))
    return nichts(v);
  return { vertrag: { ...v, ausgesetzt: true }, wirkungen: [mail("ausgesetzt")] };
}

/**
 * The instant from which on time alone would change the contract; until then nobody has to look. Undefined: never.
 */
export function naechsteUhr(v: Vertrag, rechnungen: boolean): string | undefined {
  const tage: Tag[] = [];
  const zeiten: string[] = [];
  if (v.zustand === "trialing" && v.testphaseBis) {
    if (!v.testhinweis) zeiten.push(plusStunden(v.testphaseBis, -testhinweisStunden));
    zeiten.push(v.testphaseBis);
  }
  if (laeuft(v)) {
    if (v.ausgesetzt) tage.push(...(v.gekuendigtZum ? [v.gekuendigtZum] : []));
    else tage.push(...(v.periodeBis ? [v.periodeBis] : []), ...v.forderungen.flatMap((f) => ruhtAb(f) ?? []));
    if (v.zustand === "active")
      tage.push(
        ...v.forderungen.flatMap((f) =>
          f.offen > 0 && !rechnungUnterwegs(f) ? [plusTage(f.faelligAm, 1)] : [],
        ),
      );
  }
  if (rechnungen) tage.push(...v.forderungen.flatMap((f) => naechsteMahnung(f) ?? []));
  return [...zeiten, ...tage.map(beginnVon)].toSorted(zeitlich)[0];
}

const zeitlich = (a: string, b: string) =>
  Temporal.Instant.compare(Temporal.Instant.from(a), Temporal.Instant.from(b));
