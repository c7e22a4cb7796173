/** What the upload of a picture came to. */
export type Hochgeladen =
  | { readonly art: "fertig"; readonly url: string }
  | { readonly art: "abgebrochen" }
  | { readonly art: "fehler"; readonly text: string };

const ohneGrund = "Das Bild konnte nicht hochgeladen werden.";

/**
 * Uploads a picture and tells how far it is. `fetch` says nothing of the way a body has gone, so this is the older call.
 *
 * @param fortschritt 0 to 1
 */
export function bildHochladen(
  datei: File,
  { signal, fortschritt }: { readonly signal: AbortSignal; readonly fortschritt: (anteil: number) => void },
): Promise<Hochgeladen> {
  return new Promise((fertig) => {
    const aufruf = new XMLHttpRequest();
    const formular = new FormData();
    formular.append("file", datei);
    formular.append("path", "blog/images");
    aufruf.open("POST", "/api/blog/image");
    aufruf.responseType = "json";
    aufruf.upload.onprogress = ({ loaded, total }) => fortschritt(total > 0 ? loaded / total : 0);
    aufruf.onload = () => fertig(gelesen(aufruf.status, aufruf.response));
    aufruf.onerror = () =>
      fertig({ art: "fehler", text: "Es besteht keine Verbindung. Bitte versuchen Sie es erneut." });
    aufruf.onabort = () => fertig({ art: "abgebrochen" });
    signal.addEventListener("abort", () => aufruf.abort(), { once: true });
    aufruf.send(formular);
  });
}

function gelesen(status: number, antwort: unknown): Hochgeladen {
  const { url, error } = (antwort ?? {}) as { readonly url?: string; readonly error?: string };
  return status < 300 && url ? { art: "fertig", url } : { art: "fehler", text: error ?? ohneGrund };
}
