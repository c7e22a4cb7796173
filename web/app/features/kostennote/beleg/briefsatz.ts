import { cent, datum, euro, satz, untrennbar, zahl } from "@gebuehrenportal/recht";
import { rechenwegtabelle, schrittzeile } from "#dokumente/blatt/blattsatz.ts";
import type { Beleg, Belegzahlung, Belegzeile } from "#dokumente/e-rechnung/beleg.ts";
import { absenderzeile, type Briefsatz, empfaengerzeilen, ortszeile } from "#dokumente/e-rechnung/brief.ts";
import type { Satztabelle, Satzzeile } from "#dokumente/satztabelle.ts";

/** „Kostennote 2026-0007“, „Stornorechnung 2026-0008“. */
export const belegtitel = ({ art, nummer }: Pick<Beleg, "art" | "nummer">): string =>
  `${art === "storno" ? "Stornorechnung" : "Kostennote"}${nummer ? ` ${nummer}` : ""}`;

const spalten = [
  { titel: "Position", rechts: false },
  { titel: "Grundlage", rechts: false },
  { titel: "Wert in €", rechts: true },
  { titel: "Satz", rechts: true },
  { titel: "Betrag in €", rechts: true },
];

/** The texts of a document. */
export function briefsatz(beleg: Beleg): Briefsatz {
  const { absender: a, empfaenger: e } = beleg;
  const titel = belegtitel(beleg);
  return {
    titel,
    stand: beleg.datum,
    fusszeile: [a.kanzlei, titel, datum(beleg.datum)].filter(Boolean).join(" · "),
    entwurf: beleg.nummer === "",
    entwurfssatz: "Entwurf ohne Nummer. Noch keine Berechnung nach § 10 RVG und keine Rechnung.",
    absender: [
      a.kanzlei || "Kanzlei",
      a.rechtsanwalt,
      a.strasse,
      ortszeile(a),
      a.telefon && `Telefon ${a.telefon}`,
      a.email,
    ].filter(Boolean),
    absenderzeile: absenderzeile(a),
    empfaenger: empfaengerzeilen(e),
    angaben: angaben(beleg).map(([name, wert]) => [name, untrennbar(wert)]),
    einleitung: einleitung(beleg).map(untrennbar),
    rechnung: rechnung(beleg),
    schluss: schluss(beleg).map(untrennbar),
    freigabe:
      beleg.nummer && beleg.freigegebenVon
        ? [beleg.freigegebenVon, untrennbar(`Freigegeben am ${datum(beleg.datum)} (§ 10 Abs. 1 RVG)`)]
        : null,
    rechtsgrundlagen: beleg.art === "storno" ? [] : beleg.rechtsgrundlagen.map(untrennbar),
    rechenweg: beleg.mitRechenweg ? rechenweg(beleg) : null,
    girocode: null,
  };
}

const zeitraum = ({ von, bis }: Beleg["leistung"]): string =>
  von === bis ? datum(von) : `${datum(von)} bis ${datum(bis)}`;

function angaben(beleg: Beleg): (readonly [string, string])[] {
  const paare: (readonly [string, string])[] = [
    ["Nummer", beleg.nummer || "wird beim Ausstellen vergeben"],
    ["Datum", datum(beleg.datum)],
    ["Zeitraum der Leistung", zeitraum(beleg.leistung)],
    ["Aktenzeichen", beleg.aktenzeichen],
    ["Ihr Zeichen", beleg.empfaenger.referenz],
    ["Leitweg-ID", beleg.empfaenger.leitwegId],
    ["Steuernummer", beleg.absender.steuernummer],
    ["USt-IdNr.", beleg.absender.ustIdNr],
    ["USt-IdNr. des Mandanten", beleg.empfaenger.ustIdNr],
  ];
  return paare.filter(([, wert]) => wert !== "");
}

function einleitung(beleg: Beleg): string[] {
  if (beleg.storniert)
    return [
      `Die Kostennote ${beleg.storniert.nummer} vom ${datum(beleg.storniert.datum)} wird hiermit in voller Höhe storniert.`,
    ];
  return [beleg.betreff, ...beleg.text.split(/\n{2,}|\n/)].map((t) => t.trim()).filter(Boolean);
}

/** On a phone a norm shall not part before its Absatz either. */
const verbunden = (text: string): string =>
  untrennbar(text).replace(/(§\u00a0\d+[a-z]?) (?=Abs\.)/g, "$1\u00a0");

const zeile = (text: string, norm: string, betrag: number, art: Satzzeile["art"] = "zeile"): Satzzeile => ({
  art,
  zellen: [text, norm, "", "", zahl(cent(betrag))].map(verbunden),
});

const position = (zeile: Belegzeile): Satzzeile => ({
  art: "zeile",
  zellen: [
    zeile.text,
    zeile.norm,
    zeile.wert === undefined ? "" : zahl(zeile.wert),
    zeile.satz100 === undefined ? "" : satz(zeile.satz100),
    zahl(zeile.betrag),
  ].map(verbunden),
});

