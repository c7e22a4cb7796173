import { type RefObject, useEffect, useRef, useState } from "react";
import { beimAbmelden } from "#platform/client/eingaben.ts";
import { abonnieren, angemeldet } from "#platform/client/sitzung.ts";
import type { Schreibstand } from "../werte.ts";
import { beimSchliessenAnderer, geraeteablage, hinterlassen } from "./ablage.ts";
import { entwurfSenden } from "./senden.ts";
import { type Ablagesatz, type Sicherung, type Sicherungsstand, sicherung } from "./sicherung.ts";

type Angaben = {
  readonly kontoId: string;
  /** The draft that is open; undefined: a new one. */
  readonly entwurf: Pick<Ablagesatz<Schreibstand>, "id" | "version" | "aenderung"> | undefined;
  /** The text as it stands now. */
  readonly lesen: () => Schreibstand;
  /** A window that is gone has left this. */
  readonly wiederherstellen: (satz: Ablagesatz<Schreibstand>) => void;
  /** Somebody has signed out: what the page shows goes too. */
  readonly leeren: () => void;
};

/**
 * Ties the saving of drafts to the window: takes up what a crash or a reload has left, sends again when connection or
 * session are back, and forgets everything on sign-out.
 */
export function useSicherung(angaben: Angaben): {
  readonly stand: Sicherungsstand;
  readonly werk: RefObject<Sicherung | undefined>;
  /** The device has been looked through; from now on the text may be written. */
  readonly bereit: boolean;
} {
  const [stand, setStand] = useState<Sicherungsstand>({ art: "unveraendert" });
  const [bereit, setBereit] = useState(false);
  const werk = useRef<Sicherung>(undefined);
  const aktuell = useRef(angaben);
  aktuell.current = angaben;
  const { kontoId } = angaben;
  // The address of a new draft changes once it is saved; it stays the same text.
  const anfang = useRef(angaben.entwurf);

  useEffect(() => {
    const ablage = geraeteablage(kontoId);
    const ende = new AbortController();
    const eines = sicherung<Schreibstand>(
      {
        lesen: () => aktuell.current.lesen(),
        ablegen: ablage.ablegen,
        verwerfen: ablage.verwerfen,
        senden: entwurfSenden,
        melden: setStand,
        jetzt: () => new Date(),
        kennung: () => crypto.randomUUID(),
      },
      anfang.current ?? { id: undefined, version: undefined, aenderung: undefined },
    );
    werk.current = eines;
    const id = anfang.current?.id;
    async function aufnehmen(): Promise<void> {
      const [neuestes] = await hinterlassen(kontoId, id);
      if (ende.signal.aborted || !neuestes || !eines.unberuehrt()) return;
      aktuell.current.wiederherstellen(neuestes.satz);
      eines.uebernehmen(neuestes.satz);
      // Only now that this window keeps it: between the two nothing may get lost.
      await ablage.ablegen(neuestes.satz);
      await neuestes.entfernen();
    }
    void beimSchliessenAnderer(kontoId, id, { signal: ende.signal, tun: () => void aufnehmen() });
    void aufnehmen().then(() => ende.signal.aborted || setBereit(true));
    const abmelden = [
      beimAbmelden(() => {
        ende.abort();
        void eines.vergessen();
        aktuell.current.leeren();
      }),
      abonnieren(() => angemeldet() && eines.erneut()),
    ];
    const verborgen = () => document.visibilityState === "hidden" && eines.sofortAblegen();
    addEventListener("online", eines.erneut);
    addEventListener("pagehide", eines.sofortAblegen);
    document.addEventListener("visibilitychange", verborgen);
    return () => {
      ende.abort();
      for (const einer of abmelden) einer();
      removeEventListener("online", eines.erneut);
      removeEventListener("pagehide", eines.sofortAblegen);
      document.removeEventListener("visibilitychange", verborgen);
      eines.beenden();
      ablage.fensterschliessen();
    };
  }, [kontoId]);

  return { stand, werk, bereit };
}
