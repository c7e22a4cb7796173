/**
 * Private collections of federal law a reader may prefer, with the rule of their addresses. Both rules are documented by the
 * template „§“ of the German Wikipedia and seen in public repositories (November 2026); no page was asked for, so the
 * addresses count as inferred. Only acts that these collections are known to hold under their usual short form, and only norms the
 * register knows, are linked there; everything else leads to the official page.
 */
export const anbieter = {
  dejure: { name: "dejure.org", ziel: "https://dejure.org/gesetze/{gesetz}/{nr}.html" },
  buzer: { name: "buzer.de", ziel: "https://www.buzer.de/s1.htm?g={gesetz}&a={nr}" },
} as const;

export type Anbieter = keyof typeof anbieter;

/** Short forms under which both collections keep the act. VwVfG is missing: at dejure.org it means the one of a Land. */
export const gefuehrt: ReadonlySet<string> = new Set(
  [
    "AGG AktG AMG AnfG AO ArbGG ArbSchG ArbZG AsylG AufenthG BauGB BauNVO BBG BDSG BeamtStG BEEG BerHG BetrAVG BetrVG BeurkG BewG",
    "BGB BImSchG BNatSchG BNotO BRAO BtMG BUrlG BVerfGG BZRG DRiG EEG EGBGB EGGVG EGZPO EntgFG EnWG ErbbauRG ErbStG EStG FamFG",
    "FGO GBO GenG GewO GewSchG GewStG GG GKG GmbHG GNotKG GVG GWB GwG HGB HOAI HwO IfSG InsO JGG JuSchG JVEG KAGB KSchG KStG KWG",
    "MaBV MarkenG MuSchG NachwG OWiG PartGG PatG PflVG ProdHaftG PStG RDG RPflG RVG SGG StBerG StGB StPO StVG StVO TierSchG TKG",
    "TVG TzBfG UKlaG UmwG UmwStG UrhG UStG UWG VAG VersAusglG VVG VwGO VwVG VwZG WEG WHG WpHG WPO ZPO ZVG",
  ].flatMap((zeile) => zeile.split(" ")),
);
