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
export function uhr(bisher: Vertrag, umstaende: Umstaende): Schritt {
  const wirkungen: Wirkung[] = [];
  let vertrag = bisher;
  for (const schritt of [testphase, perioden, mahnungen, ruhe]) {
    const getan = schritt(vertrag, umstaende);
    vertrag = getan.vertrag;
    wirkungen.push(...getan.wirkungen);
  }
  return { vertrag: mitZustand(vertrag, umstaende), wirkungen };
}

const nichts = (vertrag: Vertrag): Schritt => ({ vertrag, wirkungen: [] });
const mail = (vorlage: Extract<Wirkung, { art: "mail" }>["vorlage"]): Wirkung => ({ art: "mail", vorlage });

function testphase(bisher: Vertrag, umstaende: Umstaende): Schritt {
  if (bisher.zustand !== "trialing" || !bisher.testphaseBis) return nichts(bisher);
  const ende = tagVon(bisher.testphaseBis);
  if (!istSoweit(bisher.testphaseBis, umstaende.jetzt)) {
    if (
      bisher.testhinweis ||
      !istSoweit(plusStunden(bisher.testphaseBis, -testhinweisStunden), umstaende.jetzt)
    )
      return nichts(bisher);
    return { vertrag: { ...bisher, testhinweis: true }, wirkungen: [mail("test-endet")] };
  }
  if (endetMitTestphase(bisher)) return { vertrag: beendet(bisher, ende), wirkungen: [mail("beendet")] };
  if (!bisher.zahlweg) return { vertrag: beendet(bisher, ende), wirkungen: [mail("test-frei")] };
  // No bill goes to an address that nobody has confirmed.
  if (umstaende.bestaetigt === false)
    return { vertrag: beendet(bisher, ende), wirkungen: [mail("test-unbestaetigt")] };
  const heute = tagVon(umstaende.jetzt);
  const { vertrag, wirkungen } = periodeBeginnt(
    { ...mitWechsel(bisher, ende), zustand: "active" },
    { von: ende },
    heute,
    umstaende,
  );
  return { vertrag, wirkungen: [...wirkungen, mail("test-aktiv")] };
}

/** A lower tier that was to come takes the place of the present one. */
function mitWechsel(vertrag: Vertrag, am: Tag): Vertrag {
  if (!vertrag.wechselZu) return vertrag;
  return {
    ...vertrag,
    typ: vertrag.wechselZu,
    wechselZu: null,
    preis: preis(vertrag.wechselZu, vertrag.steuerfall, am),
  };
}

function perioden(bisher: Vertrag, umstaende: Umstaende): Schritt {
  const heute = tagVon(umstaende.jetzt);
  const wirkungen: Wirkung[] = [];
  let vertrag = bisher;
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
function mahnungen(bisher: Vertrag, umstaende: Umstaende): Schritt {
  if (!umstaende.rechnungen) return nichts(bisher);
  const heute = tagVon(umstaende.jetzt);
  const wirkungen: Wirkung[] = [];
  let vertrag = bisher;
  for (const f of bisher.forderungen) {
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
    vertrag = mitForderung(vertrag, f.schluessel, (forderung) =>
      stufe === 1
        ? { ...forderung, erinnertAm: heute, unterwegs: true }
        : { ...forderung, gemahntAm: heute, unterwegs: true },
    );
  }
  return { vertrag, wirkungen };
}

/** The day of the next reminder of a claim; unset: none is left, nothing is owed, or what comes before has not gone out. */
export function naechsteMahnung(forderung: Forderung): Tag | undefined {
  const { offen, faelligAm, erinnertAm, gemahntAm, unterwegs } = forderung;
  if (offen === 0 || gemahntAm || unterwegs) return undefined;
  return erinnertAm ? plusTage(erinnertAm, mahnungNachTagen) : plusTage(faelligAm, erinnerungNachTagen);
}

function ruhe(vertrag: Vertrag, { jetzt }: Umstaende): Schritt {
  if (
    !laeuft(vertrag) ||
    vertrag.ausgesetzt ||
    !vertrag.forderungen.some((f) => laesstRuhen(f, tagVon(jetzt)))
  )
    return nichts(vertrag);
  return { vertrag: { ...vertrag, ausgesetzt: true }, wirkungen: [mail("ausgesetzt")] };
}

/**
 * The instant from which on time alone would change the contract; until then nobody has to look. Undefined: never.
 */
export function naechsteUhr(vertrag: Vertrag, rechnungen: boolean): string | undefined {
  const tage: Tag[] = [];
  const zeiten: string[] = [];
  if (vertrag.zustand === "trialing" && vertrag.testphaseBis) {
    if (!vertrag.testhinweis) zeiten.push(plusStunden(vertrag.testphaseBis, -testhinweisStunden));
    zeiten.push(vertrag.testphaseBis);
  }
  if (laeuft(vertrag)) {
    if (vertrag.ausgesetzt) tage.push(...(vertrag.gekuendigtZum ? [vertrag.gekuendigtZum] : []));
    else
      tage.push(
        ...(vertrag.periodeBis ? [vertrag.periodeBis] : []),
        ...vertrag.forderungen.flatMap((f) => ruhtAb(f) ?? []),
      );
    if (vertrag.zustand === "active")
      tage.push(
        ...vertrag.forderungen.flatMap((forderung) =>
          forderung.offen > 0 && !rechnungUnterwegs(forderung) ? [plusTage(forderung.faelligAm, 1)] : [],
        ),
      );
  }
  if (rechnungen) tage.push(...vertrag.forderungen.flatMap((f) => naechsteMahnung(f) ?? []));
  return [...zeiten, ...tage.map(beginnVon)].toSorted(zeitlich)[0];
}

const zeitlich = (a: string, b: string) =>
  Temporal.Instant.compare(Temporal.Instant.from(a), Temporal.Instant.from(b));
