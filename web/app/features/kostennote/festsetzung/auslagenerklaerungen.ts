import type { Grundzeile } from "../grundlage/grundzeile.server.ts";

/**
 * How expenses are made credible.
 *
 * @param norm Absatz that rules it (§ 104 Abs. 2 ZPO, which § 11 and § 55 RVG take over), its sentence follows
 */
export function auslagenerklaerungen(zeilen: readonly Grundzeile[], norm: string): string[] {
  const auslagen = zeilen.filter(({ gebuehr }) => !gebuehr);
  const post = auslagen.filter(({ nr }) => /^700[12]$/.test(nr));
  return [
    ...(post.length > 0
      ? [
          `Es wird anwaltlich versichert, dass die Auslagen für Post- und Telekommunikationsdienstleistungen entstanden sind (${norm} Satz 2 ZPO).`,
        ]
      : []),
    ...(auslagen.length > post.length
      ? [`Die übrigen Auslagen werden durch die beigefügten Belege glaubhaft gemacht (${norm} Satz 1 ZPO).`]
      : []),
  ];
}
