import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { type Buchlage, vermerken } from "../einstellung/buchzugang.server.ts";
import { buchFesthalten } from "../protokoll/protokoll-store.server.ts";
import { aktenschluessel } from "../worte/frist.ts";
import { saetze } from "../worte/saetze.ts";
import { rubrumLesen, rubrumSchreiben } from "./rubrum-store.server.ts";

/**
 * Says the short parties of a file, within a piece of work that may write: they show at every entry and piece of the file.
 * What stands there already writes nothing.
 *
 * @throws {ApiFehler} 400 there is no file they could belong to
 */
export async function rubrumSetzen(lage: Buchlage, aktenzeichen: string, wort: string): Promise<void> {
  const akte = aktenschluessel(aktenzeichen);
  const rubrum = wort.trim();
  if (akte === "") {
    if (rubrum === "") return;
    throw new ApiFehler(400, { error: saetze.rubrumOhneAkte, code: "rubrum-ohne-akte", field: "rubrum" });
  }
  const { tx, kanzleiId, am, akteur } = lage;
  await buchFesthalten(tx, kanzleiId);
  if ((await rubrumLesen(tx, kanzleiId, akte)) === rubrum) return;
  const was = [aktenzeichen.trim(), rubrum].filter(Boolean).join(": ");
  const stand = await vermerken(lage, "rubrum-gesetzt", { akte, was, rubrum });
  await rubrumSchreiben(tx, kanzleiId, { akte, rubrum }, { stand, am, von: akteur.id });
}
