import { rvgRechnung, vermerkeZuKuenftigemRecht } from "@gebuehrenportal/gebuehren";
import { darf } from "#platform/access/tarif.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { mitWirkungslosem } from "../../formular/wirkungslos.ts";
import { rechneraufruf } from "../../rechneraufruf.ts";
import { basicfunktionen } from "../basic.ts";
import { alsEingabe, rvgAnfrage } from "../contract.ts";
import { alsAntwort } from "../ergebnis/antwort.ts";
import { rvgAntwort } from "../ergebnis/antwort-contract.ts";

/** What counts in some matters only; where it does not, the answer says so. */
const bedingteAngaben = [
  ...["rechtsmittelAm", "erledigtAm", "geldbusse", "verschiedeneGegenstaende", "wert", "beiordnungAm"].map(
    (feld) => ["angelegenheiten", "*", feld],
  ),
  ...["wert", "erhoehung"].map((feld) => ["angelegenheiten", "*", "positionen", "*", feld]),
  ["anrechnungen", "*", "ausnahme"],
  ["anrechnungen", "*", "wert"],
  ...["reihenfolge", "pauschale", "teilbewilligung", "erhoehung2501", "uebergang2021", "rechtswechsel"].map(
    (feld) => ["schalter", feld],
  ),
];

/**
 * `POST /api/rechner/rvg`: the whole RVG calculation with its derivation, open to every origin and without cookies. The
 * scope is that of the page: what belongs to the tier Basic needs the bearer token of an account that has it.
 */
export const rvgRoute = apiRoute({
  ...rechneraufruf,
  path: "/api/rechner/rvg",
  contract: {
    summary: "Berechnet eine Vergütung nach dem RVG mit Rechenweg.",
    body: rvgAnfrage,
    response: rvgAntwort,
    errors: {
      "unbekannte-nummer": "Diese Nummer gibt es im Vergütungsverzeichnis nicht.",
      "kein-tag": "Erwartet wird ein Kalendertag in der Form JJJJ-MM-TT.",
      "zwei-nachkommastellen": "Ein Gebührensatz hat höchstens zwei Nachkommastellen.",
      tarif: "Diese Berechnung braucht das Zugriffstoken eines Kontos mit dem Tarif Basic.",
    },
  },
  beispiel: {
    frage: "Klage über 10.000 € mit Termin: Verfahrens- und Terminsgebühr, Auftrag heute.",
    body: { angelegenheiten: [{ wert: 1_000_000, positionen: [{ nr: "3100" }, { nr: "3104" }] }] },
  },
  handler: ({ body, heute, sitzung }) => {
    const eingabe = alsEingabe(body, heute);
    const ergebnis = rvgRechnung(eingabe);
    const erweitert = darf(sitzung?.nutzer.subscriptionStatus ?? "free", "rvg-erweitert");
    const [funktion] = erweitert ? [] : basicfunktionen(eingabe, ergebnis);
    if (funktion !== undefined)
      throw new ApiFehler(403, { error: `Im Tarif Basic enthalten: ${funktion}.`, code: "tarif" });
    // Without VAT its rate is of no account, nor is the day that decides it.
    const ohneSteuer = body.umsatzsteuer === false && body.leistungsende !== undefined;
    const antwort = mitWirkungslosem(
      eingabe,
      ohneSteuer ? [...bedingteAngaben, ["leistungsende"]] : bedingteAngaben,
      (e) => rvgRechnung({ ...e, leistungsende: e.leistungsende ?? heute }),
      "§ 1 Abs. 1 RVG",
    );
    if (antwort.art === "kein-ergebnis") return alsAntwort(antwort);
    const kuenftig = vermerkeZuKuenftigemRecht(eingabe, heute);
    return alsAntwort({ ...antwort, vermerke: [...kuenftig, ...antwort.vermerke] });
  },
});
