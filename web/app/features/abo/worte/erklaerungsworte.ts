import { type Cent, datum, euro, type Tag } from "@gebuehrenportal/recht";
import { zeitpunkt } from "./texte.ts";

/** A cancellation (§ 312k BGB) or a withdrawal (§ 356a BGB), as it was declared. */
export type Erklaerung = {
  readonly id: string;
  readonly art: "kuendigung" | "widerruf";
  /** ISO instant at which it arrived. */
  readonly eingegangen: string;
  readonly name: string;
  /** Address of the account and number of the contract, as typed; at least one of them. */
  readonly kontoadresse: string;
  readonly vertragsnummer: string;
  /** How whoever declares it calls the contract. */
  readonly vertrag: string;
  readonly kuendigungsart: "ordentlich" | "ausserordentlich" | null;
  readonly grund: string;
  /** Day on which the contract shall end; null: as early as possible (§ 312k Abs. 5 BGB). */
  readonly zum: Tag | null;
  readonly bestaetigungAn: string;
  /** Declared by the signed-in account itself. */
  readonly angemeldet: boolean;
  readonly kontoId: string | null;
};

/** What a form declares; the rest is known when it arrives. */
export type Erklaerungsangaben = Omit<Erklaerung, "id" | "eingegangen" | "angemeldet" | "kontoId">;

/**
 * What became of a declaration.
 *
 * - `wirksam`: the contract ends
 * - `kein-vertrag`: the account has none that runs
 * - `unbekannt`: no account or contract fits, somebody has to look
 * - `verspaetet`: withdrawn after the time for it
 * - `pruefung`: somebody has to look before it has all of its effect
 * - `wartet`: a withdrawal of somebody who was not signed in: the account is asked, and nothing is switched off until then
 * - `widersprochen`: whoever owns the account has said that it was not he
 */
export type Ausgang =
  | "wirksam"
  | "kein-vertrag"
  | "unbekannt"
  | "verspaetet"
  | "pruefung"
  | "wartet"
  | "widersprochen";

/** So long a withdrawal waits for an objection of the account. */
export const einspruchStunden = 48;

/** So long after it has come to its end a declaration can still be objected to. */
export const einspruchTage = 30;

/** The outcome with its figures. */
export type Ergebnis = {
  readonly ausgang: Ausgang;
  /** Last day of the contract. */
  readonly ende: Tag | null;
  /** Withdrawal: owed for the days used, credited, and the last day for it. */
  readonly wertersatz: Cent | null;
  readonly gutschrift: Cent | null;
  readonly fristBis: Tag | null;
};

/** Nothing is known yet but this. */
export const nur = (ausgang: Ausgang, mehr: Partial<Ergebnis> = {}): Ergebnis => ({
  ausgang,
  ende: null,
  wertersatz: null,
  gutschrift: null,
  fristBis: null,
  ...mehr,
});

/** The beginning of its id, by which people ask for it. */
export const vorgangsnummer = (id: string): string => id.slice(0, 8).toUpperCase();

export const artname = ({ art }: Pick<Erklaerung, "art">): string =>
  art === "kuendigung" ? "Kündigung" : "Widerruf";

/** A line of a declaration: what it is, what was said. */
export type Zeile = readonly [name: string, inhalt: string];

