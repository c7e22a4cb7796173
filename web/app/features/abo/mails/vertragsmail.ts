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
  bestellung: (angaben) => ({
    betreff: `Ihre Bestellung: ${tarifname(angaben.vertrag.typ)}`,
    absaetze: [
      `vielen Dank. Ihre Bestellung ist ${zeitpunkt(angaben.vertrag.bestelltAm)} bei uns eingegangen; der Tarif ist freigeschaltet. Bitte heben Sie diese Nachricht auf, sie enthält den Vertrag.`,
      ...vertragsinhalt(angaben.vertrag, angaben.nummer, angaben.umgebung),
    ],
    knopf: konto(angaben),
    anlagen: vertragsanlagen(angaben.vertrag, angaben.umgebung),
  }),
  wechsel: (angaben) => ({
    betreff: `Ihr Wechsel: ${tarifname(angaben.vertrag.typ)}`,
    absaetze: [
      angaben.vertrag.zustand === "trialing"
        ? "Ihr Wechsel ist eingegangen; der neue Tarif ist freigeschaltet. Das Ende Ihrer Testphase bleibt, wie es war."
        : "Ihr Wechsel ist eingegangen; der neue Tarif ist freigeschaltet. Die nicht genutzten Tage des bisherigen Tarifs haben wir Ihnen gutgeschrieben. Bitte heben Sie diese Nachricht auf, sie enthält den Vertrag.",
      ...vertragsinhalt(angaben.vertrag, angaben.nummer, angaben.umgebung),
    ],
    knopf: konto(angaben),
    anlagen: vertragsanlagen(angaben.vertrag, angaben.umgebung),
  }),
  "wechsel-vorgemerkt": (angaben) => ({
    betreff: `Wechsel vorgemerkt: ${tarifname(angaben.vertrag.wechselZu ?? angaben.vertrag.typ)}`,
    absaetze: [
      `Ihr Wechsel ist vorgemerkt. Bis dahin gilt ${tarifname(angaben.vertrag.typ)} weiter, ab dem ${tag(naechsterBeginn(angaben.vertrag))} dann ${tarifname(angaben.vertrag.wechselZu ?? angaben.vertrag.typ)}. Bitte heben Sie diese Nachricht auf, sie enthält den Vertrag.`,
      ...vorgemerkterInhalt(angaben),
    ],
    knopf: konto(angaben),
    anlagen: agbAnlage(angaben.vertrag, angaben.umgebung),
  }),
  "wechsel-ausgefuehrt": (angaben) => ({
    betreff: `Ab jetzt: ${tarifname(angaben.vertrag.typ)}`,
    absaetze: [
      `wie vorgemerkt gilt seit dem ${tag(angaben.vertrag.periodeVon)} der ${tarifname(angaben.vertrag.typ)} für ${preissatz(angaben.vertrag)}. Was Sie gespeichert haben, bleibt erhalten und lässt sich in Ihrem Konto herunterladen.`,
    ],
    knopf: konto(angaben),
  }),
  zahlweg: (angaben) => ({
    betreff: "Ihre Zahlungsweise",
    absaetze: [
      `Sie zahlen ${angaben.vertrag.zahlweg ? zahlwegname[angaben.vertrag.zahlweg] : "noch nicht"}.`,
      ...offensatz(angaben),
      ...(angaben.vertrag.zustand === "trialing" && angaben.vertrag.testphaseBis
        ? [
            `Ihre Testphase endet ${zeitpunkt(angaben.vertrag.testphaseBis)}. Danach läuft der ${tarifname(angaben.vertrag.typ)} für ${preissatz(angaben.vertrag)} weiter, wenn Sie nicht vorher kündigen.`,
          ]
        : []),
    ],
    knopf: konto(angaben),
  }),
  gekuendigt: (angaben) => ({
    betreff: `Ihre Kündigung: ${tarifname(angaben.vertrag.typ)}`,
    absaetze: [
      angaben.vertrag.beendetAm
        ? `Ihre Kündigung ist eingegangen. Der Vertrag über den ${tarifname(angaben.vertrag.typ)} ist seit dem ${datum(angaben.vertrag.beendetAm)} beendet.`
        : `Ihre Kündigung ist eingegangen. Der Vertrag über den ${tarifname(angaben.vertrag.typ)} endet ${ende(angaben)}; bis dahin nutzen Sie ihn wie bisher, danach entstehen keine Kosten mehr.`,
      bleibt,
    ],
    knopf: konto(angaben, "Kündigung ansehen"),
  }),
  "kuendigung-zurueck": (angaben) => ({
    betreff: `Kündigung zurückgenommen: ${tarifname(angaben.vertrag.typ)}`,
    absaetze: [
      `Sie haben Ihre Kündigung zurückgenommen. Der ${tarifname(angaben.vertrag.typ)} läuft weiter${angaben.vertrag.zustand === "trialing" && !angaben.vertrag.zahlweg ? ", über die Testphase hinaus nur, wenn Sie eine Zahlungsweise wählen" : ""}.`,
    ],
    knopf: konto(angaben),
  }),
  widerrufen: (angaben) => ({
    betreff: `Ihr Widerruf: ${tarifname(angaben.vertrag.typ)}`,
    absaetze: [
      `Ihr Widerruf ist eingegangen. Der Vertrag über den ${tarifname(angaben.vertrag.typ)} ist seit dem ${tag(angaben.vertrag.beendetAm)} beendet. Was Sie zu viel bezahlt haben, erstatten wir spätestens binnen vierzehn Tagen auf demselben Weg.`,
      bleibt,
    ],
  }),
  "test-endet": (angaben) => ({
    betreff: "Ihre Testphase endet in zwei Tagen",
    absaetze: nachDerTestphase(angaben),
    knopf: konto(angaben),
  }),
  "test-aktiv": (angaben) => ({
    betreff: `Ihre Testphase ist zu Ende: ${tarifname(angaben.vertrag.typ)}`,
    absaetze: [
      `Ihre Testphase ist zu Ende. Der ${tarifname(angaben.vertrag.typ)} läuft seit dem ${tag(angaben.vertrag.anker)} für ${preissatz(angaben.vertrag)} weiter, ${angaben.vertrag.zahlweg ? zahlwegname[angaben.vertrag.zahlweg] : "auf Rechnung"}. Sie können jederzeit zum Ende des laufenden Abrechnungsmonats kündigen.`,
    ],
    knopf: konto(angaben),
  }),
  "test-frei": (angaben) => ({
    betreff: "Ihre Testphase ist zu Ende",
    absaetze: [
      "Ihre Testphase ist zu Ende. Sie haben keine Zahlungsweise gewählt; deshalb gilt wieder der kostenlose Tarif, und es entstehen keine Kosten.",
      bleibt,
    ],
    knopf: { text: "Tarife ansehen", ziel: `${angaben.umgebung.baseUrl}/subscription` },
  }),
  "test-unbestaetigt": (angaben) => ({
    betreff: "Ihre Testphase ist zu Ende",
    absaetze: [
      "Ihre Testphase ist zu Ende. Die E-Mail-Adresse Ihres Kontos ist noch nicht bestätigt; deshalb gilt wieder der kostenlose Tarif, und es entstehen keine Kosten.",
      "Möchten Sie den Tarif behalten, bestätigen Sie bitte die Adresse mit dem Link, den Sie nach der Anmeldung anfordern können, und bestellen Sie ihn erneut.",
      bleibt,
    ],
    knopf: { text: "Tarife ansehen", ziel: `${angaben.umgebung.baseUrl}/subscription` },
  }),
  beendet: (angaben) => ({
    betreff: `Ihr Vertrag ist beendet: ${tarifname(angaben.vertrag.typ)}`,
    absaetze: [
      `Wie gekündigt ist der Vertrag über den ${tarifname(angaben.vertrag.typ)} beendet. Es gilt der kostenlose Tarif.`,
      bleibt,
    ],
    knopf: { text: "Tarife ansehen", ziel: `${angaben.umgebung.baseUrl}/subscription` },
  }),
  ausgesetzt: (angaben) => ({
    betreff: `Ihr Tarif ruht: ${tarifname(angaben.vertrag.typ)}`,
    absaetze: [
      `Eine Rechnung über den ${tarifname(angaben.vertrag.typ)} ist trotz zweier Erinnerungen offen. Der Tarif ruht deshalb; solange er ruht, berechnen wir nichts Neues. Sobald Ihre Zahlung eingegangen ist, gilt er wieder.`,
      bleibt,
    ],
    knopf: konto(angaben),
  }),
  "wieder-frei": (angaben) => ({
    betreff: `Ihr Tarif gilt wieder: ${tarifname(angaben.vertrag.typ)}`,
    absaetze: [
      `Ihre Zahlung ist eingegangen, vielen Dank. Der ${tarifname(angaben.vertrag.typ)} gilt wieder${angaben.vertrag.gekuendigtZum ? ` und endet, wie Sie gekündigt haben, ${ende(angaben)}` : ""}.`,
    ],
    knopf: konto(angaben),
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
