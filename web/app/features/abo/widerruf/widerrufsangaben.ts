import { zeile } from "#platform/gekuerzt.ts";
import { adresse, adressfehler, type Fehler, type Felder } from "../erklaerungen/felder.ts";
import type { Erklaerung } from "../worte/erklaerungsworte.ts";

type Angaben = Omit<Erklaerung, "id" | "eingegangen" | "angemeldet" | "kontoId">;

/** A withdrawal from the fields of its form, which asks for nothing else (§ 356a Abs. 2 BGB). */
export function widerrufAus(felder: Felder): { readonly angaben: Angaben; readonly fehler: Fehler } {
  const fehler: Record<string, string> = {};
  const kennung = zeile(felder.vertrag, 300);
  const mitAdresse = kennung.includes("@");
  const angaben: Angaben = {
    art: "widerruf",
    kuendigungsart: null,
    grund: "",
    zum: null,
    name: zeile(felder.name),
    kontoadresse: mitAdresse ? adresse(kennung) : "",
    vertragsnummer: mitAdresse ? "" : zeile(kennung, 40),
    vertrag: "",
    bestaetigungAn: adresse(felder.email),
  };
  if (!angaben.name) fehler.name = "Bitte geben Sie Ihren Namen an.";
  if (!kennung)
    fehler.vertrag = "Bitte geben Sie die E-Mail-Adresse Ihres Kontos oder die Vertragsnummer an.";
  else if (mitAdresse) {
    const falsch = adressfehler(angaben.kontoadresse, "");
    if (falsch) fehler.vertrag = falsch;
  }
  const email = adressfehler(
    angaben.bestaetigungAn,
    "Bitte geben Sie an, wohin wir die Bestätigung schicken.",
  );
  if (email) fehler.email = email;
  return { angaben, fehler };
}
