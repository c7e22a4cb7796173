import { datum } from "@gebuehrenportal/recht";
import type { Fristeingabe, Hoechstgrenze } from "../typen.ts";
import { dauerText, zaehldauer } from "./dauer.ts";
import { type Ende, type Endfrage, endeVon } from "./ende.ts";
import { type Notiert, schritt, zwischentag } from "./mitschrift.ts";

/** The end of the utmost limit. */
export const grenzende = ({ ab, dauer, verschiebung }: Hoechstgrenze, frage: Endfrage): Ende =>
  endeVon(ab, {
    ...frage,
    dauer: zaehldauer(dauer),
    beginn: "ereignis",
    zusatzTage: 0,
    verschieben: verschiebung === undefined ? frage.verschieben : verschiebung === "vorwaerts",
  });

/** The utmost limit: where it comes first, it is the end (§ 234 Abs. 3 ZPO, § 199 Abs. 2–4, § 121 Abs. 2 BGB). */
export function begrenzt({ hoechstgrenze }: Fristeingabe, frage: Endfrage, ende: Ende): Notiert<Ende> {
  if (!hoechstgrenze) return { wert: ende, notizen: [] };
  const { ab, dauer, norm } = hoechstgrenze;
  const grenze = grenzende(hoechstgrenze, frage);
  const frueher = grenze.ende < ende.ende;
  return {
    wert: frueher ? grenze : ende,
    notizen: [
      zwischentag("hoechstgrenze", grenze.ende, `Höchstgrenze nach ${norm}`),
      ...(frueher ? [zwischentag("regelfrist", ende.ende, "Ende ohne Höchstgrenze")] : []),
      schritt(
        "R-188-3",
        ab,
        `Höchstgrenze ${dauerText(dauer)} ab ${datum(ab)}: ${datum(grenze.ende)}${frueher ? ", sie endet früher und ist maßgebend" : ", sie endet nicht früher"}.`,
        { norm, tag: grenze.ende },
      ),
    ],
  };
}
