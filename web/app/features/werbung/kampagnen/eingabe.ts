import { plusTage, type Tag, tagAusText } from "@gebuehrenportal/recht";
import type { Kampagne } from "../anzeigen/kampagne.ts";
import { platznamen } from "../anzeigen/plaetze.ts";
import { themennamen } from "../anzeigen/themen.ts";

export type Felder = Readonly<Record<string, string>>;
export type Fehler = Readonly<Record<string, string>>;

/** What of a campaign stands in the form; its picture is a file. */
export type Angaben = Omit<Kampagne, "id" | "bild">;

export const grenzen = {
  werbender: 80,
  titel: 60,
  text: 140,
  ziel: 500,
  bildtext: 200,
  gewicht: 100,
  jahre: 3,
} as const;

/** What the form of a campaign says, or the faults of its fields. */
export function angabenAus(
  felder: Felder,
  heute: Tag,
): { readonly angaben: Angaben } | { readonly fehler: Fehler } {
  const wort = (name: keyof Felder) => (felder[name] ?? "").replace(/[\p{C}\s]+/gu, " ").trim();
  const plaetze = platznamen.filter((name) => felder[`platz-${name}`] !== undefined);
  const themen = themennamen.filter((name) => felder[`thema-${name}`] !== undefined);
  const gewicht = /^\d{1,3}$/.test(wort("gewicht")) ? Number(wort("gewicht")) : 0;
  const von = tagAusText(wort("von"), heute);
  const bis = wort("bis") === "" ? undefined : tagAusText(wort("bis"), heute);
  const fehler: Record<string, string> = {
    ...textfehler("werbender", wort("werbender"), "Bitte geben Sie an, wer wirbt."),
    ...textfehler("titel", wort("titel"), "Bitte geben Sie einen Titel ein."),
    ...textfehler("text", wort("text"), "Bitte geben Sie einen Text ein."),
    ...zielfehler(wort("ziel")),
    ...(plaetze.length === 0 && { plaetze: "Bitte wählen Sie mindestens einen Platz." }),
    ...((gewicht < 1 || gewicht > grenzen.gewicht) && {
      gewicht: `Bitte eine ganze Zahl von 1 bis ${grenzen.gewicht}.`,
    }),
    ...(von.art !== "tag" && { von: "Bitte geben Sie den ersten Tag ein, zum Beispiel 01.03.2027." }),
    ...(bis && bis.art !== "tag" && { bis: "Bitte geben Sie den letzten Tag ein, zum Beispiel 31.03.2027." }),
  };
  if (von.art === "tag" && bis?.art === "tag") Object.assign(fehler, zeitraumfehler(von.tag, bis.tag));
  if (Object.keys(fehler).length > 0 || von.art !== "tag") return { fehler };
  return {
    angaben: {
      art: felder.art === "bezahlt" ? "bezahlt" : "haus",
      werbender: wort("werbender"),
      titel: wort("titel"),
      text: wort("text"),
      ziel: wort("ziel"),
      plaetze,
      themen,
      gewicht,
      von: von.tag,
      bis: bis?.art === "tag" ? bis.tag : null,
    },
  };
}

/** The fault of what describes a picture; without a picture there is nothing to describe. */
export function bildtextfehler(text: string): string | undefined {
  if (text === "") return "Bitte beschreiben Sie das Bild für alle, die es nicht sehen.";
  return text.length > grenzen.bildtext ? `Bitte höchstens ${grenzen.bildtext} Zeichen.` : undefined;
}

function textfehler(name: "werbender" | "titel" | "text", wert: string, fehlt: string): Fehler {
  if (wert === "") return { [name]: fehlt };
  return wert.length > grenzen[name] ? { [name]: `Bitte höchstens ${grenzen[name]} Zeichen.` } : {};
}

/** An address of the portal itself, or one that is encrypted; nothing that runs, and none with a name and password. */
function zielfehler(ziel: string): Fehler {
  if (ziel.length > grenzen.ziel) return { ziel: `Bitte höchstens ${grenzen.ziel} Zeichen.` };
  if (/^\/(?![/\\])[^\s\\]*$/.test(ziel)) return {};
  const url = URL.parse(ziel);
  const fremd = url?.protocol === "https:" && url.hostname.includes(".") && !url.username && !url.password;
  return fremd && /^https:\/\/\S+$/.test(ziel)
    ? {}
    : {
        ziel: "Bitte eine Adresse mit https:// oder eine Seite dieses Portals, die mit einem Schrägstrich beginnt.",
      };
}

function zeitraumfehler(von: Tag, bis: Tag): Fehler {
  if (bis < von) return { bis: "Der letzte Tag liegt vor dem ersten." };
  return bis > plusTage(von, grenzen.jahre * 366)
    ? { bis: `Bitte höchstens ${grenzen.jahre} Jahre; danach lässt sich verlängern.` }
    : {};
}
