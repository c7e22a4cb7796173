import { datum, type Tag } from "@gebuehrenportal/recht";
import type { Umgebung } from "#platform/env/env.server.ts";
import { type Brief, brief } from "#platform/mail/brief.ts";
import { endetMitTestphase, naechsterBeginn } from "../vertrag/tarifstand.ts";
import type { Mailvorlage, Vertrag } from "../vertrag/vertrag.ts";
import { letzterTag } from "../vertrag/zeit.ts";
import { endesatz, preissatz, tarifname, zahlwegname, zeitpunkt } from "../worte/texte.ts";
import { agbAnlage, vertragsanlagen, vertragsinhalt, wechselinhalt } from "./bestellmail.ts";

/** What a mail about a contract is made of. */
export type Mailangaben = {
  readonly konto: { readonly name: string };
  readonly vertrag: Vertrag;
  /** By which its owner names the contract. */
  readonly nummer: string;
  readonly umgebung: Pick<Umgebung, "baseUrl" | "anbieter">;
};

type Inhalt = Omit<Brief, "anrede" | "art">;

/** The mail of a template. */
export function vertragsmail(vorlage: Mailvorlage, angaben: Mailangaben) {
  return brief({ ...inhalte[vorlage](angaben), anrede: angaben.konto.name, art: `abo-${vorlage}` });
}

const konto = ({ umgebung }: Mailangaben, text = "Tarif ansehen") => ({
  text,
  ziel: `${umgebung.baseUrl}/konto#abo`,
});
const tag = (t: Tag | null): string => (t ? datum(t) : "");
const ende = ({ vertrag }: Mailangaben): string => endesatz(vertrag, letzterTag);
const bleibt =
  "Ihr Konto und alles, was Sie gespeichert haben, bleiben erhalten; die Funktionen des Tarifs ruhen, bis Sie ihn wieder bestellen.";

/** What becomes of invoices that went out before the way of payment changed. */
const offensatz = ({ vertrag: { zahlweg, forderungen }, umgebung }: Mailangaben): string[] => {
  if (!forderungen.some(({ offen }) => offen > 0)) return [];
  if (zahlweg === "stripe")
    return ["Rechnungen, die Sie schon zum Überweisen bekommen haben, überweisen Sie bitte noch."];
  return [
    `Was noch offen ist und nicht schon abgebucht wird, überweisen Sie bitte, auch wenn auf der Rechnung steht, dass wir abbuchen. Konto, Betrag und Verwendungszweck stehen bei Ihren Rechnungen: ${umgebung.baseUrl}/konto/rechnungen`,
  ];
};

