import type { RegimeId } from "@gebuehrenportal/fristen";
import { type Platz, tagAm } from "./kalender.ts";
import type { Pruefergebnis } from "./pruefergebnis.ts";
import { pruefregimes } from "./tabellen.ts";
import { frueheste, istFeiertag, type Lage } from "./tagezaehlung.ts";

/** Saturday, Sunday or holiday: such days rest in periods of hours (§ 222 Abs. 3 ZPO). */
const ruht = (lage: Lage, p: Platz): boolean => tagAm(p).wochentag >= 6 || istFeiertag(lage, p);

/** Hour by hour: the hour already begun does not count, under the ZPO days of rest do not either. */
export function stundenfrist(
  ereignis: Platz,
  uhr: string,
  stunden: number,
  regime: RegimeId,
  orte: readonly Lage[],
): Pruefergebnis {
  const [stunde = 0, minute = 0] = uhr.split(":").map(Number);
  const anfang = ereignis * 24 + stunde + (minute > 0 ? 1 : 0);
  const enden = orte.map((lage) => {
    const ohneRuhetage = pruefregimes[regime].stunden === "ohne" && lage.regeln.zpoStundenRuhen;
    let jetzt = anfang;
    let offen = stunden;
    while (offen > 0) {
      if (!(ohneRuhetage && ruht(lage, Math.floor(jetzt / 24)))) offen -= 1;
      jetzt += 1;
    }
    return jetzt;
  });
  const ende = frueheste(enden);
  return { ende: Math.floor((ende - 1) / 24), stunde: ende };
}
