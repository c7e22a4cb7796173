import { useEffect, useState } from "react";
import { warteVorAbfrageMs } from "#platform/konstanten.ts";
import { ankommen } from "./ankunft.ts";
import type { Anmeldeausgang, Anmeldedaten } from "./anmeldeaufrufe.ts";
import { anmeldewerk } from "./anmeldewerk-laden.ts";
import { googleFenster } from "./google-fenster.ts";
import type { Meldung } from "./sofortmeldungen.ts";
import { sofortmeldungen } from "./sofortmeldungen.ts";
import { abgesendet, ausBis, fehlgeschlagen, keineVersuche } from "./versuche.ts";

export type Anmeldezustand =
  | { readonly art: "ruhe"; readonly meldung?: Meldung | undefined }
  | { readonly art: "laedt" }
  | { readonly art: "zweiter-faktor"; readonly falsch: boolean; readonly laedt?: boolean }
  | { readonly art: "zur-loeschung" }
  | { readonly art: "erfolg" };

/** The sign-in from the first submit to the page after it: idle, loading, success or error. */
export function useAnmeldung(anfangs?: Meldung) {
  const [zustand, setZustand] = useState<Anmeldezustand>({ art: "ruhe", meldung: anfangs });
  const [versuche, setVersuche] = useState(keineVersuche);
  const [letzte, setLetzte] = useState<
    Anmeldedaten | { readonly passkey: true; readonly remember: boolean }
  >();
  const aus = useAus(ausBis(versuche, Date.now()));

  const scheitern = (meldung: Meldung) => setZustand({ art: "ruhe", meldung });

  /** Does something with the code behind the form; without a connection for it, that is what the form says. */
  async function mitWerk(tun: (werk: Awaited<ReturnType<typeof anmeldewerk>>) => unknown) {
    const werk = await anmeldewerk().catch(() => undefined);
    if (!werk) return scheitern(sofortmeldungen.netz);
    await tun(werk);
  }

  async function senden(daten: Anmeldedaten) {
    const { erlaubt, versuche: gezaehlt } = abgesendet(versuche, Date.now());
    setVersuche(gezaehlt);
    setLetzte(daten);
    if (!erlaubt) return scheitern(sofortmeldungen.zuViele);
    const mitCode = daten.totp !== undefined || daten.recoveryCode !== undefined;
    setZustand(mitCode ? { art: "zweiter-faktor", falsch: false, laedt: true } : { art: "laedt" });
    await mitWerk(async (werk) => abschliessen(await werk.anmeldungSenden(daten), daten));
  }

  async function abschliessen(ausgang: Anmeldeausgang, daten?: Anmeldedaten) {
    if (ausgang.art === "verlassen") return;
    if (ausgang.art === "angemeldet") return gelungen();
    if (ausgang.art === "zur-loeschung") return setZustand({ art: "zur-loeschung" });
    if (ausgang.art === "zweiter-faktor" && !daten?.totp && !daten?.recoveryCode)
      return setZustand({ art: "zweiter-faktor", falsch: false });
    setVersuche((alte) => fehlgeschlagen(alte, Date.now()));
    if (ausgang.art === "zweiter-faktor") return setZustand({ art: "zweiter-faktor", falsch: true });
    scheitern(ausgang.meldung);
  }

  async function mitPasskey(remember: boolean, restore = false) {
    setLetzte({ passkey: true, remember });
    setZustand({ art: "laedt" });
    const passkey = await import("./passkeyablauf.ts").catch(() => undefined);
    if (!passkey) return scheitern(sofortmeldungen.netz);
    await abschliessen(await passkey.passkeyAnmeldung(remember, restore));
  }

  async function gelungen() {
    setZustand({ art: "erfolg" });
    await mitWerk(async ({ warten, sitzungEtabliert, meldungen }) => {
      await warten(warteVorAbfrageMs);
      if (!(await sitzungEtabliert())) return scheitern(meldungen.sitzung);
      await ankommen();
    });
  }

  return {
    zustand,
    aus,
    senden,
    pflichtfelderFehlen: () => {
      // A submit that finds a fault in a field is a retry too, but nothing is sent.
      setVersuche((alte) => abgesendet(alte, Date.now()).versuche);
      scheitern(sofortmeldungen.pflichtfelder);
    },
    nochmals: () => letzte && ("passkey" in letzte ? mitPasskey(letzte.remember) : senden(letzte)),
    /** Repeats the last sign-in with what was still missing; a code that was shown before is not shown again. */
    ergaenzen: (mehr: Partial<Anmeldedaten>) => {
      if (!letzte) return;
      if ("passkey" in letzte) return void mitPasskey(letzte.remember, mehr.restore);
      const { totp: _totp, recoveryCode: _code, ...ohneCode } = letzte;
      senden({ ...ohneCode, ...mehr });
    },
    zurueck: () => setZustand({ art: "ruhe" }),
    passkey: (remember: boolean) => mitPasskey(remember),
    google: () => {
      const fenster = googleFenster();
      setZustand({ art: "laedt" });
      return mitWerk(async ({ googleAnmeldung }) => {
        const ausgang = await googleAnmeldung(fenster);
        if (ausgang.art === "angemeldet") return gelungen();
        scheitern(ausgang.meldung);
      });
    },
  };
}

/** Whether the button is off, and on again by itself when the moment has come. */
function useAus(bis: number | undefined): boolean {
  const [, neuZeichnen] = useState(0);
  useEffect(() => {
    if (bis === undefined) return;
    const uhr = setTimeout(() => neuZeichnen((n) => n + 1), Math.max(0, bis - Date.now()));
    return () => clearTimeout(uhr);
  }, [bis]);
  return bis !== undefined && bis > Date.now();
}
