import { prozentText } from "@gebuehrenportal/forderung/basiszins";
import { datum, plusTage, type Tag } from "@gebuehrenportal/recht";
import { db } from "#platform/db/zugang.server.ts";
import { type Versionszeile, versionenLesen } from "./basiszinssatz-store.server.ts";
import { kalendertag } from "./eingetragen.server.ts";

/** An entered rate that was wrong: until when it was shown, and what took its place. */
export type Satzberichtigung = {
  readonly am: Tag;
  readonly was: string;
  readonly falschSeit: Tag;
  readonly betroffen: string;
  readonly rechner: readonly string[];
};

/**
 * What was corrected or taken out among the entered rates, the latest first; a change of the source alone is none. None while
 * the database does not answer.
 */
export async function satzberichtigungen(): Promise<readonly Satzberichtigung[]> {
  const versionen = await versionenLesen(db()).catch(() => []);
  return versionen
    .flatMap((neu) => {
      const alt = versionen.find(({ ab, version }) => ab === neu.ab && version === neu.version - 1);
      return alt && alt.satz !== null && alt.satz !== neu.satz ? [berichtigung(alt, alt.satz, neu)] : [];
    })
    .toSorted((a, b) => (a.am > b.am ? -1 : 1));
}

const berichtigung = (alt: Versionszeile, falsch: number, { ab, satz, eingetragen_am }: Versionszeile) => ({
  am: kalendertag(eingetragen_am),
  was: `Vom Betreiber eingetragener Basiszinssatz ab ${datum(ab)}: ${
    satz === null ? `${prozentText(falsch)} entfernt` : `${prozentText(satz)} statt ${prozentText(falsch)}`
  }`,
  falschSeit: kalendertag(alt.eingetragen_am),
  betroffen: `Zinsen über den ${datum(plusTage(ab, -1))} hinaus`,
  rechner: ["/zinsrechner", "/mahnverfahren"],
});
