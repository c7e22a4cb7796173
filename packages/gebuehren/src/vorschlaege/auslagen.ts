import { vvNummer } from "@gebuehrenportal/gesetze/rvg/vv/index.ts";
import { cent } from "@gebuehrenportal/recht";
import type { Auslagen } from "../eingabe.ts";
import type { Entwurf, Lage, Regel } from "./lage.ts";

const auslage = (
  lage: Lage,
  nr: string,
  auslagen: Auslagen,
  entwurf: Pick<Entwurf, "text" | "bedingung" | "norm">,
): readonly Entwurf[] => {
  const [feld] = Object.keys(auslagen) as (keyof Auslagen)[];
  const vorhanden = feld && lage.a.auslagen?.[feld] !== undefined;
  return vorhanden ? [] : [{ id: nr, nr, ...entwurf, aenderung: { art: "auslagen", auslagen } }];
};

const mitTermin = (lage: Lage): boolean =>
  [...lage.nummern].some((nr) => vvNummer(nr, lage.stichtag)?.gebuehrenart === "termin");

const vorGericht = (l: Lage): boolean => [...l.nummern].some((nr) => /^[3456]\d{3}/.test(nr));

const reise = (lage: Lage): boolean => {
  const a = lage.a.auslagen;
  return Boolean(a?.kilometer?.length || a?.verkehrsmittel || a?.abwesenheiten?.length);
};

/** Rules for part 7 VV. */
export const auslagenregeln: readonly Regel[] = [
  (lage) =>
    vorGericht(lage)
      ? auslage(
          lage,
          "7000",
          { kopien: [{ buchstabe: "a", sw: 0 }] },
          {
            text: "Dokumentenpauschale",
            bedingung: "Aus Behörden- oder Gerichtsakten wurde kopiert, was zur Bearbeitung nötig war.",
            norm: "Nr. 7000 Nr. 1 VV",
          },
        )
      : [],
  (lage) =>
    mitTermin(lage) && !lage.a.auslagen?.verkehrsmittel
      ? auslage(
          lage,
          "7003",
          { kilometer: [] },
          {
            text: "Fahrtkosten mit dem eigenen Kraftfahrzeug",
            bedingung: "Der Termin lag außerhalb der Gemeinde von Kanzlei und Wohnung.",
            norm: "Nr. 7003 VV, Vorbem. 7 Abs. 2 VV",
          },
        )
      : [],
  (lage) =>
    mitTermin(lage)
      ? auslage(
          lage,
          "7005",
          { abwesenheiten: [] },
          {
            text: "Tage- und Abwesenheitsgeld",
            bedingung: "Der Termin war eine Geschäftsreise; die Dauer der Abwesenheit ist einzutragen.",
            norm: "Nr. 7005 VV, Vorbem. 7 Abs. 2 VV",
          },
        )
      : [],
  (lage) =>
    reise(lage)
      ? auslage(
          lage,
          "7006",
          { reisekosten: cent(0) },
          {
            text: "Sonstige Auslagen der Geschäftsreise",
            bedingung: "Auf der Reise fielen Kosten für Übernachtung oder Parken an.",
            norm: "Nr. 7006 VV",
          },
        )
      : [],
  (lage) =>
    [...lage.nummern].some((nr) => ["3100", "3200", "3305", "3309"].includes(nr))
      ? auslage(
          lage,
          "Vorbem. 7",
          { durchlaufend: [] },
          {
            text: "Verauslagte Gerichts- oder Gerichtsvollzieherkosten",
            bedingung: "Der Anwalt hat Kosten im Namen des Mandanten ausgelegt.",
            norm: "Vorbem. 7 Abs. 1 VV",
          },
        )
      : [],
];
