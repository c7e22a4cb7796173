import { datum } from "@gebuehrenportal/recht";
import { heute } from "#platform/clock/clock.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import {
  type Anschriftumstaende,
  type GespeicherteAnschrift,
  istUnternehmer,
  landoptionen,
} from "../anschrift/anschrift.ts";
import { tagVon } from "../vertrag/zeit.ts";

/** What the fields of an address show besides what is typed into them. */
export type Anschriftangaben = {
  readonly laender: readonly { readonly wert: string; readonly text: string }[];
  /** What is known of the number that is stored; empty: nothing. */
  readonly nummer: string;
  /** Its number is confirmed: a business, which has no right to withdraw. */
  readonly unternehmer: boolean;
};

/** Businesses of other states are served by whoever has a VAT number himself (§ 14a Abs. 1 UStG); a demo shows all of it. */
export function anschriftumstaende(): Anschriftumstaende {
  const { demo, anbieter } = umgebung();
  return { am: heute(), eu: demo || anbieter.ustId !== undefined };
}

export const anschriftangaben = (anschrift: GespeicherteAnschrift | undefined): Anschriftangaben => ({
  laender: landoptionen(anschriftumstaende()),
  nummer: anschrift?.ustId ? nummernstand(anschrift) : "",
  unternehmer: istUnternehmer(anschrift),
});

function nummernstand({ bestaetigung: b, ungueltig, land }: GespeicherteAnschrift): string {
  if (ungueltig) return "Laut VIES nicht gültig. Bitte prüfen Sie die Nummer.";
  if (!b)
    return land === "DE"
      ? "Noch nicht bestätigt; VIES hat noch nicht geantwortet. Wir fragen weiter nach."
      : "Noch nicht bestätigt; VIES hat noch nicht geantwortet. Wir fragen weiter nach und schreiben Ihnen.";
  const wann = datum(tagVon(b.am.toISOString()));
  if (b.quelle === "verwaltung") return `Am ${wann} von uns geprüft und bestätigt.`;
  return `Am ${wann} von VIES bestätigt${b.kennung ? `, Abfrage ${b.kennung}` : ""}.`;
}