const inhalte: Readonly<Record<Mailvorlage, (a: Mailangaben) => Inhalt>> = {
  bestellung: (a) => ({
    betreff: `Ihre Bestellung: ${tarifname(a.vertrag.typ)}`,
    absaetze: [
      `vielen Dank. Ihre Bestellung ist ${zeitpunkt(a.vertrag.bestelltAm)} bei uns eingegangen; der Tarif ist freigeschaltet. Bitte heben Sie diese Nachricht auf, sie enthält den Vertrag.`,
      ...vertragsinhalt(a.vertrag, a.nummer, a.umgebung),
    ],
    knopf: konto(a),
    anlagen: vertragsanlagen(a.vertrag, a.umgebung),
  }),
  wechsel: (a) => ({
    betreff: `Ihr Wechsel: ${tarifname(a.vertrag.typ)}`,
    absaetze: [
      a.vertrag.zustand === "trialing"
        ? "Ihr Wechsel ist eingegangen; der neue Tarif ist freigeschaltet. Das Ende Ihrer Testphase bleibt, wie es war."
        : "Ihr Wechsel ist eingegangen; der neue Tarif ist freigeschaltet. Die nicht genutzten Tage des bisherigen Tarifs haben wir Ihnen gutgeschrieben. Bitte heben Sie diese Nachricht auf, sie enthält den Vertrag.",
      ...vertragsinhalt(a.vertrag, a.nummer, a.umgebung),
    ],
    knopf: konto(a),
    anlagen: vertragsanlagen(a.vertrag, a.umgebung),
  }),
  "wechsel-vorgemerkt": (a) => ({
    betreff: `Wechsel vorgemerkt: ${tarifname(a.vertrag.wechselZu ?? a.vertrag.typ)}`,
    absaetze: [
      `Ihr Wechsel ist vorgemerkt. Bis dahin gilt ${tarifname(a.vertrag.typ)} weiter, ab dem ${tag(naechsterBeginn(a.vertrag))} dann ${tarifname(a.vertrag.wechselZu ?? a.vertrag.typ)}. Bitte heben Sie diese Nachricht auf, sie enthält den Vertrag.`,
      ...vorgemerkterInhalt(a),
    ],
    knopf: konto(a),
    anlagen: agbAnlage(a.vertrag, a.umgebung),
  }),
  "wechsel-ausgefuehrt": (a) => ({
    betreff: `Ab jetzt: ${tarifname(a.vertrag.typ)}`,
    absaetze: [
      `wie vorgemerkt gilt seit dem ${tag(a.vertrag.periodeVon)} der ${tarifname(a.vertrag.typ)} für ${preissatz(a.vertrag)}. Was Sie gespeichert haben, bleibt erhalten und lässt sich in Ihrem Konto herunterladen.`,
    ],
    knopf: konto(a),
  }),
  zahlweg: (a) => ({
    betreff: "Ihre Zahlungsweise",
    absaetze: [
      `Sie zahlen ${a.vertrag.zahlweg ? zahlwegname[a.vertrag.zahlweg] : "noch nicht"}.`,
      ...offensatz(a),
      ...(a.vertrag.zustand === "trialing" && a.vertrag.testphaseBis
        ? [
            `Ihre Testphase endet ${zeitpunkt(a.vertrag.testphaseBis)}. Danach läuft der ${tarifname(a.vertrag.typ)} für ${preissatz(a.vertrag)} weiter, wenn Sie nicht vorher kündigen.`,
          ]
        : []),
    ],
    knopf: konto(a),
  }),
  gekuendigt: (a) => ({
    betreff: `Ihre Kündigung: ${tarifname(a.vertrag.typ)}`,
    absaetze: [
      a.vertrag.beendetAm
        ? `Ihre Kündigung ist eingegangen. Der Vertrag über den ${tarifname(a.vertrag.typ)} ist seit dem ${datum(a.vertrag.beendetAm)} beendet.`
        : `Ihre Kündigung ist eingegangen. Der Vertrag über den ${tarifname(a.vertrag.typ)} endet ${ende(a)}; bis dahin nutzen Sie ihn wie bisher, danach entstehen keine Kosten mehr.`,
      bleibt,
    ],
    knopf: konto(a, "Kündigung ansehen"),
  }),
  "kuendigung-zurueck": (a) => ({
    betreff: `Kündigung zurückgenommen: ${tarifname(a.vertrag.typ)}`,
    absaetze: [
      `Sie haben Ihre Kündigung zurückgenommen. Der ${tarifname(a.vertrag.typ)} läuft weiter${a.vertrag.zustand === "trialing" && !a.vertrag.zahlweg ? ", über die Testphase hinaus nur, wenn Sie eine Zahlungsweise wählen" : ""}.`,
    ],
    knopf: konto(a),
  }),
  widerrufen: (a) => ({
    betreff: `Ihr Widerruf: ${tarifname(a.vertrag.typ)}`,
    absaetze: [
      `Ihr Widerruf ist eingegangen. Der Vertrag über den ${tarifname(a.vertrag.typ)} ist seit dem ${tag(a.vertrag.beendetAm)} beendet. Was Sie zu viel bezahlt haben, erstatten wir spätestens binnen vierzehn Tagen auf demselben Weg.`,
      bleibt,
    ],
  }),
  "test-endet": (a) => ({
    betreff: "Ihre Testphase endet in zwei Tagen",
    absaetze: nachDerTestphase(a),
    knopf: konto(a),
  }),
  "test-aktiv": (a) => ({
    betreff: `Ihre Testphase ist zu Ende: ${tarifname(a.vertrag.typ)}`,
    absaetze: [
      `Ihre Testphase ist zu Ende. Der ${tarifname(a.vertrag.typ)} läuft seit dem ${tag(a.vertrag.anker)} für ${preissatz(a.vertrag)} weiter, ${a.vertrag.zahlweg ? zahlwegname[a.vertrag.zahlweg] : "auf Rechnung"}. Sie können jederzeit zum Ende des laufenden Abrechnungsmonats kündigen.`,
    ],
    knopf: konto(a),
  }),
  "test-frei": (a) => ({
    betreff: "Ihre Testphase ist zu Ende",
    absaetze: [
      "Ihre Testphase ist zu Ende. Sie haben keine Zahlungsweise gewählt; deshalb gilt wieder der kostenlose Tarif, und es entstehen keine Kosten.",
      bleibt,
    ],
    knopf: { text: "Tarife ansehen", ziel: `${a.umgebung.baseUrl}/subscription` },
  }),
  "test-unbestaetigt": (a) => ({
    betreff: "Ihre Testphase ist zu Ende",
    absaetze: [
      "Ihre Testphase ist zu Ende. Die E-Mail-Adresse Ihres Kontos ist noch nicht bestätigt; deshalb gilt wieder der kostenlose Tarif, und es entstehen keine Kosten.",
      "Möchten Sie den Tarif behalten, bestätigen Sie bitte die Adresse mit dem Link, den Sie nach der Anmeldung anfordern können, und bestellen Sie ihn erneut.",
      bleibt,
    ],
    knopf: { text: "Tarife ansehen", ziel: `${a.umgebung.baseUrl}/subscription` },
  }),
  beendet: (a) => ({
    betreff: `Ihr Vertrag ist beendet: ${tarifname(a.vertrag.typ)}`,
    absaetze: [
      `Wie gekündigt ist der Vertrag über den ${tarifname(a.vertrag.typ)} beendet. Es gilt der kostenlose Tarif.`,
      bleibt,
    ],
    knopf: { text: "Tarife ansehen", ziel: `${a.umgebung.baseUrl}/subscription` },
  }),
  ausgesetzt: (a) => ({
    betreff: `Ihr Tarif ruht: ${tarifname(a.vertrag.typ)}`,
    absaetze: [
      `Eine Rechnung über den ${tarifname(a.vertrag.typ)} ist trotz zweier Erinnerungen offen. Der Tarif ruht deshalb; solange er ruht, berechnen wir nichts Neues. Sobald Ihre Zahlung eingegangen ist, gilt er wieder.`,
      bleibt,
    ],
    knopf: konto(a),
  }),
  "wieder-frei": (a) => ({
    betreff: `Ihr Tarif gilt wieder: ${tarifname(a.vertrag.typ)}`,
    absaetze: [
      `Ihre Zahlung ist eingegangen, vielen Dank. Der ${tarifname(a.vertrag.typ)} gilt wieder${a.vertrag.gekuendigtZum ? ` und endet, wie Sie gekündigt haben, ${ende(a)}` : ""}.`,
    ],
    knopf: konto(a),
  }),
};

