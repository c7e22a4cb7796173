import type { Formularabsage } from "../../absage.ts";

/** Without a connection the page stays as it is and says so; what was asked for may be asked for again. */
export async function mitVerbindung<T>(aufruf: Promise<T>): Promise<T | Formularabsage> {
  try {
    return await aufruf;
  } catch (fehler) {
    // What `fetch` throws where no answer came; refusals and ways onward are something else.
    if (!(fehler instanceof TypeError)) throw fehler;
    const text = "Es besteht keine Verbindung. Bitte versuchen Sie es gleich noch einmal.";
    return { was: "", fehler: text, feld: undefined, code: undefined };
  }
}
