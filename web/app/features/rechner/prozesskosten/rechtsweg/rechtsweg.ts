/** The courts before which a case is fought; `scheidung`: divorce with its Folgesachen before the family courts. */
export const rechtswege = ["zivil", "arbeit", "verwaltung", "finanz", "sozial", "scheidung"] as const;
export type Rechtsweg = (typeof rechtswege)[number];

/** Leave to appeal: numbers for an application that fails; one that succeeds leads into the instance. */
export type Zulassungsweg = {
  readonly titel: string;
  readonly norm: string;
  readonly vv: string;
  readonly kv: { readonly erfolglos: string; readonly zurueckgenommen: string };
  /** A matter of its own (§ 17 Nr. 9 RVG), or part of the appeal (§ 16 Nr. 11 RVG). */
  readonly eigeneAngelegenheit: boolean;
};

/** A court as a result names it. */
export type Gerichtsangabe = { readonly id: string; readonly name: string };

/** Numbers of one instance: of the lawyers (VV RVG), and of the court by the way it ends (KV GKG). */
export type Stufe = {
  readonly id: "1" | "2" | "3";
  readonly gericht: string;
  readonly titel: string;
  /** Absent in the first instance. */
  readonly rechtsmittel?: string;
  /** The court itself, where the chosen one leads to it. */
  readonly instanzgericht?: Gerichtsangabe;
  readonly vv: {
    readonly verfahren: string;
    /** Of a respondent whose opponent withdraws before the grounds arrive; absent in the first instance. */
    readonly ermaessigt?: string;
    readonly termin: string;
    readonly einigung: string;
  };
  readonly kv: {
    readonly urteil: string;
    readonly vorBegruendung: string;
    readonly sonst: string;
    /** Once the grounds have arrived only a withdrawal lowers the fee. */
    readonly nurRuecknahme?: true;
  };
  readonly zulassung?: Zulassungsweg;
};

export type Rechtswegregeln = {
  /** Whose register of costs holds; default `gkg`. */
  readonly gesetz?: "famgkg";
  readonly stufen: readonly Stufe[];
  /** The claimant or appellant pays the fee when filing; otherwise the loser pays at the end. */
  readonly vorschuss: boolean;
  readonly normen: {
    readonly unterliegen: string;
    readonly quote: string;
    readonly aufhebung: string;
    readonly ausgleich: string;
    readonly ruecknahme: string;
    readonly erledigung: string;
    /** Absent where a case cannot end by acknowledgement. */
    readonly anerkenntnis?: string;
    readonly zeitfolge: string;
    /** Why the fee of what came before is repaid in part only. */
    readonly vorverfahren: string;
  };
};

const erste = { verfahren: "3100", termin: "3104", einigung: "1003" };
const berufung = { verfahren: "3200", ermaessigt: "3201", termin: "3202", einigung: "1004" };
const revision = { verfahren: "3206", ermaessigt: "3207", termin: "3210", einigung: "1004" };
/** Only lawyers admitted to the Bundesgerichtshof may act (§ 78 Abs. 1 Satz 3 ZPO): 3208 instead of 3206. */
const revisionBgh = { ...revision, verfahren: "3208", ermaessigt: "3209" };

const kv = (urteil: string, vorBegruendung: string, sonst: string) => ({ urteil, vorBegruendung, sonst });

/** Norms of who owes the court its costs: by the decision, in advance, and what is paid back under legal aid. */
export const gerichtsnormen = {
  gkg: {
    name: "GKG",
    schuld: "§ 29 Nr. 1 GKG",
    vorschuss: "§ 22 Abs. 1 GKG",
    rueck: "§ 31 Abs. 3 Satz 1 GKG",
  },
  famgkg: {
    name: "FamGKG",
    schuld: "§ 24 Nr. 1 FamGKG",
    vorschuss: "§ 21 Abs. 1 FamGKG",
    rueck: "§ 26 Abs. 3 Satz 1 FamGKG",
  },
} as const;

/** The statute on the court's costs of a way to the courts. */
export const gerichtsgesetz = (rechtsweg: Rechtsweg = "zivil") => regelnDes[rechtsweg].gesetz ?? "gkg";

/** Legal aid as these courts call it, and how its norms in the ZPO hold before them. */
export const kostenhilfe = (rechtsweg: Rechtsweg = "zivil") =>
  rechtsweg === "scheidung"
    ? { name: "Verfahrenskostenhilfe", norm: (zpo: string) => `§ 113 Abs. 1 Satz 2 FamFG, ${zpo}` }
    : { name: "Prozesskostenhilfe", norm: (zpo: string) => zpo };

const beschwerde = (
  titel: string,
  norm: string,
  vv: string,
  erfolglos: string,
  zurueckgenommen: string,
): Zulassungsweg => ({ titel, norm, vv, kv: { erfolglos, zurueckgenommen }, eigeneAngelegenheit: true });

