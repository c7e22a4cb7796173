import { datum } from "@gebuehrenportal/recht";
import type { Fristeingabe, Hoechstgrenze } from "../typen.ts";
import { dauerText, zaehldauer } from "./dauer.ts";
import { type Ende, type Endfrage, endeVon } from "./ende.ts";
import { type Mitschrift, schritt } from "./mitschrift.ts";

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
export function begrenzt(m: Mitschrift, { hoechstgrenze }: Fristeingabe, frage: Endfrage, ende: Ende): Ende {
  if (!hoechstgrenze) return ende;
  const { ab, dauer, norm } = hoechstgrenze;
  const grenze = grenzende(hoechstgrenze, frage);
  m.zwischentage.push({ name: "hoechstgrenze", tag: grenze.ende, text: `Höchstgrenze nach ${norm}` });
  const frueher = grenze.ende < ende.ende;
  if (frueher) m.zwischentage.push({ name: "regelfrist", tag: ende.ende, text: "Ende ohne Höchstgrenze" });
  schritt(
    m,
    "R-188-3",
    ab,
    `Höchstgrenze ${dauerText(dauer)} ab ${datum(ab)}: ${datum(grenze.ende)}${frueher ? ", sie endet früher und ist maßgebend" : ", sie endet nicht früher"}.`,
    { norm, tag: grenze.ende },
  );
  return frueher ? grenze : ende;
}
