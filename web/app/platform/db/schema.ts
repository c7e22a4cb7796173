import type { Tag } from "@gebuehrenportal/recht";
import type { Generated, GeneratedAlways } from "kysely";

/** Content of a `jsonb` column. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Tables of the migrated database, for Kysely. Written by `npm run db:typen`, never by hand. */
export type DB = {
  aboanschrift: {
    konto_id: string;
    name: string;
    zusatz: Generated<string>;
    strasse: string;
    plz: string;
    ort: string;
    land: string;
    ust_id: string | null;
    ust_id_bestaetigt_am: Date | null;
    geaendert: Date;
    ust_id_geprueft_am: Date | null;
    ust_id_ungueltig_am: Date | null;
    ust_id_quelle: string | null;
    ust_id_kennung: string | null;
  };
  aboauftrag: {
    id: Generated<string>;
    vertrag_id: string;
    konto_id: string;
    schluessel: string;
    art: string;
    inhalt: Json;
    erstellt: Date;
    erledigt_am: Date | null;
    versuche: Generated<number>;
    naechster_versuch: Date | null;
    fehler: string | null;
  };
  aboereignis: {
    id: GeneratedAlways<number>;
    vertrag_id: string;
    konto_id: string;
    am: Date;
    ereignis: Json;
  };
  aboerklaerung: {
    id: string;
    art: string;
    eingegangen: Date;
    name: string;
    kontoadresse: string;
    vertragsnummer: string;
    vertrag: string;
    kuendigungsart: string | null;
    grund: string;
    zum: Tag | null;
    bestaetigung_an: string;
    angemeldet: boolean;
    konto_id: string | null;
    vertrag_id: string | null;
    ausgang: string | null;
    ende: Tag | null;
    wertersatz: number | null;
    gutschrift: number | null;
    frist_bis: Tag | null;
    bearbeitet_am: Date | null;
    offen: Generated<boolean>;
    erledigt_am: Date | null;
    erledigt_von: string | null;
    antwort_hash: Generated<Buffer[]>;
    antwort: string | null;
    beantwortet_am: Date | null;
    wirkt_ab: Date | null;
    gefragt_mit: string | null;
    vorher: Json | null;
  };
  abomeldung: {
    grund: string;
    seit: Date;
    gemeldet_am: Date | null;
  };
  abosendung: {
    mail_id: string;
    vertrag_id: string;
    konto_id: string;
    schluessel: string;
    erstellt: Date;
  };
  abovertrag: {
    id: Generated<string>;
    konto_id: string;
    typ: string;
    zyklus: string;
    zustand: string;
    preis: number;
    steuerfall: string;
    bestellt_am: Date;
    widerruf_bis: Tag;
    widerruf_ab: Tag;
    testphase_bis: Date | null;
    testhinweis: boolean;
    anker: Tag | null;
    periode_von: Tag | null;
    periode_bis: Tag | null;
    gekuendigt_zum: Tag | null;
    wechsel_zu: string | null;
    zahlweg: string | null;
    ausdruecklicher_beginn: boolean;
    ausgesetzt: boolean;
    beendet_am: Tag | null;
    forderungen: Json;
    abschnitte: Json;
    belege: number;
    naechste_uhr: Date | null;
    geaendert: Generated<Date>;
    unternehmer: Generated<boolean>;
  };
  berechnung: {
    id: Generated<string>;
    konto_id: string;
    rechner: string;
    bezeichnung: string;
    aktenzeichen: Generated<string>;
    version: Generated<number>;
    titel: string;
    kennzahl_text: string;
    kennzahl: string;
    suchtext: string;
    erstellt: Date;
    geaendert: Date;
    geloescht: Date | null;
  };
  berechnung_version: {
    berechnung_id: string;
    konto_id: string;
    version: number;
    stand: string;
    blatt: Json;
    kennzahl: string;
    rechenstand: string;
    fassung: string;
    berechnet_am: Tag;
    erstellt: Date;
  };
  blog_artikel: {
    id: Generated<string>;
    slug: string;
    titel: string;
    auszug: string;
    dokument: Json;
    html: string;
    titelbild: Json | null;
    lesezeit: number | null;
    autor_id: string | null;
    gastbeitrag: Generated<boolean>;
    breitengrad: number | null;
    laengengrad: number | null;
    stand: Tag | null;
    korrektur: string | null;
    veroeffentlicht: Date;
    erstellt: Date;
    geaendert: Date;
    version: Generated<number>;
    suchtext: string;
    suchvektor: string;
  };
  blog_artikel_kategorie: {
    artikel_id: string;
    kategorie_id: string;
    veroeffentlicht: Date;
    platz: number;
  };
  blog_artikel_tag: {
    artikel_id: string;
    tag_id: string;
    veroeffentlicht: Date;
    platz: number;
  };
  blog_aufruf: {
    artikel_id: string;
    anzahl: Generated<number>;
  };
  blog_bild: {
    pfad: string;
    konto_id: string | null;
    art: string;
    breite: number;
    hoehe: number;
    bytes: number;
    fassungen: Generated<Json>;
    platzhalter: Generated<string>;
    erstellt: Date;
  };
  blog_kategorie: {
    id: Generated<string>;
    name: string;
    slug: string;
    beschreibung: Generated<string>;
    anzahl: Generated<number>;
  };
  blog_manuskript: {
    id: Generated<string>;
    konto_id: string;
    status: string;
    titel: string;
    auszug: Generated<string>;
    dokument: Json;
    html: Generated<string>;
    titelbild: Json | null;
    lesezeit: number | null;
    kategorien: Generated<string[]>;
    tags: Generated<string[]>;
    breitengrad: number | null;
    laengengrad: number | null;
    stand: Tag | null;
    korrektur: string | null;
    gastbeitrag: Generated<boolean>;
    revision_von: string | null;
    revision_basis: number | null;
    eingereicht_am: Date | null;
    ablehnung: string | null;
    rueckgabe: Json | null;
    geprueft_von: string | null;
    geprueft_am: Date | null;
    erscheint_am: Date | null;
    version: Generated<number>;
    erstellt: Date;
    geaendert: Date;
  };
  blog_mitteilung: {
    id: Generated<string>;
    konto_id: string | null;
    art: string;
    titel: string;
    bemerkung: Generated<string>;
    ziel: string;
    am: Date;
    gelesen_am: Date | null;
    gemailt_am: Date | null;
  };
  blog_tag: {
    id: Generated<string>;
    name: string;
    slug: string;
    anzahl: Generated<number>;
  };
  blog_version: {
    artikel_id: string;
    version: number;
    inhalt: Json;
    von: string | null;
    am: Date;
    manuskript_id: string | null;
  };
  blog_wort: {
    wort: string;
  };
  einmalmarke: {
    token_hash: Buffer;
    art: string;
    konto_id: string;
    email: string;
    laeuft_ab: Date;
  };
  fremdkonto: {
    anbieter: string;
    fremd_id: string;
    konto_id: string;
    seit: Generated<Date>;
  };
  frist: {
    id: Generated<string>;
    kanzlei_id: string;
    kette_id: string | null;
    regel: string | null;
    nach_regel: string | null;
    rechnung_id: string | null;
    titel: string;
    aktenzeichen: Generated<string>;
    akte: Generated<string>;
    art: Generated<string>;
    sachbearbeiter: Generated<string>;
    bemerkung: Generated<string>;
    zeitzone: Generated<string>;
    empfaenger: Generated<string>;
    vorlage_id: string | null;
    norm: Generated<string>;
    suchtext: string;
    start_am: Tag | null;
    tage: Generated<number>;
    wochen: Generated<number>;
    monate: Generated<number>;
    jahre: Generated<number>;
    ereignis: Generated<string>;
    ereignis_am: Tag | null;
    beginn: Generated<string>;
    richtung: Generated<string>;
    ort: Generated<string>;
    land: string | null;
    gericht: string | null;
    gemeinde: string | null;
    gattung: Generated<string>;
    notfrist: Generated<boolean>;
    begruendungsfrist: Generated<boolean>;
    ende: Tag | null;
    ende_uhr: string | null;
    sicherer_tag: Tag | null;
    zugang_bis: Tag | null;
    hoechstens_bis: Tag | null;
    abweichend_ende: Tag | null;
    abweichend_grund: string | null;
    zustand: string;
    verantwortlich: string | null;
    genehmigung_noetig: Generated<boolean>;
    genehmigt_am: Date | null;
    genehmigt_von: string | null;
    freigabe_gruende: Generated<string[]>;
    freigegeben_am: Date | null;
    freigegeben_von: string | null;
    vorgelegt_am: Date | null;
    vorgelegt_von: string | null;
    erledigt_am: Date | null;
    erledigt_von: string | null;
    nachweis: Json | null;
    gestrichen_am: Date | null;
    gestrichen_von: string | null;
    streichgrund: Generated<string>;
    verlaengerung_beantragt_am: Tag | null;
    ende_vor_verlaengerung: Tag | null;
    uebernommen: Generated<boolean>;
    stand: number;
    erstellt: Date;
    erstellt_von: string | null;
    geaendert: Date;
    vorlaeufig: Generated<boolean>;
    beantragt_bis: Tag | null;
    kontrollstand_von: string | null;
    vorfristerledigungen: Generated<Json>;
  };
  fristabendkontrolle: {
    kanzlei_id: string;
    tag: Tag;
    geprueft_am: Date | null;
    geprueft_von: string | null;
    befund: Json | null;
    alarm_am: Date | null;
  };
  fristabwesenheit: {
    id: Generated<string>;
    kanzlei_id: string;
    konto_id: string;
    von: Tag;
    bis: Tag;
    vertretung: string | null;
    erstellt: Date;
  };
  fristeneinstellung: {
    kanzlei_id: string;
    vier_augen: Generated<boolean>;
    abend_um: Generated<string>;
    abend_alarm: Generated<string>;
    arbeitstage: Generated<number[]>;
    erinnerungsinhalt: Generated<string>;
    land: string | null;
    gemeinde: string | null;
    geaendert: Date;
  };
  fristerinnerung: {
    id: Generated<string>;
    kanzlei_id: string;
    frist_id: string;
    art: string;
    tag: Tag;
    an: string;
    erstellt: Date;
    marke_hash: Buffer | null;
    bestaetigt_am: Date | null;
    bestaetigt_von: string | null;
    eskaliert_am: Date | null;
    sammel_hash: Buffer | null;
  };
  fristfeed: {
    id: Generated<string>;
    kanzlei_id: string;
    konto_id: string;
    marke_hash: Buffer;
    inhalt: Generated<string>;
    erstellt: Date;
    zuletzt: Date | null;
    widerrufen_am: Date | null;
  };
  fristkette: {
    id: Generated<string>;
    kanzlei_id: string;
    aktenzeichen: string;
    entscheidung: Generated<string>;
    ereignis: string;
    ereignis_am: Tag | null;
    schluessel: string;
    erstellt: Date;
  };
  fristmeldung: {
    frist_id: string;
    kanzlei_id: string;
    von: string;
    erstellt: Date;
  };
  fristnachpruefung: {
    frist_id: string;
    kanzlei_id: string;
    rechnung_id: string;
    rechtsstand: Buffer;
    gemeldet: Tag | null;
    am: Date;
  };
  fristortsklaerung: {
    kanzlei_id: string;
    ort_id: string;
    gilt: boolean;
    von: string | null;
    am: Date;
  };
  fristrechnung: {
    id: Generated<string>;
    kanzlei_id: string;
    frage: Json;
    ergebnis: Json;
    rechenstand: string;
    regelstand: string;
    katalogstand: Generated<string>;
    regeln: Generated<string[]>;
    ende: Tag | null;
    erstellt: Date;
  };
  fristsendung: {
    kanzlei_id: string;
    art: string;
    tag: Tag;
    an: string;
    erstellt: Date;
  };
  fristtagesprotokoll: {
    kanzlei_id: string;
    tag: Tag;
    kopf_nr: number;
    kopf_hash: Buffer;
    abgezeichnet_am: Date | null;
    abgezeichnet_von: string | null;
  };
  fristvorfrist: {
    frist_id: string;
    kanzlei_id: string;
    tag: Tag;
  };
  fristvorgang: {
    kanzlei_id: string;
    nr: Generated<number>;
    frist_id: string | null;
    am: Date;
    art: string;
    von: string | null;
    fuer: string | null;
    inhalt_hash: Buffer;
    vorher: Generated<Buffer>;
    hash: Generated<Buffer>;
  };
  fristvorgang_inhalt: {
    kanzlei_id: string;
    nr: number;
    salz: Buffer;
    inhalt: string;
  };
  fristvorlage: {
    id: Generated<string>;
    konto_id: string | null;
    kanzlei_id: string | null;
    erstellt_von: string | null;
    name: string;
    tage: Generated<number>;
    wochen: Generated<number>;
    monate: Generated<number>;
    jahre: Generated<number>;
    beschreibung: string | null;
    zusatz: string | null;
    norm: string | null;
    katalog_id: string | null;
    beginn: string | null;
    richtung: string | null;
    verschiebung: string | null;
    vorfristen: Json | null;
    erstellt: Date;
    geaendert: Date;
  };
  jahreswert: {
    wert: string;
    ab: Tag;
    version: number;
    zahlen: Json | null;
    fundstelle: string | null;
    entwurf: Generated<boolean>;
    eingetragen_von: string | null;
    eingetragen_am: Date;
  };
  jahreswerterinnerung: {
    wert: string;
    ab: Tag;
    stufe: string;
    am: Date;
  };
  kanzlei: {
    id: Generated<string>;
    name: string;
    inhaber: string | null;
    erstellt: Generated<Date>;
    zweiter_faktor_noetig: Generated<boolean>;
    ruht_fuer: string | null;
  };
  kennwort: {
    konto_id: string;
    hash: string;
    geaendert: Generated<Date>;
  };
  kontakt: {
    id: Generated<string>;
    kanzlei_id: string | null;
    konto_id: string | null;
    erstellt_von: string | null;
    name: string;
    email: string;
    adresse: string;
    sortierung: string;
    vergleich: string;
    erstellt: Date;
    geaendert: Date;
  };
  konto: {
    id: Generated<string>;
    name: string;
    email: string;
    bild: string | null;
    rolle: Generated<string>;
    tarif: Generated<string>;
    testphase_bis: Date | null;
    ist_autor: Generated<boolean>;
    ist_gastautor: Generated<boolean>;
    download_freigabe: Generated<boolean>;
    email_bestaetigt_am: Date | null;
    newsletter_gewuenscht_am: Date | null;
    newsletter_bestaetigt_am: Date | null;
    gesperrt_am: Date | null;
    loeschung_am: Date | null;
    erstellt: Generated<Date>;
    geaendert: Generated<Date>;
    team_id: string | null;
    team_admin: Generated<boolean>;
    titel: Generated<string>;
    titel_nach: Generated<string>;
    anzeigename: GeneratedAlways<string>;
    tarif_bis: Date | null;
  };
  kontoumsatz: {
    id: Generated<string>;
    quelle: string;
    fremd_id: string;
    am: Tag;
    betrag: number;
    zahler: string;
    zweck: string;
    zustand: Generated<string>;
    importiert_am: Date;
    iban: Generated<string>;
    gleich: string | null;
  };
  kostennote: {
    id: Generated<string>;
    konto_id: string;
    art: string;
    nummer: string;
    storno_zu: string | null;
    ausgestellt_am: Tag;
    freigegeben_am: Date;
    beleg: Json;
    empfaenger: string;
    aktenzeichen: Generated<string>;
    brutto: number;
  };
  kostennotenabsender: {
    konto_id: string;
    angaben: Json;
    praefix: Generated<string>;
    beginn: Generated<number>;
    stellen: Generated<number>;
    geaendert: Generated<Date>;
  };
  kostennotendatei: {
    kostennote_id: string;
    konto_id: string;
    art: string;
    inhalt: Buffer;
    sha256: string;
    erstellt: Generated<Date>;
  };
  kostennotenentwurf: {
    id: Generated<string>;
    konto_id: string;
    rechner: string;
    stand: string;
    felder: Json;
    erstellt: Generated<Date>;
    geaendert: Generated<Date>;
    version: Generated<number>;
  };
  kostennotennummer: {
    konto_id: string;
    praefix: string;
    letzte: number;
  };
  mail_anhang: {
    mail_id: string;
    nr: number;
    name: string;
    typ: string;
    inhalt: Buffer;
  };
  mail_auftrag: {
    id: Generated<string>;
    an: string;
    betreff: string;
    text: string | null;
    html: string | null;
    art: string;
    erstellt: Generated<Date>;
    zustand: Generated<string>;
    versuche: Generated<number>;
    beansprucht_bis: Date | null;
    gesendet_am: Date | null;
    fehler: string | null;
    antwort_an: string | null;
  };
  migration: {
    nummer: number;
    name: string;
    pruefsumme: string;
    am: Generated<Date>;
  };
  mitgliedschaft: {
    kanzlei_id: string;
    konto_id: string;
    kanzleirolle: Generated<string>;
    seit: Generated<Date>;
  };
  passkey: {
    id: Generated<string>;
    konto_id: string;
    name: string;
    credential_id: string;
    oeffentlicher_schluessel: string;
    zaehler: number;
    geraeteart: string;
    gesichert: boolean;
    transporte: string | null;
    aaguid: string | null;
    erstellt: Generated<Date>;
    zuletzt: Date | null;
  };
  passkey_aufgabe: {
    kennung: string;
    wert: string;
    laeuft_ab: Date;
  };
  portalmerkmal: {
    name: string;
    wert: string;
  };
  protokoll: {
    id: GeneratedAlways<number>;
    am: Generated<Date>;
    akt: string;
    konto: string | null;
    von: string | null;
    einzelheiten: Generated<Json>;
  };
  ratenzaehler: {
    schluessel: string;
    ende: Date;
    anzahl: number;
  };
  rechnung: {
    id: Generated<string>;
    konto_id: string | null;
    vertrag_id: string | null;
    schluessel: string;
    art: string;
    nummer: string;
    jahr: number;
    laufend: number;
    zu: string | null;
    storno: Generated<boolean>;
    ausgestellt_am: Tag;
    faellig_am: Tag;
    steuerfall: string;
    zahlweg: string;
    netto: number;
    umsatzsteuer: number;
    brutto: number;
    beleg: Json;
    aufbewahren_bis: Tag;
    erstellt: Date;
    ust_id_nachweis: Json | null;
  };
  rechnungsdatei: {
    rechnung_id: string;
    konto_id: string | null;
    art: string;
    inhalt: Buffer;
    sha256: string;
    erstellt: Date;
  };
  rechnungsmahnung: {
    id: Generated<string>;
    rechnung_id: string;
    konto_id: string;
    vertrag_id: string;
    schluessel: string;
    stufe: number;
    am: Tag;
    offen: number;
  };
  rechnungsnummer: {
    jahr: number;
    letzte: number;
  };
  rechnungsversuch: {
    rechnung_id: string;
    versuche: number;
    naechster_versuch: Date;
    fehler: string;
  };
  rechnungszahlung: {
    id: Generated<string>;
    rechnung_id: string;
    konto_id: string | null;
    betrag: number;
    am: Tag;
    quelle: string;
    fremd_id: string;
    gebucht_am: Date;
    gebucht_von: string | null;
  };
  sitzung: {
    id: Generated<string>;
    konto_id: string;
    token_hash: Buffer;
    angemeldet_bleiben: boolean;
    geraet: string;
    weg: string;
    erstellt: Date;
    zuletzt: Date;
    laeuft_ab: Date;
  };
  teameinladung: {
    id: Generated<string>;
    kanzlei_id: string;
    email: string;
    kanzleirolle: string;
    token_hash: Buffer;
    erstellt: Date;
    laeuft_ab: Date;
  };
  teameinladung_angenommen: {
    token_hash: Buffer;
    konto_id: string;
    am: Date;
  };
  teamuebergabe: {
    kanzlei_id: string;
    an: string;
    angeboten_am: Date;
    laeuft_ab: Date;
  };
  teamvorgang: {
    id: GeneratedAlways<number>;
    kanzlei_id: string;
    am: Date;
    art: string;
    von: string | null;
    betrifft: string | null;
    angabe: Generated<string>;
  };
  verschwiegenheit: {
    konto_id: string;
    fassung: string;
    am: Generated<Date>;
  };
  werbekampagne: {
    id: Generated<string>;
    art: string;
    werbender: string;
    titel: string;
    text: string;
    ziel: string;
    plaetze: string[];
    themen: Generated<string[]>;
    gewicht: number;
    von: Tag;
    bis: Tag | null;
    bild: string | null;
    bildtext: string | null;
    geaendert: Generated<Date>;
  };
  werbezaehler: {
    kampagne_id: string;
    platz: string;
    tag: Tag;
    ansichten: Generated<number>;
    klicks: Generated<number>;
    sichtbar_sekunden: Generated<number>;
  };
  wiederherstellungscode: {
    konto_id: string;
    code_hash: Buffer;
  };
  zahlkunde: {
    konto_id: string;
    kunde: string;
    mittel: string | null;
    bezeichnung: Generated<string>;
    mittel_seit: Date | null;
    geaendert: Date;
  };
  zahlkundenabgang: {
    kunde: string;
    seit: Generated<Date>;
  };
  zahlungseinzug: {
    id: Generated<string>;
    konto_id: string;
    vertrag_id: string;
    rechnung_id: string;
    betrag: number;
    kunde: string;
    mittel: string;
    zustand: Generated<string>;
    fremd_id: string | null;
    gesendet_am: Date | null;
    geprueft_am: Date | null;
    erstellt: Date;
    geaendert: Date;
  };
  zahlungserstattung: {
    id: Generated<string>;
    konto_id: string;
    einzug_id: string;
    rechnung_id: string;
    betrag: number;
    zustand: Generated<string>;
    fremd_id: string | null;
    gesendet_am: Date | null;
    erstellt: Date;
    geaendert: Date;
  };
  zahlungssitzung: {
    id: string;
    konto_id: string;
    erstellt: Date;
    uebernommen_am: Date | null;
  };
  zugriffsmarke: {
    token_hash: Buffer;
    sitzung_id: string;
    laeuft_ab: Date;
  };
  zweiter_faktor: {
    konto_id: string;
    geheimnis: string;
    bestaetigt_am: Date | null;
    letzter_schritt: Generated<number>;
  };
};