const vwgo = {
  unterliegen: "§ 154 Abs. 1 VwGO",
  quote: "§ 155 Abs. 1 VwGO",
  aufhebung: "§ 160 VwGO",
  ausgleich: "§ 173 VwGO, § 106 Abs. 1 ZPO",
  ruecknahme: "§ 155 Abs. 2 VwGO",
  erledigung: "§ 161 Abs. 2 VwGO",
  anerkenntnis: "§ 156 VwGO",
  zeitfolge: "§ 124a VwGO",
  vorverfahren: "§ 162 Abs. 2 Satz 2 VwGO",
};

/** Cases that cost fees before the social courts: §§ 154 to 162 VwGO apply. */
const nachSgg = (norm: string) => `§ 197a Abs. 1 SGG, ${norm}`;

const zpo = {
  unterliegen: "§ 91 Abs. 1 ZPO",
  quote: "§ 92 Abs. 1 ZPO",
  aufhebung: "§§ 92 Abs. 1 Satz 2, 98 ZPO",
  ausgleich: "§ 106 Abs. 1 ZPO",
  ruecknahme: "§§ 269 Abs. 3, 516 Abs. 3 ZPO",
  erledigung: "§ 91a ZPO",
  anerkenntnis: "§ 93 ZPO",
  zeitfolge: "§ 517 ZPO",
  vorverfahren: "§ 91 Abs. 1 ZPO, § 15a Abs. 3 RVG",
};

/** Names of the ways to the courts, as one is chosen. */
export const rechtswegnamen: Readonly<Record<Rechtsweg, string>> = {
  zivil: "Zivilgerichte",
  arbeit: "Arbeitsgerichte",
  verwaltung: "Verwaltungsgerichte",
  finanz: "Finanzgerichte",
  sozial: "Sozialgerichte",
  scheidung: "Familiengerichte",
};

