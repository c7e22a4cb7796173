import type { Quelle } from "@gebuehrenportal/recht";
import { erfasstAb, feiertag, friedensfest, fronleichnam, mariaeHimmelfahrt } from "../feiertage/tage.ts";
import type { Feiertagsvorschrift, Land } from "../feiertage/typ.ts";
import type { OertlicherTag } from "./typ.ts";

const ftgBayern: Quelle = {
  titel: "Gesetz über den Schutz der Sonn- und Feiertage (Feiertagsgesetz – FTG) vom 21.05.1980",
  fundstelle: "BayRS 1131-3-I; GVBl. 1980 S. 215",
  link: "https://www.gesetze-bayern.de/Content/Document/BayFTG/true",
};

const fronleichnamsVo: Quelle = {
  titel: "Verordnung über den regionalen Feiertag Fronleichnam (FronleichnamsVO) vom 04.05.1993",
  fundstelle: "SächsGVBl. 1993 S. 417, geändert SächsGVBl. 1995 S. 160",
  link: "https://www.revosax.sachsen.de/vorschrift/4142-FronleichnamsVO",
};

const thueringen: Quelle = {
  titel: "Thüringer Feier- und Gedenktagsgesetz (ThürFGtG) vom 21.12.1994",
  fundstelle: "GVBl. 1994 S. 1221",
  link: "https://landesrecht.thueringen.de/bsth/document/jlr-FeiertGTHV5P2",
};

/** A local holiday of a Land and the words for where it holds. */
export type OertlicheVorschrift = {
  readonly id: OertlicherTag;
  readonly wo: string;
  readonly vorschrift: Feiertagsvorschrift;
};

const ab = erfasstAb;

/** In Thuringia § 10 Abs. 1 ThürFGtG keeps Corpus Christi wherever it was a holiday in 1994. */
export const oertlicheFeiertage: Readonly<Partial<Record<Land, readonly OertlicheVorschrift[]>>> = {
  BY: [
    {
      id: "friedensfest",
      wo: "im Stadtgebiet Augsburg",
      vorschrift: feiertag(friedensfest, "Art. 1 Abs. 2 FTG (BY)", { ab, quelle: ftgBayern }),
    },
    {
      id: "mariae-himmelfahrt",
      wo: "in Gemeinden mit überwiegend katholischer Bevölkerung (rund 1.700 von 2.056)",
      vorschrift: feiertag(mariaeHimmelfahrt, "Art. 1 Abs. 1 Nr. 2 FTG (BY)", { ab, quelle: ftgBayern }),
    },
  ],
  SN: [
    {
      id: "fronleichnam",
      wo: "in den Gemeinden der FronleichnamsVO",
      vorschrift: feiertag(fronleichnam, "§ 1 Abs. 1 SächsSFG, § 1 FronleichnamsVO (SN)", {
        ab,
        quelle: fronleichnamsVo,
      }),
    },
  ],
  TH: [
    {
      id: "fronleichnam",
      wo: "im Landkreis Eichsfeld und in einzelnen Orten des Unstrut-Hainich-Kreises und des Wartburgkreises",
      vorschrift: feiertag(fronleichnam, "§ 2 Abs. 2, § 10 Abs. 1 ThürFGtG", { ab, quelle: thueringen }),
    },
  ],
};
