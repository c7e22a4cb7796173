import type { Reihe } from "@gebuehrenportal/recht";
import { verfahrenswertRegel } from "../famgkg/paragraph-50.ts";
import { beamtenstatus } from "../gkg/paragraph-52.ts";
import { nutzungsrechte } from "../gnotkg/paragraph-52.ts";
import { vertraege } from "../gnotkg/paragraph-99.ts";
import { bezugsgroesse, bezugsgroesseInMark } from "../sgb-4/paragraph-18.ts";
import { aktuellerRentenwert, fruehererRentenwert } from "../sgb-6/paragraph-68.ts";
import { beitragsbemessungsgrenze, beitragsbemessungsgrenzeInMark } from "../sgb-6/paragraph-159.ts";
import { umrechnungsfaktoren, umrechnungsfaktorenInMark } from "../sgb-6/paragraph-187.ts";
import { kurzeEhezeit } from "../versausglg/paragraph-3.ts";
import { externeTeilung } from "../versausglg/paragraph-14.ts";
import { geringfuegigkeit } from "../versausglg/paragraph-18.ts";

/** All dated series the rules of this field read. A test fails when a file of the law holds one that is listed nowhere. */
export const reihen: readonly Reihe[] = [
  { titel: "Verfahrenswert des Versorgungsausgleichs", reihe: verfahrenswertRegel },
  { titel: "Streitwert des Beamtenstatus", reihe: beamtenstatus },
  { titel: "Geschäftswert von Nutzungs- und Leistungsrechten", reihe: nutzungsrechte },
  { titel: "Geschäftswert von Miet-, Pacht- und Dienstverträgen", reihe: vertraege },
  { titel: "Bezugsgröße", reihe: bezugsgroesse },
  { titel: "Bezugsgröße in DM, bis 2001", reihe: bezugsgroesseInMark },
  { titel: "Aktueller Rentenwert", reihe: aktuellerRentenwert },
  { titel: "Aktueller Rentenwert, bis Juni 2002", reihe: fruehererRentenwert },
  { titel: "Beitragsbemessungsgrenze", reihe: beitragsbemessungsgrenze },
  { titel: "Beitragsbemessungsgrenze in DM, bis 2001", reihe: beitragsbemessungsgrenzeInMark },
  { titel: "Umrechnungsfaktoren im Versorgungsausgleich", reihe: umrechnungsfaktoren },
  { titel: "Umrechnungsfaktoren im Versorgungsausgleich in DM, 1994", reihe: umrechnungsfaktorenInMark },
  { titel: "Kurze Ehezeit", reihe: kurzeEhezeit },
  { titel: "Grenzen der externen Teilung", reihe: externeTeilung },
  { titel: "Geringfügigkeit", reihe: geringfuegigkeit },
];