/** The declaration in full: content, how it was made, day and time of its arrival. */
export function erklaerungszeilen(erklaerung: Erklaerung): readonly Zeile[] {
  const gefuellt = (name: string, inhalt: string): readonly Zeile[] => (inhalt ? [[name, inhalt]] : []);
  return [
    ["Erklärung", erklaerungssatz(erklaerung)],
    ["Abgegeben und eingegangen", zeitpunkt(erklaerung.eingegangen)],
    ...(erklaerung.art === "kuendigung"
      ? ([
          [
            "Art der Kündigung",
            erklaerung.kuendigungsart === "ausserordentlich" ? "außerordentlich (fristlos)" : "ordentlich",
          ],
          ...gefuellt("Grund", erklaerung.grund),
        ] satisfies readonly Zeile[])
      : []),
    ["Name", erklaerung.name],
    ...gefuellt("E-Mail-Adresse des Kontos", erklaerung.kontoadresse),
    ...gefuellt("Vertragsnummer", erklaerung.vertragsnummer),
    ...gefuellt("Vertrag", erklaerung.vertrag),
    ...(erklaerung.art === "kuendigung"
      ? ([["Ende des Vertrags", wunschende(erklaerung)]] satisfies readonly Zeile[])
      : []),
    ["Bestätigung an", erklaerung.bestaetigungAn],
    ["Vorgang", vorgangsnummer(erklaerung.id)],
  ];
}

/** What whoever declares it has put into his own words: the reason, the contract, the end he wishes. */
export function eigeneWorte(erklaerung: Erklaerung): readonly Zeile[] {
  return [
    ...(erklaerung.grund ? ([["Grund", erklaerung.grund]] satisfies readonly Zeile[]) : []),
    ...(erklaerung.vertrag ? ([["Vertrag", erklaerung.vertrag]] satisfies readonly Zeile[]) : []),
    ...(erklaerung.art === "kuendigung"
      ? ([["Ende", wunschende(erklaerung)]] satisfies readonly Zeile[])
      : []),
  ];
}

function erklaerungssatz({ art }: Erklaerung): string {
  return art === "kuendigung"
    ? "Ich kündige den unten bezeichneten Vertrag. Abgegeben über die Schaltfläche „jetzt kündigen“."
    : "Ich widerrufe den unten bezeichneten Vertrag. Abgegeben über die Schaltfläche „Widerruf bestätigen“.";
}

/** When the contract shall end, as it was declared. */
export function wunschende({ kuendigungsart, zum }: Pick<Erklaerung, "kuendigungsart" | "zum">): string {
  if (kuendigungsart === "ausserordentlich") return "sofort, sonst zum nächstmöglichen Tag";
  return zum ? `zum ${datum(zum)}, sonst zum nächsten möglichen Tag danach` : "zum nächstmöglichen Tag";
}

/** Whether the contract has ended by now: one that ends for a good reason does so at once, others with their last day. */
export const schonBeendet = (
  { kuendigungsart }: Pick<Erklaerung, "kuendigungsart">,
  { ausgang, ende }: Pick<Ergebnis, "ausgang" | "ende">,
  heute: Tag,
): boolean =>
  ende !== null && (ende < heute || (ausgang === "wirksam" && kuendigungsart === "ausserordentlich"));