function nachDerTestphase({ vertrag, umgebung }: Mailangaben): readonly string[] {
  const { typ, zahlweg, wechselZu, gekuendigtZum } = vertrag;
  const endet = `Ihre Testphase endet ${testende(vertrag)}.`;
  if (endetMitTestphase(vertrag))
    return [
      `${endet} Sie haben gekündigt; es entstehen keine Kosten, und es gilt wieder der kostenlose Tarif.`,
    ];
  if (!zahlweg)
    return [
      `${endet} Sie haben keine Zahlungsweise gewählt: Es entstehen keine Kosten, und es gilt wieder der kostenlose Tarif.`,
      `Möchten Sie den ${tarifname(typ)} für ${preissatz(vertrag)} behalten, wählen Sie bitte vorher in Ihrem Konto, wie Sie zahlen.`,
    ];
  if (gekuendigtZum)
    return [
      `${endet} Danach läuft der ${tarifname(typ)} bis zum ${datum(letzterTag(gekuendigtZum))} weiter, ${zahlwegname[zahlweg]} für ${preissatz(vertrag)}; dann endet er, wie Sie gekündigt haben.`,
      `Soll er schon mit der Testphase enden, kündigen Sie bitte vorher noch einmal unter ${umgebung.baseUrl}/kuendigen zum nächstmöglichen Tag; dann entstehen keine Kosten.`,
    ];
  return [
    `${endet} Danach läuft der ${tarifname(wechselZu ?? typ)} weiter, ${zahlwegname[zahlweg]}${wechselZu ? "" : ` für ${preissatz(vertrag)}`}.`,
    "Wenn Sie das nicht möchten, kündigen Sie bitte vorher in Ihrem Konto; dann entstehen keine Kosten.",
  ];
}

const testende = ({ testphaseBis }: Vertrag): string => (testphaseBis ? zeitpunkt(testphaseBis) : "");

function vorgemerkterInhalt({ vertrag, nummer, umgebung }: Mailangaben): readonly string[] {
  const [typ, ab] = [vertrag.wechselZu, naechsterBeginn(vertrag)];
  return typ && ab ? wechselinhalt(vertrag, { typ, ab }, nummer, umgebung) : [];
}
