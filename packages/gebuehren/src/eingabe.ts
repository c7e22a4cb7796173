import type { Cent, Tag } from "@gebuehrenportal/recht";

/** Everything a calculation needs. Ids tie positions, credits and payments together. */
export type RvgEingabe = {
  /** 1 to 50 matters (Angelegenheiten, §§ 15 ff. RVG), each with its own law version and its own Nr. 7002 VV. */
  readonly angelegenheiten: readonly Angelegenheit[];
  /** End of the service: decides the VAT rate and nothing else (Nr. 7008 VV, § 27 Abs. 1 UStG). */
  readonly leistungsende: Tag;
  /** `false`: no VAT (§ 19 UStG, or the client abroad). Default `true`. */
  readonly umsatzsteuer?: boolean;
  readonly anrechnungen?: readonly Anrechnung[];
  readonly zahlungen?: readonly Zahlung[];
  readonly schalter?: Partial<Schalter>;
};

/**
 * `wahlanwalt`: chosen counsel. `beigeordnet`: legal aid, the treasury pays after § 49 RVG. `bestellt`: appointed counsel,
 * the treasury pays the fixed amounts of parts 4 to 6 VV (value fees after § 49 RVG). The regular fee always stands beside.
 */
export type Vertretung = "wahlanwalt" | "beigeordnet" | "bestellt";

export type Angelegenheit = {
  readonly id: string;
  readonly bezeichnung?: string;
  /** Day of the unconditional mandate (§ 60 Abs. 1 Satz 1 RVG). May be missing only if `beiordnungAm` is given. */
  readonly auftragAm?: Tag;
  /** Day the appointment took effect; decides where no unconditional mandate existed then (§ 60 Abs. 1 Satz 3 RVG). */
  readonly beiordnungAm?: Tag;
  /** Mandates for further subjects whose values are added up: the earliest decides (§ 60 Abs. 2 RVG). */
  readonly weitereAuftraegeAm?: readonly Tag[];
  /**
   * Day the appeal was filed by counsel who was already active below. Only the wording of § 60 RVG in force until
   * 31 December 2020 asks for it: older changes of the law, and `uebergang2021: "altes-recht"`.
   */
  readonly rechtsmittelAm?: Tag;
  /** Day the matter was closed; after more than two calendar years credits lapse (§ 15 Abs. 5 Satz 2 RVG). */
  readonly erledigtAm?: Tag;
  readonly vertretung?: Vertretung;
  /** Legal aid was granted for this part of the value only; the client owes the difference himself. */
  readonly bewilligterWert?: Cent;
  /** Instead of a value: legal aid was granted for this share of the subject, percent with two decimals at most. */
  readonly bewilligteQuote?: number;
  /** Value of the subject, for each position that names none of its own. */
  readonly wert?: Cent;
  /** Number of clients in the same matter, default 1 (Nr. 1008 VV). */
  readonly auftraggeber?: number;
  /** The clients pursue different subjects: no 1008, cap 30 Mio. € each, 100 Mio. € together (§ 22 Abs. 2 Satz 2 RVG). */
  readonly verschiedeneGegenstaende?: boolean;
  /** Fine in the Bußgeldverfahren: decides between the steps of part 5 VV. */
  readonly geldbusse?: Cent;
  readonly positionen: readonly Position[];
  /**
   * Fees that a single order for everything would have brought from the start, where orders came one after the other or for
   * single acts (§ 15 Abs. 5 Satz 1, Abs. 6 RVG). Default: the positions without `auftrag`.
   */
  readonly gesamtauftrag?: readonly Position[];
  readonly auslagen?: Auslagen;
  readonly vereinbarung?: Verguetungsvereinbarung;
};

