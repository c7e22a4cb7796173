import { useState } from "react";
import { gesendet } from "#platform/client/aufrufe.ts";
import {
  warteVorAnmeldeseiteMs,
  warteVorAutomatischerAnmeldungMs,
  warteVorNeuladenMs,
} from "#platform/konstanten.ts";
import { anmeldeziel } from "../../registrierung/abowahl.ts";
import { texte } from "../../texts.ts";
import { ankommen } from "../anmeldung/ankunft.ts";
import { anmeldewerk } from "../anmeldung/anmeldewerk-laden.ts";
import { googleFenster } from "../anmeldung/google-fenster.ts";
import { sofortmeldungen } from "../anmeldung/sofortmeldungen.ts";
import { gescheitert, markierteFelder, type Registriermeldung } from "./registriermeldung.ts";

export type Registrierdaten = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly newsletterConsent: boolean;
};

export type Registrierzustand =
  | { readonly art: "ruhe"; readonly meldung?: Registriermeldung | undefined }
  | { readonly art: "laedt" }
  | { readonly art: "erfolg" };

/**
 * The registration from the submit to the signed-in page.
 *
 * @param feldMelden takes what the server has against one field
 */
export function useRegistrierung(
  anfangs: Registriermeldung | undefined,
  feldMelden: (feld: string | undefined, text: string) => void,
) {
  const [zustand, setZustand] = useState<Registrierzustand>({ art: "ruhe", meldung: anfangs });
  const scheitern = (meldung: Registriermeldung) => setZustand({ art: "ruhe", meldung });

  /** The code behind the form; without a connection for it, that is what the form says. */
  async function werkLaden() {
    const werk = await anmeldewerk().catch(() => undefined);
    if (!werk) scheitern(gescheitert(sofortmeldungen.netz.text));
    return werk;
  }

  async function senden(daten: Registrierdaten) {
    setZustand({ art: "laedt" });
    const werk = await werkLaden();
    if (!werk) return;
    const { anmeldungSenden, warten } = werk;
    const absage = await registrieren(daten);
    if (absage) {
      feldMelden(absage.feld, absage.text);
      return scheitern(gescheitert(absage.text));
    }
    setZustand({ art: "erfolg" });
    await warten(warteVorAutomatischerAnmeldungMs);
    const { email, password } = daten;
    const { art } = await anmeldungSenden({ email, password, remember: false });
    if (art === "verlassen") return;
    if (art !== "angemeldet") return zurAnmeldung(email);
    await ankommen(warten(warteVorNeuladenMs));
  }

  async function zurAnmeldung(email: string) {
    const { warten } = await anmeldewerk();
    scheitern(gescheitert(texte.automatischeAnmeldungFehlgeschlagen));
    await warten(warteVorAnmeldeseiteMs);
    location.assign(anmeldeziel(new URLSearchParams(location.search), email) + location.hash);
  }

  return {
    zustand,
    senden,
    felderFehlerhaft: () => scheitern(markierteFelder),
    google: async () => {
      const fenster = googleFenster();
      setZustand({ art: "laedt" });
      const werk = await werkLaden();
      if (!werk) return fenster?.close();
      const { googleAnmeldung, sitzungEtabliert, meldungen } = werk;
      const ausgang = await googleAnmeldung(fenster);
      if (ausgang.art === "gescheitert") return scheitern({ ...ausgang.meldung, wiederholbar: false });
      setZustand({ art: "erfolg" });
      if (!(await sitzungEtabliert())) return scheitern(gescheitert(meldungen.sitzung.text));
      await ankommen();
    },
  };
}

async function registrieren(daten: Registrierdaten): Promise<{ text: string; feld?: string } | undefined> {
  let antwort: Response;
  try {
    antwort = await gesendet("/api/auth/register", { json: JSON.stringify(daten) });
  } catch (ursache) {
    return { text: ursache instanceof TypeError ? sofortmeldungen.netz.text : texte.unbekannterFehler };
  }
  if (antwort.ok) return undefined;
  const { error, field } = await antwort.json().catch(() => ({}));
  if (antwort.status >= 500 || typeof error !== "string") return { text: texte.registrierungFehlgeschlagen };
  return { text: error, feld: field };
}
