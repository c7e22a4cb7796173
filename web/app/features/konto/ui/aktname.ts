/** Acts of the log as their owner reads them. */
const namen: Readonly<Record<string, string>> = {
  abmeldung: "Abgemeldet",
  "anmeldewege-entfernt": "Anmeldewege entfernt",
  anmeldung: "Angemeldet",
  "anmeldung-gescheitert": "Anmeldung gescheitert",
  "autor-geaendert": "Autorenrecht geändert",
  "basiszinssatz-eingetragen": "Basiszinssatz eingetragen",
  "basiszinssatz-entfernt": "Basiszinssatz entfernt",
  "basiszinssatz-korrigiert": "Basiszinssatz korrigiert",
  datenausfuhr: "Daten heruntergeladen",
  "email-aenderung-angefordert": "Neue E-Mail-Adresse beantragt",
  "email-bestaetigt": "E-Mail-Adresse bestätigt",
  "email-geaendert": "E-Mail-Adresse geändert",
  "gastautor-geaendert": "Gastautorenrecht geändert",
  "geraet-abgemeldet": "Gerät abgemeldet",
  "google-verbunden": "Mit Google verbunden",
  "konto-wiederhergestellt": "Konto wiederhergestellt",
  "jahreswert-eingetragen": "Jahreswert eingetragen",
  "jahreswert-entfernt": "Jahreswert entfernt",
  "jahreswert-korrigiert": "Jahreswert korrigiert",
  "kostennote-ausgestellt": "Kostennote ausgestellt",
  "kostennote-storniert": "Kostennote storniert",
  "loeschung-vorgemerkt": "Löschung vorgemerkt",
  "newsletter-bestaetigt": "Newsletter bestätigt",
  "passkey-angelegt": "Passkey angelegt",
  "passkey-entfernt": "Passkey entfernt",
  "passwort-geaendert": "Passwort geändert",
  "passwort-zurueckgesetzt": "Passwort zurückgesetzt",
  "profil-geaendert": "Angaben geändert",
  registrierung: "Konto angelegt",
  "rolle-geaendert": "Rolle geändert",
  "sperre-geaendert": "Sperre geändert",
  "tarif-geaendert": "Tarif geändert",
  "ueberall-abgemeldet": "Überall abgemeldet",
  "verschwiegenheit-vereinbart": "Auftragsverarbeitung und Verschwiegenheit vereinbart",
  "zuruecksetzung-angefordert": "Link für neues Passwort angefordert",
  "zweiter-faktor-entfernt": "Zweiten Schritt abgeschaltet",
  "zweiter-faktor-eingerichtet": "Zweiten Schritt eingerichtet",
  "werbung-angelegt": "Kampagne angelegt",
  "werbung-beendet": "Kampagne beendet",
  "werbung-geaendert": "Kampagne geändert",
  "wiederherstellungscode-benutzt": "Wiederherstellungscode benutzt",
  "wiederherstellungscodes-erneuert": "Wiederherstellungscodes erneuert",
};

/** What an act is called; one that is not known yet shows its own name. */
export function aktname(akt: string): string {
  return namen[akt] ?? akt;
}

const wege: Readonly<Record<string, string>> = { kennwort: "Passwort", google: "Google", passkey: "Passkey" };

/** Device and way of a sign-in, as far as the log knows them: „Firefox auf Windows, Passwort“. */
export function aktumstand(details: unknown): string {
  const { geraet, weg, name } = (details ?? {}) as { geraet?: unknown; weg?: unknown; name?: unknown };
  const wegname = typeof weg === "string" ? wege[weg] : undefined;
  return [geraet, wegname, name].filter((teil) => typeof teil === "string").join(", ");
}