function rechnung(beleg: Beleg): Satztabelle {
  const mehrere = beleg.steuern.length > 1;
  const zeilen: Satzzeile[] = beleg.gruppen.flatMap(({ titel, zeilen: z }) => [
    ...(titel ? [{ art: "titel" as const, zellen: [untrennbar(titel)] }] : []),
    ...z.map(position),
  ]);
  zeilen.push(zeile("Summe ohne Umsatzsteuer", "", beleg.netto, "zwischensumme"));
  for (const s of beleg.steuern) {
    const aus = mehrere ? ` aus ${euro(s.netto)}` : "";
    if (s.kategorie === "S")
      zeilen.push(zeile(`Umsatzsteuer ${s.prozent}\u00a0%${aus}`, "Nr. 7008 VV", s.steuer));
    else zeilen.push(zeile(`Ohne Umsatzsteuer${aus}: ${s.grund}`, "", 0));
  }
  if (beleg.zahlungen.length > 0) zeilen.push(zeile("Rechnungsbetrag", "", beleg.brutto, "zwischensumme"));
  for (const z of beleg.zahlungen) zeilen.push(zahlungszeile(beleg, z));
  zeilen.push(schlusszeile(beleg));
  return { titel: "Gebühren und Auslagen", spalten, zeilen };
}

/** What is deducted; in a Storno the same with the opposite sign is no money of its own, but what was paid. */
function zahlungszeile({ art }: Beleg, zahlung: Belegzahlung): Satzzeile {
  const steuer = cent(Math.abs(zahlung.steuer));
  const text = `${zahlung.text}, darin ${zahlung.prozent}\u00a0% Umsatzsteuer ${euro(steuer)}`;
  return zeile(art === "storno" ? `Bereits gezahlt: ${text}` : text, zahlung.norm, -zahlung.betrag);
}

function schlusszeile(beleg: Beleg): Satzzeile {
  if (beleg.zahlungen.length === 0) return zeile("Rechnungsbetrag", "", beleg.brutto, "summe");
  // A Storno ends what was demanded; what the client gets back is what he has paid, and no sum of this table.
  if (beleg.art === "storno")
    return zeile(
      beleg.offen > 0 ? "Aufgehobenes Guthaben" : "Aufgehobene Forderung",
      "",
      beleg.offen,
      "summe",
    );
  return zeile(beleg.offen < 0 ? "Guthaben" : nochZuZahlen, "", Math.abs(beleg.offen), "summe");
}

const nochZuZahlen = "Noch zu zahlen";

/** The table of a Kostennote that a Storno has cancelled: no sum stands out, and none is demanded. */
export const stornierteRechnung = (rechnung: Satztabelle): Satztabelle => ({
  ...rechnung,
  zeilen: rechnung.zeilen.map((zeile): Satzzeile => {
    if (zeile.art !== "summe") return zeile;
    const [text = "", ...rest] = zeile.zellen;
    const ohne = text === nochZuZahlen ? "Nicht mehr zu zahlen" : `${text} (storniert)`;
    return { art: "zwischensumme", zellen: [ohne, ...rest] };
  }),
});

/** How to pay, or what becomes of what was paid too much. */
export function zahlungssatz(beleg: Beleg): string {
  const { iban, bic, kanzlei } = beleg.absender;
  if (beleg.art === "storno")
    return `Eine Zahlung auf diese Stornorechnung ist nicht nötig. ${beleg.gezahlt === 0 ? "Was" : `Die bereits gezahlten ${euro(cent(-beleg.gezahlt))} und was sonst`} auf die stornierte Kostennote gezahlt ist, verrechnen oder erstatten wir.`;
  if (beleg.offen < 0) return `Das Guthaben von ${euro(cent(-beleg.offen))} erstatten wir Ihnen.`;
  if (beleg.offen === 0)
    return beleg.zahlungen.length > 0 ? "Der Betrag ist bereits gezahlt." : "Es ist nichts zu zahlen.";
  // In the preview of a draft the sender may still be unknown.
  const konto = iban ? ` auf das Konto IBAN ${iban.replace(/(.{4})(?=.)/g, "$1\u00a0")}` : "";
  const weiter = [
    iban && bic ? `, BIC ${bic}` : "",
    kanzlei ? `, Empfänger ${kanzlei}` : "",
    beleg.nummer ? `, Verwendungszweck ${beleg.nummer}` : "",
  ].join("");
  return `Bitte zahlen Sie ${euro(beleg.offen)} bis ${datum(beleg.zahlbarBis)}${konto}${weiter}.`;
}

const schluss = (b: Beleg): string[] => [zahlungssatz(b)];

function rechenweg(beleg: Beleg): Satztabelle {
  const zeilen = beleg.gruppen.flatMap((g) => g.zeilen).filter((z) => z.schritte.length > 0);
  return rechenwegtabelle(
    zeilen.flatMap((zeile): Satzzeile[] => [
      { art: "titel", zellen: [untrennbar(zeile.text)] },
      ...zeile.schritte.map(schrittzeile),
    ]),
  );
}
