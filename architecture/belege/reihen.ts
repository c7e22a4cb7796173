import katalog from "../../packages/gesetze/fristenkatalog/fristen.json" with { type: "json" };
import { gesetze, kvNummernVon } from "../../packages/gesetze/kostennummern.ts";
import { reihen as forderung } from "../../packages/gesetze/reihen/forderung.ts";
import { reihen as fristen } from "../../packages/gesetze/reihen/fristen.ts";
import { reihen as gebuehren } from "../../packages/gesetze/reihen/gebuehren.ts";
import { reihen as gerichtskosten } from "../../packages/gesetze/reihen/gerichtskosten.ts";
import { reihen as streitwert } from "../../packages/gesetze/reihen/streitwert.ts";
import { reihen as versorgungsausgleich } from "../../packages/gesetze/reihen/versorgungsausgleich.ts";
import { vvNummern } from "../../packages/gesetze/rvg/vv/index.ts";
import type { Reihe } from "../../packages/recht/index.ts";
import type { Belegreihe } from "../pruefungen/belege.ts";

/** Every dated series as its field of law lists it, the numbers of the registers among them. */
export const gesetzesreihen: Readonly<Record<string, readonly Reihe[]>> = {
  forderung,
  fristen,
  gebuehren: [...gebuehren, ...vvNummern().map(({ nr, werte }) => ({ titel: nr, reihe: werte }))],
  gerichtskosten: [
    ...gerichtskosten,
    ...gesetze.flatMap((gesetz) =>
      kvNummernVon(gesetz).map(({ nr, werte }) => ({ titel: nr, reihe: werte })),
    ),
  ],
  streitwert,
  versorgungsausgleich,
};

/** The name under which evidence finds a series. A number of a register is named by its norm alone. */
export const reihenname = (paket: string, norm: string, titel?: string): string =>
  [paket, norm, ...(titel === undefined || /^\d+$/.test(titel) ? [] : [titel])].join(" · ");

type Katalogfassung = { readonly ab?: string; readonly dauer?: string };
type Katalogzeile = { readonly art: string; readonly dauer?: string | readonly Katalogfassung[] };

/** Day before all days: a version of the catalogue without a first day. */
export const seitJeher = "1900-01-01";

/** The lengths of the catalogue as series, each under the id of its entry. */
const katalogreihen: readonly Belegreihe[] = Object.entries<Katalogzeile>(katalog).map(([id, { dauer }]) => ({
  name: reihenname("fristen", id),
  reihe: {
    fassungen: katalogfassungen(dauer).map((f) => ({
      ab: f.ab ?? seitJeher,
      wert: { dauer: f.dauer ?? "keine" },
    })),
  },
}));

/** One version without a first day where the length is not dated. */
function katalogfassungen(dauer: Katalogzeile["dauer"]): readonly Katalogfassung[] {
  if (typeof dauer === "object") return dauer;
  return [dauer === undefined ? {} : { dauer }];
}

/** Every dated series of the law packages. */
export const alleReihen: readonly Belegreihe[] = [
  ...Object.entries(gesetzesreihen).flatMap(([paket, reihen]) =>
    reihen.map(({ titel, reihe }) => ({
      name: reihenname(paket, reihe.norm, titel),
      reihe,
      auszug: reihe.aus !== undefined,
    })),
  ),
  ...katalogreihen,
];
