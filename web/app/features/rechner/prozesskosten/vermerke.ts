import { euro, type Vermerk } from "@gebuehrenportal/recht";
import { oeffentlicheWertgrenzen, onlineHoechstens } from "@gebuehrenportal/streitwert/grenzen";
import type { Instanz, ProzesskostenEingabe, Vorgerichtlich } from "./eingabe.ts";
import type { Abschnitt } from "./ergebnis.ts";
import { mindestwert } from "./mindestwert.ts";
import { mitTermin, nurErmaessigt } from "./rechtsweg/abschnitt.ts";
import {
  gerichtsgesetz,
  gerichtsnormen,
  kostenhilfe,
  type Rechtsweg,
  regelnDes,
  type Stufe,
} from "./rechtsweg/rechtsweg.ts";
import { verbundvermerke } from "./verbund/vermerke.ts";

/** What the reader must know beside the figures, each once. `wert`: as it was given, of a divorce without Folgesachen. */
export function vermerke(
  { eingabe, wert }: { readonly eingabe: ProzesskostenEingabe; readonly wert: ProzesskostenEingabe["wert"] },
  abschnitte: readonly Abschnitt[],
  stufen: readonly Stufe[],
  zumGericht: readonly Vermerk[],
): readonly Vermerk[] {
  const alle: readonly Vermerk[] = [
    ...abschnitte.flatMap((a) => [
      ...(a.gericht?.vermerke ?? []),
      ...(a.eigene?.rechnung.vermerke ?? []),
      ...(a.gegner?.rechnung.vermerke ?? []),
    ]),
    ...zumGericht,
    ...zumRechtsweg(eingabe),
    ...(eingabe.rechtsweg === "scheidung" ? verbundvermerke(eingabe, wert) : []),
    ...zuDenSeiten(eingabe),
    ...zumVerfahren(eingabe, stufen),
  ];
  return [...new Map(alle.map((v) => [v.text, v])).values()].map(({ feld: _, ...v }) => v);
}

const hinweis = (text: string, norm: string): Vermerk => ({ art: "hinweis", text, norm });
const warnung = (text: string, norm: string): Vermerk => ({ art: "warnung", text, norm });

function zumRechtsweg(eingabe: ProzesskostenEingabe): Vermerk[] {
  const { rechtsweg, wert, instanzen, onlineVerfahren } = eingabe;
  const mindestens = mindestwert(eingabe);
  const am = instanzen[0]?.am;
  if (onlineVerfahren) {
    const grenze = am && onlineHoechstens(am);
    return [
      hinweis(
        "Das Online-Verfahren wird nur vor Amtsgerichten erprobt, die das Land dafür bestimmt hat.",
        "§ 1123 ZPO",
      ),
      ...(grenze && wert > grenze.betrag
        ? [warnung(`Das Online-Verfahren reicht nur bis ${euro(grenze.betrag)}.`, grenze.norm)]
        : []),
    ];
  }
  const grenzen = am && oeffentlicheWertgrenzen(am);
  switch (rechtsweg) {
    case "arbeit":
      return [
        hinweis(
          "In der ersten Instanz trägt jede Seite ihren Anwalt selbst, auch wer gewinnt; das gilt auch für vorgerichtliche Anwaltskosten.",
          "§ 12a Abs. 1 Satz 1 ArbGG",
        ),
      ];
    case "verwaltung":
      return [
        hinweis(
          "Gerichtskostenfrei sind unter anderem Asylsachen, Ausbildungsförderung, Jugendhilfe und Sozialhilfe.",
          "§ 188 Satz 2 VwGO, § 83b AsylG",
        ),
      ];
    case "finanz":
      return [
        hinweis("Die Finanzbehörde bekommt ihre Aufwendungen nicht erstattet.", "§ 139 Abs. 2 FGO"),
        ...(grenzen &&
        mindestens !== undefined &&
        [wert, ...instanzen.map((i) => i.wert ?? wert)].includes(mindestens)
          ? [
              hinweis(
                `Der Streitwert beträgt mindestens ${euro(mindestens)}, außer ${grenzen.mitKindergeld ? "" : "in Kindergeldsachen und "}bei überlanger Verfahrensdauer.`,
                grenzen.normen.finanz,
              ),
            ]
          : []),
      ];
    case "sozial":
      return [
        hinweis(
          "Gerechnet ist das kostenpflichtige Verfahren. Versicherte, Leistungsempfänger und Menschen mit Behinderung zahlen keine Gerichtskosten; ihr Anwalt rechnet nach Betragsrahmen ab.",
          "§§ 183, 197a SGG, § 3 RVG",
        ),
        ...(grenzen && wert > grenzen.sozialHoechstens
          ? [
              warnung(
                `Der Streitwert beträgt höchstens ${euro(grenzen.sozialHoechstens)}; gerechnet ist mit dem angegebenen Wert.`,
                grenzen.normen.sozial,
              ),
            ]
          : []),
      ];
    default:
      return [];
  }
}

