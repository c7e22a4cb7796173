import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { abonniert, verbindungBeobachtet } from "#platform/client/echtzeit.ts";

const erneutMs = 5_000;
/** A server that starts anew is back before anybody has to be told. */
const geduldMs = 2_000;

async function erreichbar(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const antwort = await fetch("/api/health", { cache: "no-store" });
    // An answer that nobody reads keeps its connection.
    await antwort.text();
    return antwort.ok;
  } catch {
    return false;
  }
}

/**
 * The page asks anew when somebody of the office has changed the book, and when the portal is there again after it could
 * not be reached. Without it the page stays as it is: to ask then would put an error in its place.
 *
 * @returns since when the portal cannot be reached
 */
export function useBuchGeaendert(): Date | undefined {
  const { revalidate } = useRevalidator();
  const [getrenntSeit, setGetrenntSeit] = useState<Date>();
  useEffect(() => {
    let uhr: ReturnType<typeof setTimeout> | undefined;
    let verloren = false;
    let vorbei = false;
    async function pruefen() {
      clearTimeout(uhr);
      const da = await erreichbar();
      if (vorbei) return;
      if (!da) {
        verloren = true;
        setGetrenntSeit((seit) => seit ?? new Date());
        uhr = setTimeout(pruefen, erneutMs);
        return;
      }
      setGetrenntSeit(undefined);
      if (verloren) void revalidate();
      verloren = false;
    }
    const jetzt = () => void pruefen();
    const aus = [
      abonniert("deadlines.changed", () => {
        verloren = true;
        jetzt();
      }),
      verbindungBeobachtet((steht) => {
        // What was changed meanwhile has been told to nobody.
        if (!steht) verloren = true;
        clearTimeout(uhr);
        if (steht) jetzt();
        else uhr = setTimeout(pruefen, geduldMs);
      }),
    ];
    window.addEventListener("offline", jetzt);
    window.addEventListener("online", jetzt);
    return () => {
      vorbei = true;
      clearTimeout(uhr);
      for (const eines of aus) eines();
      window.removeEventListener("offline", jetzt);
      window.removeEventListener("online", jetzt);
    };
  }, [revalidate]);
  return getrenntSeit;
}
