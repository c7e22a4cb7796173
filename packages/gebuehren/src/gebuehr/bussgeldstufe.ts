import { vvNummern } from "@gebuehrenportal/gesetze/rvg/vv/index.ts";
import type { VvNummer, VvWert } from "@gebuehrenportal/gesetze/rvg/vv/typen.ts";
import { euro, fassungAm } from "@gebuehrenportal/recht";
import { kein } from "../abbruch.ts";
import type { Auftrag } from "./gebuehr.ts";

/** Part 5 VV: the fine decides between the steps. A number of another step is a non-result that names the right one. */
export function pruefeBussgeldstufe({ s, nummer, wert, feld }: Auftrag): void {
  const busse = s.a.geldbusse;
  if (busse === undefined || passt(wert, busse)) return;
  const richtig = vvNummern().find((andere) => {
    const w = fassungAm(andere.werte, s.stichtag)?.wert;
    return w?.art === "betragsrahmen" && gleicheReihe(andere, nummer) && passt(w, busse);
  });
  kein(
    `Bei einer Geldbuße von ${euro(busse)} ist Nr. ${richtig?.nr ?? "der anderen Stufe"} VV maßgeblich, nicht Nr. ${nummer.nr} VV.`,
    nummer.werte.norm,
    `${feld}.nr`,
  );
}

function passt(wert: VvWert, busse: number): boolean {
  if (wert.art !== "betragsrahmen") return true;
  return busse >= (wert.bussgeldAb ?? 0) && busse < (wert.bussgeldUnter ?? Number.POSITIVE_INFINITY);
}

/** Three steps of Verfahrens- and Terminsgebühr in turn: 5101 to 5106 before the authority, 5107 to 5112 in court. */
const gleicheReihe = (a: VvNummer, b: VvNummer): boolean => {
  const [x, y] = [Number(a.nr) - 5101, Number(b.nr) - 5101];
  return a.gebuehrenart === b.gebuehrenart && Math.floor(x / 6) === Math.floor(y / 6);
};