function zuDenSeiten({
  eigene,
  gegner,
  prozesskostenhilfe,
  vorgerichtlich,
  rechtsweg,
}: ProzesskostenEingabe) {
  const hilfe = kostenhilfe(rechtsweg);
  return [
    ...(eigene?.vorsteuerabzug || gegner?.vorsteuerabzug
      ? [
          hinweis(
            "Wer zum Vorsteuerabzug berechtigt ist, bekommt die Umsatzsteuer nicht erstattet; sie ist dort nicht mitgerechnet.",
            "§ 104 Abs. 2 Satz 3 ZPO",
          ),
        ]
      : []),
    ...(gegner?.anwalt === "je"
      ? [
          hinweis(
            "Haben mehrere Gegner je einen eigenen Anwalt, sind dessen Kosten nur zu erstatten, soweit die Aufteilung notwendig war.",
            "§ 91 Abs. 1, 2 ZPO",
          ),
        ]
      : []),
    ...(prozesskostenhilfe
      ? [
          hinweis(
            `${hilfe.name} ist ohne Raten gerechnet; die Kosten der Gegenseite hat ${rechtsweg === "scheidung" ? "nach der Kostenentscheidung" : "bei Unterliegen"} auch zu tragen, wer sie erhält.`,
            hilfe.norm("§ 123 ZPO"),
          ),
        ]
      : []),
    ...(vorgerichtlich && rechtsweg !== "arbeit" ? [zurGeschaeftsgebuehr(rechtsweg, vorgerichtlich)] : []),
  ];
}

function zurGeschaeftsgebuehr(rechtsweg: Rechtsweg = "zivil", { nebenforderung }: Vorgerichtlich): Vermerk {
  const { vorverfahren } = regelnDes[rechtsweg].normen;
  if (rechtsweg !== "zivil") {
    return hinweis(
      "Die Geschäftsgebühr des Vorverfahrens wird nur erstattet, wenn das Gericht die Zuziehung für notwendig erklärt.",
      vorverfahren,
    );
  }
  return nebenforderung
    ? hinweis(
        "Die eingeklagte Geschäftsgebühr ist so verteilt wie die Kosten des Rechtsstreits.",
        "§§ 280 Abs. 2, 286 BGB",
      )
    : hinweis(
        "Die vorgerichtliche Geschäftsgebühr gehört nicht zu den Prozesskosten; soweit sie nicht angerechnet wird, ist sie nur als Schaden zu ersetzen.",
        vorverfahren,
      );
}

function zumVerfahren(eingabe: ProzesskostenEingabe, stufen: readonly Stufe[]): Vermerk[] {
  const { instanzen, rechtsweg = "zivil" } = eingabe;
  const { ruecknahme, erledigung, anerkenntnis } = regelnDes[rechtsweg].normen;
  const endet = (art: string) => instanzen.some(({ ende }) => ende === art);
  const ermaessigt = (instanz: Instanz, stelle: number) =>
    instanz.vorBegruendung || !stufen[stelle]?.kv.nurRuecknahme;
  return [
    ...instanzen.flatMap((instanz, stelle) => zurInstanz(eingabe, instanz, stufen[stelle], stelle)),
    ...(endet("ruecknahme") && rechtsweg !== "scheidung"
      ? [hinweis("Wer die Klage oder das Rechtsmittel zurücknimmt, trägt dessen Kosten.", ruecknahme)]
      : []),
    ...(instanzen.some((i, stelle) => i.ende === "erledigung" && ermaessigt(i, stelle))
      ? [
          hinweis(
            "Die Gebühr des Gerichts ermäßigt sich bei Erledigung nur, wenn es über die Kosten nicht mehr streitig zu entscheiden hat.",
            erledigung,
          ),
        ]
      : []),
    ...(anerkenntnis && endet("anerkenntnis")
      ? [
          hinweis(
            "Bei sofortigem Anerkenntnis trägt der Kläger die Kosten, wenn der Beklagte keinen Anlass zur Klage gab.",
            anerkenntnis,
          ),
        ]
      : []),
  ];
}

/** Fees of the lawyers that an instance lacks or has reduced, in a word each. */
function zurInstanz(
  { rechtsweg, kostenquote }: ProzesskostenEingabe,
  instanz: Instanz,
  stufe: Stufe | undefined,
  stelle: number,
): Vermerk[] {
  if (!stufe || (instanz.zulassung && instanz.zulassung !== "erfolgreich")) return [];
  const { vv, titel } = stufe;
  const grund =
    instanz.termin === undefined
      ? "weil sie vorzeitig endet; fand ein Termin statt, wählen Sie die Gebühr aus"
      : "weil sie abgewählt ist";
  const ermaessigt = nurErmaessigt(instanz, stelle) && vv.ermaessigt;
  return [
    ...(mitTermin(instanz)
      ? []
      : [
          hinweis(
            `${titel}: Die Terminsgebühr Nr. ${vv.termin} VV ist nicht angesetzt, ${grund}.`,
            "Vorbem. 3 Abs. 3 VV",
          ),
        ]),
    ...(ermaessigt
      ? [
          hinweis(
            `${titel}: Die Gegenseite des Rechtsmittels bekommt nur die ermäßigte Verfahrensgebühr Nr. ${ermaessigt} VV erstattet, weil es vor der Begründung zurückgenommen ist.`,
            "§ 91 Abs. 1 Satz 1 ZPO; BGH, 03.07.2007, VI ZB 21/06",
          ),
        ]
      : []),
    ...(instanz.rechtsmittelVon && kostenquote === undefined && !ermaessigt
      ? [
          hinweis(
            `${titel}: Wer das Rechtsmittel einlegt, schießt die Gerichtsgebühr vor; auf die Kosten wirkt das erst mit einer Kostenquote.`,
            gerichtsnormen[gerichtsgesetz(rechtsweg)].vorschuss,
          ),
        ]
      : []),
  ];
}
