import { type Tag, tagAusText } from "@gebuehrenportal/recht";
import { zeile } from "#platform/gekuerzt.ts";
import {
  absatz,
  adresse,
  adressfehler,
  type Felder,
  fehlerAus,
  fehlt,
  type Gelesen,
} from "../erklaerungen/felder.ts";
import type { Erklaerungsangaben } from "../worte/erklaerungsworte.ts";

/**
 * A cancellation from the fields of its form (§ 312k Abs. 2 Satz 3 Nr. 1 BGB).
 *
 * @param heute today: two-digit years and `+2w` count from it, and nobody ends a contract in the past
 */
export function kuendigungAus(felder: Felder, heute: Tag): Gelesen {
  const ausserordentlich = felder.art === "ausserordentlich";
  const tag = endtag(felder.ende ?? "", heute);
  const angaben: Erklaerungsangaben = {
    art: "kuendigung",
    kuendigungsart: ausserordentlich ? "ausserordentlich" : "ordentlich",
    grund: ausserordentlich ? absatz(felder.grund, 2000) : "",
    name: zeile(felder.name),
    kontoadresse: adresse(felder.email),
    vertragsnummer: zeile(felder.nummer, 40),
    vertrag: zeile(felder.vertrag, 300),
    zum: ausserordentlich || "fehler" in tag ? null : tag.tag,
    bestaetigungAn: adresse(felder.bestaetigung),
  };
  // Whoever has lost the address names the contract by its number.
  const adresseNoetig = angaben.kontoadresse || !angaben.vertragsnummer;
  const fehler = fehlerAus({
    art:
      felder.art !== "ordentlich" &&
      !ausserordentlich &&
      "Bitte wählen Sie, ob Sie ordentlich oder außerordentlich kündigen.",
    grund:
      ausserordentlich && !angaben.grund && "Bitte nennen Sie den Grund der außerordentlichen Kündigung.",
    name: !angaben.name && fehlt.name,
    email: adresseNoetig
      ? adressfehler(angaben.kontoadresse, "Bitte geben Sie die E-Mail-Adresse Ihres Kontos an.")
      : undefined,
    vertrag: !angaben.vertrag && "Bitte bezeichnen Sie den Vertrag, zum Beispiel „Tarif Premium“.",
    ende: "fehler" in tag && !ausserordentlich && tag.fehler,
    bestaetigung: adressfehler(angaben.bestaetigungAn, fehlt.bestaetigung),
  });
  return { angaben, fehler };
}

function endtag(text: string, heute: Tag): { readonly tag: Tag | null } | { readonly fehler: string } {
  if (!text.trim()) return { tag: null };
  const lesung = tagAusText(text, heute);
  if (lesung.art !== "tag")
    return { fehler: "Diesen Tag gibt es nicht. Beispiel: 31.12.2027, oder leer lassen." };
  if (lesung.tag < heute)
    return {
      fehler: "Dieser Tag ist vorbei. Lassen Sie das Feld leer, endet der Vertrag so früh wie möglich.",
    };
  return { tag: lesung.tag };
}
