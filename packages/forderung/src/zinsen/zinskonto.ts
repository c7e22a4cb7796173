import { type Cent, cent, euro, plusTage, summe, type Tag, type Vermerk } from "@gebuehrenportal/recht";
import { Kontostand, type Kopf } from "./kontostand.ts";
import { pauschaleAnrechnen, pauschaleDer } from "./pauschale.ts";
import { faelligkeit, istKosten, type Kostenlauf } from "./tilgung.ts";
import type { Kontozeile, Zahlung, Zinseingabe, Zinsergebnis } from "./zins-typen.ts";
import type { Lauf, Rahmen } from "./zinslauf.ts";

type Konto = {
  readonly zeilen: readonly Kontozeile[];
  readonly summen: Pick<
    Zinsergebnis["summen"],
    "kosten" | "pauschale" | "zahlungen" | "offeneKosten" | "ueberzahlt"
  >;
  readonly vermerke: readonly Vermerk[];
};

type Buchung = {
  readonly am: Tag;
  readonly zeile?: Kopf;
  readonly kosten?: Kostenlauf;
  readonly lauf?: Lauf;
  readonly zahlung?: Zahlung;
  /** The last day with a known base rate: interest until then is booked apart from what is provisional. */
  readonly bekannt?: true;
};

/** Keeps the account: debts as they come, interest up to each payment, what the payment paid off, the balance at the end. */
export function zinskonto(eingabe: Zinseingabe, laeufe: readonly Lauf[], rahmen: Rahmen): Konto {
  const zahlungen = (eingabe.zahlungen ?? []).filter((z) => z.am <= eingabe.bis).toSorted(nachTag);
  const anfang = fruehester(eingabe.bis, ...laeufe.map(faelligkeit), ...zahlungen.map((z) => z.am));
  const kosten: Kostenlauf[] = (eingabe.kosten ?? []).map((k) => ({
    k,
    am: k.am ?? anfang,
    offen: k.betrag,
  }));
  const pauschalen = laeufe.flatMap((lauf) => {
    const p = pauschaleDer(lauf.f, lauf.feld);
    return p ? [{ ...p, am: lauf.f.verzugAb }] : [];
  });
  const bisEnde = ({ am }: Tagesposten): boolean => am <= eingabe.bis;
  const angerechnet = pauschaleAnrechnen(
    summe(pauschalen.filter(bisEnde).map((p) => p.betrag)),
    kosten.filter(bisEnde),
  );
  const pauschalkosten: Kostenlauf[] = pauschalen
    .filter((p) => p.betrag > 0)
    .map((p) => ({ k: { id: `pauschale:${p.id}`, betrag: p.betrag }, am: p.am, offen: p.betrag }));
  const alleKosten = [...pauschalkosten, ...kosten];
  const buchungen = [
    ...laeufe.map(
      (lauf): Buchung => ({
        am: fruehester(eingabe.bis, faelligkeit(lauf), ...zahlungen.map((z) => z.am)),
        lauf: lauf,
        zeile: forderungskopf(lauf),
      }),
    ),
    ...pauschalkosten.map((k): Buchung => ({ am: k.am, kosten: k, zeile: pauschalkopf(k) })),
    ...kosten.map((k): Buchung => ({ am: k.am, kosten: k, zeile: kostenkopf(k, angerechnet.get(k)) })),
    ...zahlungen.map((z): Buchung => ({ am: z.am, zahlung: z })),
    ...(eingabe.bis >= rahmen.unbekanntAb
      ? [{ am: plusTage(rahmen.unbekanntAb, -1), bekannt: true } as const]
      : []),
  ]
    .filter(bisEnde)
    .toSorted(nachTag);
  const stand = new Kontostand(laeufe, rahmen);
  for (const b of buchungen) {
    if (b.bekannt) stand.bekannterTeil(b.am);
    else if (b.zahlung) stand.zahlung(b.zahlung, alleKosten);
    else if (b.zeile) stand.schuld(b.am, b.zeile, b.kosten, b.lauf);
  }
  stand.abschluss(eingabe.bis);
  const gebucht = alleKosten.filter(bisEnde);
  const kostensumme = summe([
    ...kosten.filter(bisEnde).map((k) => cent(k.k.betrag - (angerechnet.get(k) ?? 0))),
    ...laeufe.filter(istKosten).map((l) => l.f.betrag),
  ]);
  return {
    zeilen: stand.zeilen,
    summen: {
      kosten: kostensumme,
      pauschale: summe(pauschalkosten.filter(bisEnde).map((k) => k.k.betrag)),
      zahlungen: summe(zahlungen.map((z) => z.betrag)),
      offeneKosten: summe([
        ...gebucht.map((k) => k.offen),
        ...laeufe.filter(istKosten).map((l) => l.kapital),
      ]),
      ueberzahlt: stand.ueberzahlt,
    },
    vermerke: pauschalen.flatMap((p) => p.vermerk ?? []),
  };
}

type Tagesposten = { readonly am: Tag };

const nachTag = (a: Tagesposten, b: Tagesposten): number => (a.am < b.am ? -1 : a.am > b.am ? 1 : 0);

const fruehester = (erster: Tag, ...weitere: readonly Tag[]): Tag =>
  [erster, ...weitere].toSorted()[0] ?? erster;

const forderungskopf = (lauf: Lauf): Kopf => ({
  art: istKosten(lauf) ? "kosten" : "hauptforderung",
  text: lauf.f.bezeichnung ?? (istKosten(lauf) ? "Festgesetzte Kosten" : "Hauptforderung"),
  norm: istKosten(lauf) ? "§ 104 ZPO" : "§ 241 Abs. 1 BGB",
  betrag: lauf.f.betrag,
});

const pauschalkopf = ({ k }: Kostenlauf): Kopf => ({
  art: "pauschale",
  text: "Verzugspauschale",
  norm: "§ 288 Abs. 5 BGB",
  betrag: k.betrag,
});

function kostenkopf({ k }: Kostenlauf, angerechnet: Cent | undefined): Kopf {
  const name = k.bezeichnung ?? "Kosten";
  if (angerechnet === undefined)
    return { art: "kosten", text: name, norm: kostennorm[k.art ?? "sonstige"], betrag: k.betrag };
  return {
    art: "kosten",
    text: `${name} nach Anrechnung der Verzugspauschale (${euro(angerechnet)})`,
    norm: "§ 288 Abs. 5 Satz 3 BGB",
    betrag: cent(k.betrag - angerechnet),
  };
}

const kostennorm = {
  rechtsverfolgung: "§ 280 Abs. 2 BGB",
  vollstreckung: "§ 788 Abs. 1 ZPO",
  sonstige: "§ 280 Abs. 2 BGB",
} as const;