/** What differs between the ways to the courts. */
export const regelnDes: Readonly<Record<Rechtsweg, Rechtswegregeln>> = {
  zivil: {
    vorschuss: true,
    normen: zpo,
    stufen: [
      { id: "1", gericht: "AG/LG", titel: "1. Instanz", vv: erste, kv: kv("1210", "1211", "1211") },
      {
        id: "2",
        gericht: "LG/OLG",
        rechtsmittel: "Berufung",
        titel: "2. Instanz (Berufung)",
        vv: berufung,
        kv: kv("1220", "1221", "1222"),
      },
      {
        id: "3",
        gericht: "BGH",
        rechtsmittel: "Revision",
        titel: "3. Instanz (Revision)",
        vv: revisionBgh,
        kv: kv("1230", "1231", "1232"),
        zulassung: beschwerde("Nichtzulassungsbeschwerde zum BGH", "§ 544 ZPO", "3508", "1242", "1243"),
      },
    ],
  },
  arbeit: {
    vorschuss: false,
    normen: { ...zpo, zeitfolge: "§ 66 Abs. 1 ArbGG" },
    stufen: [
      { id: "1", gericht: "ArbG", titel: "1. Instanz (ArbG)", vv: erste, kv: kv("8210", "8211", "8211") },
      {
        id: "2",
        gericht: "LAG",
        rechtsmittel: "Berufung",
        titel: "2. Instanz (Berufung, LAG)",
        vv: berufung,
        kv: kv("8220", "8221", "8222"),
      },
      {
        id: "3",
        gericht: "BAG",
        rechtsmittel: "Revision",
        titel: "3. Instanz (Revision, BAG)",
        vv: revision,
        kv: kv("8230", "8231", "8232"),
        zulassung: beschwerde("Nichtzulassungsbeschwerde zum BAG", "§ 72a ArbGG", "3506", "8612", "8613"),
      },
    ],
  },
  verwaltung: {
    vorschuss: true,
    normen: vwgo,
    stufen: [
      { id: "1", gericht: "VG", titel: "1. Instanz (VG)", vv: erste, kv: kv("5110", "5111", "5111") },
      {
        id: "2",
        gericht: "OVG/VGH",
        rechtsmittel: "Berufung",
        titel: "2. Instanz (Berufung, OVG/VGH)",
        vv: berufung,
        kv: kv("5122", "5123", "5124"),
        // Vorbem. 3.2 Abs. 1 VV: the fee of the appeal arises with the application already.
        zulassung: {
          titel: "Antrag auf Zulassung der Berufung",
          norm: "§ 124a VwGO",
          vv: "3200",
          kv: { erfolglos: "5120", zurueckgenommen: "5121" },
          eigeneAngelegenheit: false,
        },
      },
      {
        id: "3",
        gericht: "BVerwG",
        rechtsmittel: "Revision",
        titel: "3. Instanz (Revision, BVerwG)",
        vv: revision,
        kv: kv("5130", "5131", "5132"),
        zulassung: beschwerde("Nichtzulassungsbeschwerde zum BVerwG", "§ 133 VwGO", "3506", "5500", "5501"),
      },
    ],
  },
  finanz: {
    vorschuss: true,
    normen: {
      unterliegen: "§ 135 Abs. 1 FGO",
      quote: "§ 136 Abs. 1 FGO",
      aufhebung: "§ 136 Abs. 1 Satz 2 FGO",
      ausgleich: "§ 155 FGO, § 106 Abs. 1 ZPO",
      ruecknahme: "§ 136 Abs. 2 FGO",
      erledigung: "§ 138 FGO",
      zeitfolge: "§ 120 FGO",
      vorverfahren: "§ 139 Abs. 3 Satz 3 FGO",
    },
    stufen: [
      // Vorbem. 3.2.1 Nr. 1 VV: before the Finanzgericht the fees of an appeal arise in the first instance.
      {
        id: "1",
        gericht: "FG",
        titel: "1. Instanz (FG)",
        vv: { ...berufung, einigung: "1003" },
        kv: kv("6110", "6111", "6111"),
      },
      {
        id: "2",
        gericht: "BFH",
        rechtsmittel: "Revision",
        titel: "2. Instanz (Revision, BFH)",
        vv: revision,
        kv: kv("6120", "6121", "6122"),
        zulassung: beschwerde("Nichtzulassungsbeschwerde zum BFH", "§ 116 FGO", "3506", "6500", "6501"),
      },
    ],
  },
  sozial: {
    vorschuss: true,
    normen: {
      ausgleich: "§ 202 SGG, § 106 Abs. 1 ZPO",
      zeitfolge: "§ 151 SGG",
      unterliegen: nachSgg(vwgo.unterliegen),
      quote: nachSgg(vwgo.quote),
      aufhebung: nachSgg(vwgo.aufhebung),
      ruecknahme: nachSgg(vwgo.ruecknahme),
      erledigung: nachSgg(vwgo.erledigung),
      anerkenntnis: nachSgg(vwgo.anerkenntnis),
      vorverfahren: nachSgg(vwgo.vorverfahren),
    },
    stufen: [
      { id: "1", gericht: "SG", titel: "1. Instanz (SG)", vv: erste, kv: kv("7110", "7111", "7111") },
      {
        id: "2",
        gericht: "LSG",
        rechtsmittel: "Berufung",
        titel: "2. Instanz (Berufung, LSG)",
        vv: berufung,
        kv: kv("7120", "7121", "7122"),
        zulassung: beschwerde("Nichtzulassungsbeschwerde zum LSG", "§ 145 SGG", "3504", "7500", "7501"),
      },
      {
        id: "3",
        gericht: "BSG",
        rechtsmittel: "Revision",
        titel: "3. Instanz (Revision, BSG)",
        vv: revision,
        kv: kv("7130", "7131", "7132"),
        zulassung: beschwerde("Nichtzulassungsbeschwerde zum BSG", "§ 160a SGG", "3506", "7502", "7503"),
      },
    ],
  },
  // Vorbem. 3.2.1 Nr. 2 Buchst. b, Vorbem. 3.2.2 Nr. 1 Buchst. a VV: appeals against the final decision in family matters.
  // Leave to the third instance is given by the second or not at all (§ 70 FamFG).
  scheidung: {
    gesetz: "famgkg",
    vorschuss: true,
    normen: {
      unterliegen: "§ 150 Abs. 2 Satz 1 FamFG",
      quote: "§ 150 Abs. 4 FamFG",
      aufhebung: "§ 150 Abs. 1 FamFG",
      ausgleich: "§ 113 Abs. 1 Satz 2 FamFG, § 106 Abs. 1 ZPO",
      ruecknahme: "§ 150 Abs. 2 FamFG",
      erledigung: "Nr. 1111 KV FamGKG",
      zeitfolge: "§ 63 Abs. 1 FamFG",
      vorverfahren: "Vorbem. 3 Abs. 4 VV",
    },
    stufen: [
      {
        id: "1",
        gericht: "AG",
        titel: "1. Instanz (Familiengericht)",
        vv: erste,
        kv: kv("1110", "1111", "1111"),
      },
      {
        id: "2",
        gericht: "OLG",
        rechtsmittel: "Beschwerde",
        titel: "2. Instanz (Beschwerde, OLG)",
        vv: berufung,
        kv: kv("1120", "1121", "1122"),
      },
      {
        id: "3",
        gericht: "BGH",
        rechtsmittel: "Rechtsbeschwerde",
        titel: "3. Instanz (Rechtsbeschwerde, BGH)",
        vv: revisionBgh,
        kv: { ...kv("1130", "1131", "1132"), nurRuecknahme: true },
      },
    ],
  },
};

/** Online procedure before chosen local courts: instead of 1210, 1211. */
export const onlineNummern = kv("1216", "1217", "1217");

/** Why a lawyer's costs of an instance are repaid to nobody; `undefined`: the loser repays them. */
export function erstattungsausschluss(
  rechtsweg: Rechtsweg,
  stelle: number,
  istKlaeger: boolean,
): string | undefined {
  if (rechtsweg === "arbeit" && stelle === 0) return "§ 12a Abs. 1 Satz 1 ArbGG";
  if (rechtsweg === "finanz" && !istKlaeger) return "§ 139 Abs. 2 FGO";
  return undefined;
}
