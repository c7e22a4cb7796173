import { datum, type Jahreswert, plusTage, type Tag, type Zahlen } from "@gebuehrenportal/recht";
import { db } from "#platform/db/zugang.server.ts";
import { kalendertag } from "./eingetragen.server.ts";
import { type Versionszeile, versionenLesen } from "./jahreswerte-store.server.ts";
import { jahreswert, wirkungen, zahlentext } from "./werte.ts";

/** An entered figure that was wrong: until when it was shown, and what took its place. */
export type Wertberichtigung = {
  readonly am: Tag;
  readonly was: string;
  readonly falschSeit: Tag;
  readonly betroffen: string;
  readonly rechner: readonly string[];
};

/**
 * What was corrected or taken out among the entered figures, the latest first; a change of the source alone is none. None while
 * the database does not answer.
 */
export async function wertberichtigungen(): Promise<readonly Wertberichtigung[]> {
  const versionen = await versionenLesen(db()).catch(() => []);
  return versionen
    .flatMap((neu) => {
      const alt = versionen.find(
        ({ wert, ab, version }) => wert === neu.wert && ab === neu.ab && version === neu.version - 1,
      );
      const wert = jahreswert(neu.wert);
      if (!wert || !alt || alt.zahlen === null || neu.unlesbar) return [];
      const anders = wert.felder.filter(({ name }) => alt.zahlen?.[name] !== neu.zahlen?.[name]);
      return anders.length > 0 ? [berichtigung(wert, alt, alt.zahlen, neu, anders)] : [];
    })
    .toSorted((a, b) => (a.am > b.am ? -1 : 1));
}

function berichtigung(
  wert: Jahreswert<unknown>,
  alt: Versionszeile,
  falsch: Zahlen,
  { ab, zahlen, eingetragen_am }: Versionszeile,
  anders: Jahreswert<unknown>["felder"],
): Wertberichtigung {
  const nur = (alle: Zahlen) =>
    zahlentext(
      wert,
      Object.fromEntries(
        anders.flatMap(({ name }) => (alle[name] === undefined ? [] : [[name, alle[name]]])),
      ),
    );
  const { was, eingetragen, rechner } = wirkungen[wert.name] ?? {
    was: wert.titel,
    eingetragen: `eingetragen: ${wert.titel}`,
    rechner: [],
  };
  return {
    am: kalendertag(eingetragen_am),
    was: `Vom Betreiber ${eingetragen} ab ${datum(ab)}: ${
      zahlen === null ? `${nur(falsch)} entfernt` : `${nur(zahlen)} statt ${nur(falsch)}`
    }`,
    falschSeit: kalendertag(alt.eingetragen_am),
    betroffen: `${was} über den ${datum(plusTage(ab, -1))} hinaus`,
    rechner,
  };
}
