import type { AngelegenheitErgebnis, RvgAntwort, RvgErgebnis, Zeile } from "@gebuehrenportal/gebuehren";
import { titel } from "@gebuehrenportal/gebuehren/verzeichnis";
import type { KeinErgebnis, Tag } from "@gebuehrenportal/recht";
import { zeilentitel } from "../../vvzeile.ts";

/** A line as the call prints it: with its title, the rate as a decimal number, and its derivation. */
export type AntwortZeile = Omit<Zeile, "satz100" | "satzbruch" | "erhoehung100" | "schritte"> & {
  titel?: string;
  satz?: number;
  satzbruch?: string;
  erhoehung?: number;
  rechenweg: Zeile["schritte"];
};

function zeile(z: Zeile, stichtag: Tag): AntwortZeile {
  const { satz100, satzbruch, erhoehung100, schritte, ...rest } = z;
  const bezeichnung = z.angerechnet ? zeilentitel(z, {}) : titel(rest.nr, stichtag);
  return {
    ...rest,
    ...(bezeichnung === undefined ? {} : { titel: bezeichnung }),
    ...(satz100 === undefined ? {} : { satz: satz100 / 100 }),
    ...(satzbruch ? { satzbruch: satzbruch.join("/") } : {}),
    ...(erhoehung100 === undefined ? {} : { erhoehung: erhoehung100 / 100 }),
    rechenweg: schritte,
  };
}

function angelegenheit(a: AngelegenheitErgebnis) {
  const { zeilen, staatskasse, vereinbarung, ...rest } = a;
  return {
    ...rest,
    zeilen: zeilen.map((z) => zeile(z, a.fassung.ab)),
    ...(staatskasse && {
      staatskasse: {
        ...ohneSchritte(staatskasse),
        zeilen: staatskasse.zeilen.map((z) => zeile(z, a.fassung.ab)),
      },
    }),
    ...(vereinbarung && { vereinbarung: ohneSchritte(vereinbarung) }),
  };
}

const ohneSchritte = <T extends { schritte: Zeile["schritte"] }>({ schritte, ...rest }: T) => ({
  ...rest,
  rechenweg: schritte,
});

/** The whole derivation in one list, in the order of the bill: what page, print and export show line by line. */
function rechenweg(ergebnis: RvgErgebnis) {
  const { umsatzsteuer } = ergebnis;
  return [
    ...ergebnis.angelegenheiten.flatMap((a) => a.zeilen.flatMap((z) => z.schritte)),
    { text: umsatzsteuer.grund, norm: umsatzsteuer.norm, betrag: umsatzsteuer.betrag },
  ];
}

/** The engine's answer as JSON of the public call; a legal non-result stays as it is. */
export function alsAntwort(antwort: RvgAntwort) {
  if (antwort.art === "kein-ergebnis") return antwort satisfies KeinErgebnis;
  const { angelegenheiten, zahlungen, ...rest } = antwort;
  const stichtag = angelegenheiten[0]?.fassung.ab;
  return {
    ...rest,
    angelegenheiten: angelegenheiten.map(angelegenheit),
    ...(zahlungen &&
      stichtag && {
        zahlungen: { ...zahlungen, zeilen: zahlungen.zeilen.map((z) => zeile(z, stichtag)) },
      }),
    rechenweg: rechenweg(antwort),
  };
}
