import { type Tag, tagAusText } from "@gebuehrenportal/recht";
import { zeile } from "#platform/gekuerzt.ts";
import { absatz, adresse, adressfehler, type Fehler, type Felder } from "../erklaerungen/felder.ts";
import type { Erklaerung } from "../worte/erklaerungsworte.ts";

/** Names of the fields of the form. */
export const kuendigungsfelder = [
  "art",
  "grund",
  "name",
  "email",
  "nummer",
  "vertrag",
  "ende",
  "bestaetigung",
] as const;

type Angaben = Omit<Erklaerung, "id" | "eingegangen" | "angemeldet" | "kontoId">;

/**
 * A cancellation from the fields of its form (§ 312k Abs. 2 Satz 3 Nr. 1 BGB).
 *
 * @param heute today: two-digit years and `+2w` count from it, and nobody ends a contract in the past
 */
export function kuendigungAus(
  felder: Felder,
  heute: Tag,
): { readonly angaben: Angaben; readonly fehler: Fehler } {
  const fehler: Record<string, string> = {};
  const ausserordentlich = felder.art === "ausserordentlich";
  const tag = endtag(felder.ende ?? "", heute);
  const angaben: Angaben = {
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
  if (felder.art !== "ordentlich" && !ausserordentlich)
    fehler.art = "Bitte wählen Sie, ob Sie ordentlich oder außerordentlich kündigen.";
  if (ausserordentlich && !angaben.grund)
    fehler.grund = "Bitte nennen Sie den Grund der außerordentlichen Kündigung.";
  if (!angaben.name) fehler.name = "Bitte geben Sie Ihren Namen an.";
  const email = adressfehler(angaben.kontoadresse, "Bitte geben Sie die E-Mail-Adresse Ihres Kontos an.");
  // Whoever has lost the address names the contract by its number.
  if (email && (angaben.kontoadresse || !angaben.vertragsnummer)) fehler.email = email;
  if (!angaben.vertrag) fehler.vertrag = "Bitte bezeichnen Sie den Vertrag, zum Beispiel „Tarif Premium“.";
  if ("fehler" in tag && !ausserordentlich) fehler.ende = tag.fehler;
  const bestaetigung = adressfehler(
    angaben.bestaetigungAn,
    "Bitte geben Sie an, wohin wir die Bestätigung schicken.",
  );
  if (bestaetigung) fehler.bestaetigung = bestaetigung;
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
