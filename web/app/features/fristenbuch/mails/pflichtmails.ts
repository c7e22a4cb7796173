import { datum, type Tag } from "@gebuehrenportal/recht";
import { brief } from "#platform/mail/brief.ts";
import type { Erinnerungsinhalt } from "../worte/fristwort.ts";

const anzahlwort = (n: number): string => (n === 1 ? "eine Frist" : `${n} Fristen`);

/** Tells whoever leads the office that the evening check is missing. */
export function abendalarm(
  name: string,
  {
    heute,
    um,
    offen,
    ziel,
  }: { readonly heute: Tag; readonly um: string; readonly offen: number; readonly ziel: string },
) {
  return brief({
    art: "frist-abendalarm",
    betreff: `Die Abendkontrolle am ${datum(heute)} fehlt`,
    anrede: name,
    absaetze: [
      `die Abendkontrolle Ihrer Fristen ist für ${um} Uhr vorgesehen und noch nicht abgezeichnet.`,
      offen === 0
        ? "Von heute ist nichts offen. Zu prüfen ist auch, was als erledigt eingetragen ist."
        : `Für heute ${offen === 1 ? "ist" : "sind"} noch ${anzahlwort(offen)} offen.`,
    ],
    knopf: { text: "Abendkontrolle öffnen", ziel },
  });
}

/** Brings the copy for an outage. */
export function ausfallmail(
  name: string,
  {
    heute,
    bis,
    anzahl,
    kopf,
  }: { readonly heute: Tag; readonly bis: Tag; readonly anzahl: number; readonly kopf: string },
) {
  return brief({
    art: "frist-ausfallkopie",
    betreff: `Fristen bis ${datum(bis)}: Kopie für den Ausfall`,
    anrede: name,
    absaetze: [
      `anbei erhalten Sie Ihre Fristen bis zum ${datum(bis)} als PDF und als Kalenderdatei (${anzahlwort(anzahl)}, Stand ${datum(heute)}). Bewahren Sie sie außerhalb des Portals auf: Fällt es aus, arbeiten Sie damit weiter.`,
      "Die Kopie nennt von jeder Frist nur so viel, wie Ihre Kanzlei für E-Mails gewählt hat. Mehr oder weniger stellen Sie in den Einstellungen des Fristenmanagers ein.",
      `Letzte Zeile des Protokolls: ${kopf}`,
    ],
  });
}

/** Brings the whole book before the tier ends. */
export function tarifendemail(
  name: string,
  {
    ende,
    anzahl,
    inhalt,
    ziel,
  }: {
    readonly ende: Tag;
    readonly anzahl: number;
    readonly inhalt: Erinnerungsinhalt;
    readonly ziel: string;
  },
) {
  return brief({
    art: "frist-tarifende",
    betreff: `Ihr Fristenbuch: Der Tarif endet am ${datum(ende)}`,
    anrede: name,
    absaetze: [
      `am ${datum(ende)} endet der Tarif Ihrer Kanzlei. Danach lassen sich im Fristenmanager keine Fristen mehr buchen.`,
      `Anbei erhalten Sie das ganze Fristenbuch als PDF, CSV und Kalenderdatei (${anzahlwort(anzahl)}).${inhalt === "voll" ? "" : " Die Dateien nennen von jeder Frist nur so viel, wie Ihre Kanzlei für E-Mails gewählt hat; vollständig laden Sie das Buch im Portal, in jedem Tarif."}`,
      "An gebuchte Fristen erinnert das Portal weiter per E-Mail, bis sie erledigt oder gestrichen sind. Beides tragen Sie auch ohne Tarif ein.",
    ],
    knopf: { text: "Fristenbuch ansehen", ziel },
  });
}