export type Position = {
  /** Default: the number itself; needed where a number occurs twice in one matter. */
  readonly id?: string;
  /**
   * The fee arose from another order in this matter: an earlier one that was extended (§ 15 Abs. 5 Satz 1 RVG), or one for
   * single acts (§ 15 Abs. 6 RVG). All orders together bring no more than a single one for everything.
   */
  readonly auftrag?: "frueher" | "einzeln";
  /** Number of the VV (`3100`), or `34` for a consultation after § 34 RVG. 7002 and 7008 come by themselves. */
  readonly nr: string;
  /**
   * Nr. 1000 VV since 1 October 2021: `1000-1` settlement of a dispute (default), `1000-2` payment agreement. Nr. 1003 to
   * 1007 VV: `1001` reconciliation, `1002` administrative matter settled, instead of a settlement; tells the numbers cited.
   */
  readonly variante?: "1000-1" | "1000-2" | "1001" | "1002";
  readonly wert?: Cent;
  /** Rate × 100: the chosen rate of a frame, or a deviating rate. Default: fixed rate; frame: see `rahmen`. */
  readonly satz100?: number;
  /** Chosen amount within a Betragsrahmen (before 1008), or the agreed fee of § 34 RVG. */
  readonly betrag?: Cent;
  /** Place within a frame when neither `satz100` nor `betrag` is given. Default: threshold for 2300/2302, else the middle. */
  readonly rahmen?: "mindest" | "mittel" | "hoechst" | "schwelle";
  /** How often the fee arises (hearing days, hearings). Default 1. */
  readonly anzahl?: number;
  /** `false` switches the increase of Nr. 1008 VV off for this position. Default: wherever the law knows it. */
  readonly erhoehung?: boolean;
  /** Part of the value in which all clients share; the increase is taken from it only (Nr. 1008 VV Anm. 1 und 2). */
  readonly gemeinsamerWert?: Cent;
  /** For fees „in Höhe von“: id of a position of this matter, or a number of the VV with its own inputs. */
  readonly bezug?: string | Bezug;
  /** Collection of an undisputed claim (Nr. 2300 Anm. 2 VV, § 13 Abs. 2 RVG). */
  readonly inkasso?: "einfach" | "regel" | "umfangreich";
  /** Nr. 1009 VV: the single payouts. */
  readonly auszahlungen?: readonly Cent[];
  /** Claim under a payment agreement: the value is its share after § 31b RVG. */
  readonly forderung?: Cent;
  /** § 34 RVG: kind of consultation, and whether the client is a consumer without an agreement. */
  readonly beratung?: {
    readonly art: "erstberatung" | "beratung" | "gutachten";
    readonly verbraucher: boolean;
  };
};

/** The fee referred to; it may itself refer to another (Nr. 3405 VV to 3401 to 3100). */
export type Bezug = {
  readonly nr: string;
  readonly satz100?: number;
  readonly betrag?: Cent;
  readonly bezug?: Bezug;
};

export type Anrechnung = {
  /** Id of the rule (`vorb3-4`, `3305` …). Default: the only rule that fits both numbers. */
  readonly regel?: string;
  /** The credited fee: a position of this calculation, or one that arose outside of it. */
  readonly von: PositionsBezug | FruehereGebuehr;
  /** The fee that shrinks. */
  readonly auf: PositionsBezug;
  /** Value that passed into the later matter. Default: the smaller of both values. */
  readonly wert?: Cent;
  /** The credited amount itself, where it is fixed already: titled, paid or compared (§ 15a Abs. 3 RVG). */
  readonly betrag?: Cent;
  /** 2503 before a declaration of enforceability: a quarter instead of half (Nr. 2503 Anm. 2 Satz 2 VV). */
  readonly ausnahme?: boolean;
};
export type PositionsBezug = { readonly angelegenheit: string; readonly position: string };
export type FruehereGebuehr = {
  /** `betrag` of a fee by value: the fee as it was charged, Nr. 1008 VV included, instead of value and rate. */
  readonly frueher: Omit<Position, "id"> & {
    readonly auftragAm: Tag;
    readonly auftraggeber?: number;
    readonly erledigtAm?: Tag;
    /** Net amount paid on this fee (§ 58 Abs. 2 Satz 2 RVG). */
    readonly gezahlt?: Cent;
  };
};

