import { mahnanrechnung } from "@gebuehrenportal/forderung";
import { gerichtsgebuehr, gerichtskosten, nummerAm } from "@gebuehrenportal/gerichtskosten";
import {
  type Cent,
  cent,
  type KeinErgebnis,
  keinErgebnis,
  kleiner,
  type Tag,
  type Vermerk,
} from "@gebuehrenportal/recht";
import { streitverguetung } from "./anwalt.ts";
import type { Mahneingabe, Mahnergebnis, Postenzeile } from "./mahn-typen.ts";

type Streitangaben = NonNullable<Mahneingabe["streit"]>;
type Streit = {
  readonly ergebnis: NonNullable<Mahnergebnis["streit"]>;
  readonly vermerke: readonly Vermerk[];
};
type Gericht = {
  readonly zeilen: readonly Postenzeile[];
  readonly summe: Cent;
  readonly vermerke: readonly Vermerk[];
};

/** Costs of the suit that follows, each less what the dunning procedure cost. No result for a day before the application. */
export function streitverfahren(e: Mahneingabe, streit: Streitangaben): Streit | KeinErgebnis {
  if (streit.am !== undefined && streit.am < e.antragAm)
    return keinErgebnis("Das streitige Verfahren folgt dem Mahnverfahren.", "§ 696 Abs. 1 ZPO", "streit.am");
  const anwalt = streitverguetung(e, streit);
  if ("art" in anwalt) return anwalt;
  const vermerke = streit.termin ? [] : [ohneTermin];
  if (e.vertreten === "antragsgegner")
    return { ergebnis: { anwaltskosten: anwalt, gesamt: anwalt.summe }, vermerke };
  const gericht = prozessgebuehr(e, streit);
  if ("art" in gericht) return gericht;
  const { vermerke: zurGebuehr, ...kosten } = gericht;
  return {
    ergebnis: {
      gerichtskosten: kosten,
      anwaltskosten: anwalt,
      gesamt: cent(kosten.summe + anwalt.summe),
    },
    vermerke: [...zurGebuehr, ...vermerke],
  };
}

const ohneTermin: Vermerk = {
  art: "hinweis",
  text: "Die Terminsgebühr Nr. 3104 VV ist im streitigen Verfahren nicht enthalten; sie kommt hinzu, sobald ein Termin stattfindet oder eine Einigung ohne Gericht besprochen wird.",
  norm: "Vorbem. 3 Abs. 3 VV",
  feld: "streit.termin",
};

/** The court's fee from the value of the suit, less the fee of the dunning procedure for what passed on. */
function prozessgebuehr(
  e: Mahneingabe,
  { wert, am, mindestgebuehrschalter }: Streitangaben,
): Gericht | KeinErgebnis {
  const arbeit = e.verfahren === "arbeitsgericht";
  const nr = arbeit ? "8210" : "1210";
  const stichtag = am ?? e.antragAm;
  const kosten = gerichtskosten({
    gesetz: "gkg",
    stichtag,
    positionen: [{ id: nr, nr, wert }],
  });
  if (kosten.art === "kein-ergebnis") return kosten;
  const [gebuehr] = kosten.zeilen;
  if (!gebuehr)
    return keinErgebnis("Für diesen Tag ist die Gebühr nicht erfasst.", `Nr. ${nr} KV GKG`, "streit.am");
  const uebergegangen = kleiner(wert, e.wert);
  const { satz100 = 0 } = gebuehr;
  const abzug = arbeit
    ? arbeitsabzug(e, uebergegangen, mindestgebuehrschalter)
    : mahnabzug(e, uebergegangen, mindestgebuehrschalter, {
        satz100,
        betrag: einfacheGebuehr(uebergegangen, satz100, stichtag),
      });
  if ("art" in abzug) return abzug;
  return {
    zeilen: [
      {
        titel: `${nr} Verfahren im Allgemeinen`,
        norm: gebuehr.norm,
        ...(gebuehr.satz100 !== undefined && { satz100: gebuehr.satz100 }),
        betrag: gebuehr.betrag,
        schritte: gebuehr.schritte,
      },
      ...abzug.zeilen,
    ],
    summe: cent(gebuehr.betrag + abzug.summe),
    vermerke: abzug.vermerke,
  };
}

