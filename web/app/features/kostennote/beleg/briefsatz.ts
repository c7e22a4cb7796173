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

function angaben(b: Beleg): (readonly [string, string])[] {
  const paare: (readonly [string, string])[] = [
    ["Nummer", b.nummer || "wird beim Ausstellen vergeben"],
    ["Datum", datum(b.datum)],
    ["Zeitraum der Leistung", zeitraum(b.leistung)],
    ["Aktenzeichen", b.aktenzeichen],
    ["Ihr Zeichen", b.empfaenger.referenz],
    ["Leitweg-ID", b.empfaenger.leitwegId],
    ["Steuernummer", b.absender.steuernummer],
    ["USt-IdNr.", b.absender.ustIdNr],
    ["USt-IdNr. des Mandanten", b.empfaenger.ustIdNr],
  ];
  return paare.filter(([, wert]) => wert !== "");
}

function einleitung(b: Beleg): string[] {
  if (b.storniert)
    return [
      `Die Kostennote ${b.storniert.nummer} vom ${datum(b.storniert.datum)} wird hiermit in voller Höhe storniert.`,
    ];
  return [b.betreff, ...b.text.split(/\n{2,}|\n/)].map((t) => t.trim()).filter(Boolean);
}

/** On a phone a norm shall not part before its Absatz either. */
const verbunden = (text: string): string =>
  untrennbar(text).replace(/(§\u00a0\d+[a-z]?) (?=Abs\.)/g, "$1\u00a0");

const zeile = (text: string, norm: string, betrag: number, art: Satzzeile["art"] = "zeile"): Satzzeile => ({
  art,
  zellen: [text, norm, "", "", zahl(cent(betrag))].map(verbunden),
});

const position = (z: Belegzeile): Satzzeile => ({
  art: "zeile",
  zellen: [
    z.text,
    z.norm,
    z.wert === undefined ? "" : zahl(z.wert),
    z.satz100 === undefined ? "" : satz(z.satz100),
    zahl(z.betrag),
  ].map(verbunden),
});

function rechnung(b: Beleg): Satztabelle {
  const mehrere = b.steuern.length > 1;
  const zeilen: Satzzeile[] = b.gruppen.flatMap(({ titel, zeilen: z }) => [
    ...(titel ? [{ art: "titel" as const, zellen: [untrennbar(titel)] }] : []),
    ...z.map(position),
  ]);
  zeilen.push(zeile("Summe ohne Umsatzsteuer", "", b.netto, "zwischensumme"));
  for (const s of b.steuern) {
    const aus = mehrere ? ` aus ${euro(s.netto)}` : "";
    if (s.kategorie === "S")
      zeilen.push(zeile(`Umsatzsteuer ${s.prozent}\u00a0%${aus}`, "Nr. 7008 VV", s.steuer));
    else zeilen.push(zeile(`Ohne Umsatzsteuer${aus}: ${s.grund}`, "", 0));
  }
  if (b.zahlungen.length > 0) zeilen.push(zeile("Rechnungsbetrag", "", b.brutto, "zwischensumme"));
  for (const z of b.zahlungen) zeilen.push(zahlungszeile(b, z));
  zeilen.push(schlusszeile(b));
  return { titel: "Gebühren und Auslagen", spalten, zeilen };
}

/** What is deducted; in a Storno the same with the opposite sign is no money of its own, but what was paid. */
function zahlungszeile({ art }: Beleg, z: Belegzahlung): Satzzeile {
  const steuer = cent(Math.abs(z.steuer));
  const text = `${z.text}, darin ${z.prozent}\u00a0% Umsatzsteuer ${euro(steuer)}`;
  return zeile(art === "storno" ? `Bereits gezahlt: ${text}` : text, z.norm, -z.betrag);
}

function schlusszeile(b: Beleg): Satzzeile {
  if (b.zahlungen.length === 0) return zeile("Rechnungsbetrag", "", b.brutto, "summe");
  // A Storno ends what was demanded; what the client gets back is what he has paid, and no sum of this table.
  if (b.art === "storno")
    return zeile(b.offen > 0 ? "Aufgehobenes Guthaben" : "Aufgehobene Forderung", "", b.offen, "summe");
  return zeile(b.offen < 0 ? "Guthaben" : nochZuZahlen, "", Math.abs(b.offen), "summe");
}

const nochZuZahlen = "Noch zu zahlen";

/** The table of a Kostennote that a Storno has cancelled: no sum stands out, and none is demanded. */
export const stornierteRechnung = (rechnung: Satztabelle): Satztabelle => ({
  ...rechnung,
  zeilen: rechnung.zeilen.map((z): Satzzeile => {
    if (z.art !== "summe") return z;
    const [text = "", ...rest] = z.zellen;
    const ohne = text === nochZuZahlen ? "Nicht mehr zu zahlen" : `${text} (storniert)`;
    return { art: "zwischensumme", zellen: [ohne, ...rest] };
  }),
});

/** How to pay, or what becomes of what was paid too much. */
export function zahlungssatz(b: Beleg): string {
  const { iban, bic, kanzlei } = b.absender;
  if (b.art === "storno")
    return `Eine Zahlung auf diese Stornorechnung ist nicht nötig. ${b.gezahlt === 0 ? "Was" : `Die bereits gezahlten ${euro(cent(-b.gezahlt))} und was sonst`} auf die stornierte Kostennote gezahlt ist, verrechnen oder erstatten wir.`;
  if (b.offen < 0) return `Das Guthaben von ${euro(cent(-b.offen))} erstatten wir Ihnen.`;
  if (b.offen === 0)
    return b.zahlungen.length > 0 ? "Der Betrag ist bereits gezahlt." : "Es ist nichts zu zahlen.";
  // In the preview of a draft the sender may still be unknown.
  const konto = iban ? ` auf das Konto IBAN ${iban.replace(/(.{4})(?=.)/g, "$1\u00a0")}` : "";
  const weiter = [
    iban && bic ? `, BIC ${bic}` : "",
    kanzlei ? `, Empfänger ${kanzlei}` : "",
    b.nummer ? `, Verwendungszweck ${b.nummer}` : "",
  ].join("");
  return `Bitte zahlen Sie ${euro(b.offen)} bis ${datum(b.zahlbarBis)}${konto}${weiter}.`;
}

const schluss = (b: Beleg): string[] => [zahlungssatz(b)];

function rechenweg(b: Beleg): Satztabelle {
  const zeilen = b.gruppen.flatMap((g) => g.zeilen).filter((z) => z.schritte.length > 0);
  return rechenwegtabelle(
    zeilen.flatMap((z): Satzzeile[] => [
      { art: "titel", zellen: [untrennbar(z.text)] },
      ...z.schritte.map(schrittzeile),
    ]),
  );
}
