import { datum, type Jahreswert, type Tag, type Zahlen } from "@gebuehrenportal/recht";
import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { db } from "#platform/db/zugang.server.ts";
import { ereignisMelden } from "#platform/realtime/bus.server.ts";
import { type Angaben, angabenAus, beginnAus, type Fehler, type Felder } from "./eingabe.ts";
import { alsEintraege } from "./eingetragen.server.ts";
import {
  type GeleseneVersion,
  geltendeVersionen,
  type Versionszeile,
  versionAnfuegen,
  versionenLesen,
} from "./jahreswerte-store.server.ts";
import { bestandAus, letzteVersionen, wertuebersicht } from "./uebersicht.server.ts";
import { zahlentext } from "./werte.ts";

/** @returns faults by field; undefined: it is entered and counts from now on, in every process */
export async function wertEintragen(
  wert: Jahreswert<unknown>,
  von: string,
  felder: Felder,
  heute: Tag,
): Promise<Fehler | undefined> {
  const { fehler, ...angaben } = angabenAus(wert, felder);
  const ausgang = await db()
    .transaction()
    .execute(async (tx): Promise<Fehler | undefined> => {
      const versionen = (await versionenLesen(tx)).filter((v) => v.wert === wert.name);
      const bestand = bestandAus(wert, alsEintraege(letzteVersionen(versionen)));
      const beginn = beginnAus(wert, felder.ab ?? "", bestand, heute);
      if ("fehler" in beginn) return { ...fehler, ab: beginn.fehler };
      if (Object.keys(fehler).length > 0) return fehler;
      const { ab } = beginn;
      const version = (versionen.find((v) => v.ab === ab)?.version ?? 0) + 1;
      if (!(await versionAnfuegen(tx, { ...neu(wert, von), ...angaben, ab, version })))
        return { ab: zwischenzeitlich };
      await protokolliere(tx, akt(wert, "eingetragen", von, `${angabentext(wert, angaben)} ab ${datum(ab)}`));
      return undefined;
    });
  if (!ausgang) await seitenVerwerfen();
  return ausgang;
}

/** Corrects an entry: the version that was shown stays in its history. @returns as `wertEintragen` */
export async function wertKorrigieren(
  wert: Jahreswert<unknown>,
  von: string,
  felder: Felder,
): Promise<Fehler | undefined> {
  const { fehler, ...angaben } = angabenAus(wert, felder);
  if (Object.keys(fehler).length > 0) return fehler;
  const erstes = wert.felder[0]?.name ?? "fundstelle";
  return weiterschreiben(wert, von, felder, angaben, (vorher) => {
    if (
      gleich(vorher.zahlen, angaben.zahlen) &&
      vorher.fundstelle === angaben.fundstelle &&
      vorher.entwurf === angaben.entwurf
    )
      return { [erstes]: "Wert und Fundstelle sind unverändert." };
    return akt(
      wert,
      "korrigiert",
      von,
      `${angabentext(wert, angaben)} statt ${vorherText(wert, vorher)} ab ${datum(vorher.ab)}`,
    );
  });
}

/** Takes an entry out, unless a later one builds on it. @returns as `wertEintragen` */
export async function wertEntfernen(
  wert: Jahreswert<unknown>,
  von: string,
  felder: Felder,
): Promise<Fehler | undefined> {
  const { eintraege } = await wertuebersicht(wert);
  if (eintraege.some((e) => e.ab === felder.ab && !e.entfernbar))
    return { ab: "Entfernen Sie zuerst die späteren Einträge; sonst entstünde eine Lücke." };
  const nichts = { zahlen: null, fundstelle: null, entwurf: false };
  return weiterschreiben(wert, von, felder, nichts, (vorher) =>
    akt(wert, "entfernt", von, `${vorherText(wert, vorher)} ab ${datum(vorher.ab)}`),
  );
}

type Akt = ReturnType<typeof akt>;

/** Puts a version after the one that the form was made for. */
async function weiterschreiben(
  wert: Jahreswert<unknown>,
  von: string,
  { ab, version }: Felder,
  inhalt: Pick<Versionszeile, "zahlen" | "fundstelle" | "entwurf">,
  pruefen: (vorher: GeleseneVersion) => Fehler | Akt,
): Promise<Fehler | undefined> {
  const ausgang = await db()
    .transaction()
    .execute(async (tx): Promise<Fehler | undefined> => {
      const vorher = (await geltendeVersionen(tx)).find((v) => v.wert === wert.name && v.ab === ab);
      if (!vorher || String(vorher.version) !== version) return { ab: zwischenzeitlich };
      const befund = pruefen(vorher);
      if (!istAkt(befund)) return befund;
      const naechste = { ...neu(wert, von), ...inhalt, ab: vorher.ab, version: vorher.version + 1 };
      if (!(await versionAnfuegen(tx, naechste))) return { ab: zwischenzeitlich };
      await protokolliere(tx, befund);
      return undefined;
    });
  if (!ausgang) await seitenVerwerfen();
  return ausgang;
}

const istAkt = (befund: Fehler | Akt): befund is Akt => typeof befund.einzelheiten === "object";

const zwischenzeitlich =
  "Der Eintrag wurde gerade von jemand anderem geändert. Bitte sehen Sie ihn sich noch einmal an.";

const neu = (wert: Jahreswert<unknown>, von: string) => ({
  wert: wert.name,
  eingetragen_von: von,
  eingetragen_am: new Date(jetzt().epochMilliseconds),
});

/** Base rates have acts of their own in the log, which older lines bear, too. */
const akt = (
  { name, titel }: Jahreswert<unknown>,
  handlung: "eingetragen" | "korrigiert" | "entfernt",
  von: string,
  text: string,
) => ({
  akt: `${name === "basiszinssatz" ? name : "jahreswert"}-${handlung}`,
  von,
  einzelheiten: { name: name === "basiszinssatz" ? text : `${titel}: ${text}` },
});

const angabentext = (wert: Jahreswert<unknown>, { zahlen, entwurf }: Omit<Angaben, "fehler">): string =>
  `${entwurf ? "Entwurf: " : ""}${zahlentext(wert, zahlen)}`;

const vorherText = (wert: Jahreswert<unknown>, { zahlen, entwurf }: Versionszeile): string =>
  `${entwurf ? "Entwurf: " : ""}${zahlen ? zahlentext(wert, zahlen) : "eines nicht lesbaren Eintrags"}`;

const gleich = (a: Zahlen | null, b: Zahlen): boolean =>
  a !== null && Object.keys({ ...a, ...b }).every((name) => a[name] === b[name]);

/** Kept pages hold or show what has just changed. */
const seitenVerwerfen = () => ereignisMelden({ type: "pages.changed", an: { server: true } });
