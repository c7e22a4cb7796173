import type {
  Cent,
  Ergebniskopf,
  FassungAngabe,
  KeinErgebnis,
  Schritt,
  Sicherheit,
  Tag,
} from "@gebuehrenportal/recht";

/** Kind of matter. All but `zivil`, `familie` and `arbeit` go to one court whatever the value (§ 23 Nr. 2, § 71 Abs. 2 GVG). */
export type Sache =
  | "zivil"
  | "wohnraummiete"
  | "wohnungseigentum"
  | "wildschaden"
  | "reise"
  | "altenteil"
  | "nachbarrecht"
  | "amtshaftung"
  | "kapitalanleger"
  | "gesellschaftsrecht"
  | "bauanordnung"
  | "restrukturierung"
  | "presse"
  | "vergabe"
  | "heilbehandlung"
  | "familie"
  | "arbeit";

export type ZustaendigkeitEingabe = {
  /** Value for jurisdiction (§§ 2 ff. ZPO), cents. */
  readonly wert: Cent;
  /** Day on which the case became pending: decides on jurisdiction (§ 44 EGGVG) and complaints about the value (§ 72 GKG). */
  readonly eingangAm: Tag;
  readonly sache: Sache;
  /** Day of the decision to be appealed, or end of the hearing (§ 47 EGZPO). Without it, `eingangAm` is taken and told. */
  readonly entscheidungAm?: Tag;
  /** By how much the appellant is worse off; without it the value. */
  readonly beschwer?: Cent;
  /** Amount of costs in dispute, for the complaint against a decision on costs. */
  readonly kosten?: Cent;
};

export type Gericht = "amtsgericht" | "landgericht" | "familiengericht" | "arbeitsgericht";

export type Schwelle = {
  readonly id:
    | "zustaendigkeit"
    | "vereinfachtes-verfahren"
    | "anwaltszwang"
    | "berufung"
    | "nichtzulassungsbeschwerde"
    | "kostenbeschwerde"
    | "streitwertbeschwerde"
    | "beschwerde-famfg"
    | "berufung-arbeitsgericht"
    | "schlichtung"
    | "online-verfahren";
  readonly titel: string;
  readonly norm: string;
  /** Absent where no amount decides. */
  readonly grenze?: Cent;
  readonly betrag?: Cent;
  /** Whether the way is open or the duty holds; absent when the input does not say. */
  readonly trifftZu?: boolean;
  /** The finding as a sentence. */
  readonly text: string;
  readonly fassung?: FassungAngabe;
  readonly sicherheit: Sicherheit;
  readonly schritte: readonly Schritt[];
};

export type ZustaendigkeitErgebnis = Ergebniskopf & {
  readonly gericht: Gericht;
  /** Which court is competent and why: first the jurisdiction, then the legal remedies. */
  readonly zeilen: readonly Schwelle[];
};

export type ZustaendigkeitAntwort = ZustaendigkeitErgebnis | KeinErgebnis;