/** Nr. 1100 KV GKG against Nr. 1210. */
function mahnabzug(
  e: Mahneingabe,
  uebergegangenerWert: Cent,
  mindestgebuehrschalter: Streitangaben["mindestgebuehrschalter"],
  verfahrensgebuehr: { readonly satz100: number; readonly betrag: Cent },
): Gericht | KeinErgebnis {
  const satz = nummerAm("gkg", "1100", e.antragAm)?.wert;
  if (satz?.art !== "satz")
    return keinErgebnis("Für diesen Tag ist die Gebühr nicht erfasst.", "Nr. 1100 KV GKG", "antragAm");
  const { anrechnung, schritte, vermerke } = mahnanrechnung({
    uebergegangenerWert,
    mahngebuehr: {
      nachSatz: einfacheGebuehr(uebergegangenerWert, satz.satz100, e.antragAm),
      mindestens: satz.min ?? cent(0),
    },
    verfahrensgebuehr,
    mindestgebuehrschalter,
  });
  const betrag = cent(-anrechnung || 0);
  return {
    zeilen: [{ titel: "1100 Anrechnung", norm: "Anm. Abs. 1 zu Nr. 1210 KV GKG", betrag, schritte }],
    summe: betrag,
    vermerke,
  };
}

const anmerkung = "Anm. Abs. 1 zu Nr. 8210 KV GKG";

/** Nr. 8100 KV GKG against Nr. 8210, which arises with the application for the enforcement order alone. */
function arbeitsabzug(
  e: Mahneingabe,
  wert: Cent,
  schalter: Streitangaben["mindestgebuehrschalter"],
): Gericht | KeinErgebnis {
  if (!e.vollstreckungsbescheid)
    return {
      zeilen: [],
      summe: cent(0),
      vermerke: [
        {
          art: "hinweis",
          text: "Angerechnet wird nichts, weil kein Vollstreckungsbescheid beantragt war; eine Gebühr Nr. 8100 KV GKG ist nicht angefallen.",
          norm: anmerkung,
        },
      ],
    };
  const kosten = gerichtskosten({
    gesetz: "gkg",
    stichtag: e.antragAm,
    positionen: [{ id: "8100", nr: "8100", wert }],
  });
  if (kosten.art === "kein-ergebnis") return kosten;
  const [zeile] = kosten.zeilen;
  const erhoben = zeile?.betrag ?? cent(0);
  const halbe = einfacheGebuehr(wert, zeile?.satz100 ?? 0, e.antragAm);
  const betrag = cent(-(schalter === "halbe-gebuehr" ? halbe : erhoben));
  return {
    zeilen: [
      {
        titel: "8100 Anrechnung",
        norm: anmerkung,
        betrag,
        schritte: [
          ...(zeile?.schritte ?? []),
          { text: "Angerechnete Gebühr des Mahnverfahrens", norm: anmerkung, betrag },
        ],
      },
    ],
    summe: betrag,
    vermerke:
      halbe < erhoben
        ? [
            {
              art: "hinweis",
              text: `Ob der Mindestbetrag oder nur die Gebühr nach dem Satz angerechnet wird, ist nicht geklärt; gerechnet ist mit ${schalter === "halbe-gebuehr" ? "der Gebühr nach dem Satz" : "dem Mindestbetrag"}.`,
              norm: anmerkung,
            },
          ]
        : [],
  };
}

function einfacheGebuehr(wert: Cent, satz100: number, am: Tag): Cent {
  const einzeln = gerichtsgebuehr(wert, satz100, am);
  return einzeln.art === "ergebnis" ? einzeln.betrag : cent(0);
}