export type Auslagen = {
  /** Nr. 7002 VV, once per matter. Default `true`, unless `entgelte` is given or the matter is mere Beratungshilfe by advice. */
  readonly pauschale?: boolean;
  /** Nr. 7001 VV: actual postage and telephone, instead of 7002. */
  readonly entgelte?: Cent;
  /** Nr. 7000 Nr. 1 VV by letter; pages black-and-white and in colour. b and c: all pages, the engine takes those over 100. */
  readonly kopien?: readonly {
    readonly buchstabe: "a" | "b" | "c" | "d";
    readonly sw?: number;
    readonly farbe?: number;
  }[];
  /** Nr. 7000 Nr. 2 VV: number of files per operation. */
  readonly dateien?: readonly number[];
  /** Nr. 7003 VV: kilometres per journey. */
  readonly kilometer?: readonly number[];
  /** Nr. 7004 VV. */
  readonly verkehrsmittel?: Cent;
  /** Nr. 7005 VV: minutes of absence per day of travel. */
  readonly abwesenheiten?: readonly { readonly minuten: number; readonly ausland?: boolean }[];
  /** Nr. 7006 VV. */
  readonly reisekosten?: Cent;
  /**
   * Journeys that served other business too (Vorbem. 7 Abs. 3 VV): what the joint journey cost after Nr. 7003 to 7006 VV, and
   * what single journeys would have cost, for this matter and for each of the others.
   */
  readonly gemeinsameReisen?: readonly {
    readonly kosten: Cent;
    readonly einzeln: Cent;
    readonly andere: readonly Cent[];
  }[];
  /** Nr. 7007 VV: whole premium and insured sum; only the part above 30 Mio. € counts. */
  readonly haftpflicht?: { readonly praemieUeberGrenze: Cent };
  /** Paid for the client in his name: no VAT, no 7002 (§ 10 Abs. 1 Satz 5 UStG). */
  readonly durchlaufend?: readonly { readonly bezeichnung: string; readonly betrag: Cent }[];
};

/** § 3a RVG: agreed fee beside the statutory one. Net amounts. */
export type Verguetungsvereinbarung =
  | {
      readonly art: "stunden";
      readonly minuten: number;
      readonly jeStunde: Cent;
      readonly taktMinuten?: number;
    }
  | { readonly art: "pauschale"; readonly betrag: Cent };

export type Zahlung = {
  /** Gross amount received. */
  readonly betrag: Cent;
  /** Who paid: the client in advance (§ 9 RVG) or later, the opponent, or the treasury (§ 47 RVG). */
  readonly von: "vorschuss" | "mandant" | "gegner" | "staatskasse";
  /** VAT rate contained in it, percent; default: the rate of the result. */
  readonly umsatzsteuerProzent?: number;
  readonly am?: Tag;
  /** Matter it was paid on; needed for §§ 58, 50 RVG. */
  readonly angelegenheit?: string;
  /** Position it was paid on, e.g. the Geschäftsgebühr (§ 58 Abs. 2 Satz 2 RVG). */
  readonly position?: string;
};

/** Disputed points. The first of each is the default; the result names the one used where it matters. */
export type Schalter = {
  /** Order of credit and cap (§ 15 Abs. 3 RVG); default OLG München, 07.03.2012, 11 WF 360/12. */
  readonly reihenfolge: "anrechnung-vor-kappung" | "kappung-vor-anrechnung";
  /** Basis of Nr. 7002 VV; default the fees before credits (h. M.). */
  readonly pauschale: "vor-anrechnung" | "nach-anrechnung";
  /**
   * Legal aid for a share of the subject (`bewilligteQuote`): fees from that share of the value after § 49 RVG (prevailing), or
   * that share of the fees from the whole value.
   */
  readonly teilbewilligung: "teilwert" | "gebuehrenquote";
  /** Nr. 1008 VV on the consultation fee 2501/2502. */
  readonly erhoehung2501: "nein" | "ja";
  /** § 60 RVG for an appeal filed around 1 January 2021: new wording, or the one in force until 31 December 2020. */
  readonly uebergang2021: "neues-recht" | "altes-recht";
  /** Credit across a change of law: amount of the fee as it arose (old law), or recomputed with the target's law. */
  readonly rechtswechsel: "entstandener-betrag" | "neues-recht";
};
