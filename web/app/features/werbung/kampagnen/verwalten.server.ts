import { plusTage, type Tag } from "@gebuehrenportal/recht";
import { data } from "react-router";
import type { Sitzung } from "#platform/access/konto.ts";
import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { db } from "#platform/db/zugang.server.ts";
import { formularMitDateien } from "#platform/http/formularpost.server.ts";
import { ereignisMelden } from "#platform/realtime/bus.server.ts";
import { type Kampagne, lieferbar } from "../anzeigen/kampagne.ts";
import {
  kampagneAendern,
  kampagneAnlegen,
  kampagneLesen,
  kampagnenSuchen,
} from "../anzeigen/kampagnen-store.server.ts";
import { summen, tageszahlen } from "../anzeigen/zaehler-store.server.ts";
import { anzeigenbildAblegen, anzeigenbildLoeschen } from "./bild.server.ts";
import { bildBytes, bildZuGross } from "./bildgroesse.ts";
import { angabenAus, bildtextfehler, type Fehler, type Felder } from "./eingabe.ts";
import { type Kampagnenzeile, standVon } from "./stand.ts";

/** Figures are shown for so many days, today included. */
export const tageGezeigt = 30;

const seit = (): Tag => plusTage(heute(), 1 - tageGezeigt);

type GibtSeite = (pfad: string) => boolean;

/** All campaigns that fit a search, with their sums of the last days. */
export async function kampagnenuebersicht(
  frage: string,
  gibtSeite: GibtSeite,
): Promise<readonly Kampagnenzeile[]> {
  const [kampagnen, gezaehlt] = [await kampagnenSuchen(db(), frage), await summen(db(), seit())];
  const je = new Map(gezaehlt.map((eine) => [eine.kampagne, eine]));
  return kampagnen.map((eine) => ({
    ...eine,
    stand: standVon(eine, heute(), lieferbar(eine.ziel, gibtSeite)),
    ansichten: je.get(eine.id)?.ansichten ?? 0,
    klicks: je.get(eine.id)?.klicks ?? 0,
  }));
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A campaign with its figures. @throws an answer with status 404 */
export async function kampagnenansicht(id: string, gibtSeite: GibtSeite) {
  const kampagne = await vorhandene(id);
  return {
    kampagne,
    stand: standVon(kampagne, heute(), lieferbar(kampagne.ziel, gibtSeite)),
    zahlen: await tageszahlen(db(), id, seit()),
    ab: seit(),
  };
}

async function vorhandene(id: string): Promise<Kampagne> {
  const kampagne = uuid.test(id) ? await kampagneLesen(db(), id) : undefined;
  if (!kampagne) throw data(null, { status: 404 });
  return kampagne;
}

/** What a form of the page brought about; with faults it comes back as it was. */
export type Kampagnenergebnis = {
  readonly erledigt?: "angelegt" | "geaendert" | "beendet";
  readonly id?: string;
  readonly fehler?: Fehler;
  readonly felder?: Felder;
};

/**
 * Writes a campaign down, or ends it today.
 *
 * @param id `neu`: there is none yet
 */
export async function kampagneHandeln(
  request: Request,
  id: string,
  wer: Sitzung,
): Promise<Kampagnenergebnis> {
  const { felder, dateien } = await formularMitDateien(request);
  const vorher = id === "neu" ? undefined : await vorhandene(id);
  if (felder.handlung === "beenden" && vorher) return beenden(vorher, wer);
  const gelesen = angabenAus(felder, heute());
  const bildtext = (felder.bildtext ?? "").trim();
  const datei = dateien.bild;
  const behalten = !datei && felder.bildweg === undefined ? vorher?.bild : undefined;
  const worte = datei || behalten ? bildtextfehler(bildtext) : undefined;
  const fehler = {
    ...("fehler" in gelesen && gelesen.fehler),
    ...(worte && { bildtext: worte }),
    ...(datei && datei.byteLength > bildBytes && { bild: bildZuGross }),
  };
  if ("fehler" in gelesen || Object.keys(fehler).length > 0) return { fehler, felder };
  const abgelegt = datei && (await anzeigenbildAblegen(datei));
  if (abgelegt && "fehler" in abgelegt) return { fehler: { bild: abgelegt.fehler }, felder };
  const schluessel = abgelegt?.schluessel ?? behalten?.schluessel;
  const kampagne = { ...gelesen.angaben, bild: schluessel ? { schluessel, text: bildtext } : null };
  const geschrieben = await schreiben(vorher?.id, kampagne, wer);
  if (vorher?.bild && vorher.bild.schluessel !== schluessel)
    await anzeigenbildLoeschen(vorher.bild.schluessel);
  return { erledigt: vorher ? "geaendert" : "angelegt", id: geschrieben };
}

async function schreiben(
  id: string | undefined,
  kampagne: Omit<Kampagne, "id">,
  { nutzer }: Sitzung,
  handlung = id ? "geaendert" : "angelegt",
): Promise<string> {
  const geschrieben = await db()
    .transaction()
    .execute(async (tx) => {
      const neue = id ?? (await kampagneAnlegen(tx, kampagne));
      if (id) await kampagneAendern(tx, id, kampagne);
      const einzelheiten = { name: kampagne.titel };
      await protokolliere(tx, { akt: `werbung-${handlung}`, von: nutzer.id, einzelheiten });
      return neue;
    });
  // Kept pages carry what has just changed.
  await ereignisMelden({ type: "pages.changed", an: { server: true } });
  return geschrieben;
}

/** The last day was yesterday; what has not begun ends before it does. Its figures stay. */
async function beenden({ id, ...kampagne }: Kampagne, wer: Sitzung): Promise<Kampagnenergebnis> {
  const gestern = plusTage(heute(), -1);
  const [von = gestern] = [kampagne.von, gestern].sort();
  await schreiben(id, { ...kampagne, von, bis: gestern }, wer, "beendet");
  return { erledigt: "beendet", id };
}
