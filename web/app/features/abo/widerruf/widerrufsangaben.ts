import { zeile } from "#platform/gekuerzt.ts";
import {
  adresse,
  adressfehler,
  type Felder,
  fehlerAus,
  fehlt,
  type Gelesen,
} from "../erklaerungen/felder.ts";
import type { Erklaerungsangaben } from "../worte/erklaerungsworte.ts";

/** A withdrawal from the fields of its form, which asks for nothing else (§ 356a Abs. 2 BGB). */
export function widerrufAus(felder: Felder): Gelesen {
  const kennung = zeile(felder.vertrag, 300);
  const mitAdresse = kennung.includes("@");
  const angaben: Erklaerungsangaben = {
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
  const kennungFehlt = "Bitte geben Sie die E-Mail-Adresse Ihres Kontos oder die Vertragsnummer an.";
  const fehler = fehlerAus({
    name: !angaben.name && fehlt.name,
    vertrag: mitAdresse ? adressfehler(angaben.kontoadresse, kennungFehlt) : !kennung && kennungFehlt,
    email: adressfehler(angaben.bestaetigungAn, fehlt.bestaetigung),
  });
  return { angaben, fehler };
}