/** What the declaration has brought about, for whoever may know it, as of today. */
export function ergebnissaetze(erklaerung: Erklaerung, ergebnis: Ergebnis, heute: Tag): readonly string[] {
  const ende = ergebnis.ende ? datum(ergebnis.ende) : "";
  const vorbei = schonBeendet(erklaerung, ergebnis, heute);
  switch (ergebnis.ausgang) {
    case "kein-vertrag":
      return [
        "Zu diesem Konto läuft kein Vertrag über einen entgeltlichen Tarif. Es entstehen keine Kosten.",
      ];
    case "unbekannt":
      return ["Zu den Angaben haben wir keinen Vertrag gefunden. Wir prüfen das von Hand und melden uns."];
    case "verspaetet":
      return [verspaetet(erklaerung, ergebnis)];
    case "wartet":
      return [
        `Ihr Tarif gilt zunächst unverändert. Der Widerruf wirkt, sobald Sie ihn über den Link in dieser Nachricht bestätigen, sonst ${einspruchStunden} Stunden nach seinem Eingang ohne weiteres, dann jeweils so, als hätte er schon bei Eingang gewirkt.`,
      ];
    case "widersprochen":
      return [
        erklaerung.art === "kuendigung"
          ? "Die Kündigung kam nicht von Ihnen; sie gilt nicht, und der Vertrag ist, wie er vorher war."
          : "Der Widerruf kam nicht von Ihnen; er gilt nicht, und der Vertrag ist, wie er vorher war.",
      ];
    case "pruefung":
      return erklaerung.art === "kuendigung"
        ? [
            `Den Grund für die außerordentliche Kündigung prüfen wir und melden uns. In jedem Fall ${vorbei ? `hat der Vertrag mit dem ${ende} geendet` : `endet der Vertrag mit dem ${ende}`}.`,
          ]
        : [
            "Wir prüfen, ob der Widerruf von Ihnen kommt und ob das Widerrufsrecht für diesen Vertrag besteht, und melden uns. Maßgeblich bleibt der Zeitpunkt des Eingangs.",
          ];
    default:
      return erklaerung.art === "kuendigung"
        ? [
            vorbei
              ? `Der Vertrag hat mit dem ${ende} geendet; ohne einen neuen gilt der kostenlose Tarif, und es entstehen keine Kosten mehr.`
              : `Der Vertrag endet mit dem ${ende}. Danach gilt der kostenlose Tarif, und es entstehen keine Kosten mehr.`,
          ]
        : [
            `Der Vertrag ist seit dem ${ende} beendet; ohne einen neuen gilt der kostenlose Tarif.`,
            ...abrechnung(ergebnis),
          ];
  }
}

function verspaetet({ eingegangen }: Erklaerung, { fristBis, ende }: Ergebnis): string {
  const frist = fristBis
    ? ` Sie endete am ${datum(fristBis)}, Ihr Widerruf ist ${zeitpunkt(eingegangen)} eingegangen.`
    : "";
  const kuendbar = ende ? ` Kündigen können Sie ihn zum ${datum(ende)}.` : "";
  return `Die Widerrufsfrist war vorbei.${frist} Der Vertrag läuft deshalb weiter.${kuendbar} Haben Sie die Widerrufsbelehrung nicht in Textform erhalten, ist die Frist zwölf Monate länger; antworten Sie dann bitte auf diese Nachricht.`;
}

/** What is owed and what goes back (§ 357 Abs. 1, § 357a Abs. 2 BGB). */
function abrechnung({ wertersatz, gutschrift }: Ergebnis): readonly string[] {
  const zurueck =
    gutschrift && gutschrift > 0
      ? `Wir schreiben Ihnen ${euro(gutschrift)} gut; was davon bezahlt ist, erstatten wir binnen vierzehn Tagen auf demselben Weg, was offen ist, entfällt.`
      : "Es ist nichts zu erstatten.";
  return [
    wertersatz && wertersatz > 0
      ? `Für die Tage vor Ihrem Widerruf sind anteilig ${euro(wertersatz)} zu zahlen, weil Sie den Beginn vor Ablauf der Widerrufsfrist verlangt haben (§ 357a Abs. 2 BGB).`
      : "Zu zahlen ist nichts.",
    zurueck,
  ];
}

/** What everybody is told who was not signed in: whether an account fits is nobody else's business. */
export const allgemein = (erklaerung: Pick<Erklaerung, "art">): readonly string[] => [
  erklaerung.art === "kuendigung"
    ? "Passt ein Vertrag zu Ihren Angaben, endet er wie erklärt. Den genauen Tag nennt eine Nachricht an die E-Mail-Adresse des Kontos."
    : `Passt ein Vertrag zu Ihren Angaben, fragen wir unter der E-Mail-Adresse des Kontos nach. Der Widerruf wirkt mit dem Klick dort, sonst nach ${einspruchStunden} Stunden ohne Einspruch, und zwar ab seinem Eingang; die Abrechnung geht an diese Adresse.`,
  "Passt keiner, prüfen wir die Angaben von Hand und melden uns bei Ihnen. Ihre Erklärung gilt in jedem Fall als eingegangen.",
];
