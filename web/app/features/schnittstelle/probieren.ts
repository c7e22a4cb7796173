import { lesbaresJson } from "./lesbares-json.ts";

/** What a form of the page shows after its call. */
export type Probeantwort = {
  /** Sentence on what happened. */
  readonly stand: string;
  /** Answer, set for reading; none if nothing was sent or nothing came. */
  readonly antwort?: string;
};

export type Probeaufruf = {
  readonly methode: string;
  readonly pfad: string;
  /** JSON of the body, or the query string. */
  readonly inhalt: string;
  /** Bearer token, may be empty. */
  readonly merkmal: string;
};

/** Sends a call as typed and words what comes back; never throws. */
export async function probieren(
  { methode, pfad, inhalt, merkmal }: Probeaufruf,
  senden: typeof fetch = fetch,
): Promise<Probeantwort> {
  const mitKoerper = methode !== "GET";
  if (mitKoerper && !istJson(inhalt)) return { stand: "Nicht gesendet: Die Anfrage ist kein gültiges JSON." };
  try {
    const r = await senden(mitKoerper ? pfad : adresse(pfad, inhalt), {
      method: methode,
      // Such calls know no cookies.
      credentials: "omit",
      headers: {
        ...(mitKoerper ? { "Content-Type": "application/json" } : {}),
        ...(merkmal.trim() ? { Authorization: `Bearer ${merkmal.trim()}` } : {}),
      },
      ...(mitKoerper ? { body: inhalt } : {}),
    });
    const text = await r.text();
    const warten = r.headers.get("Retry-After");
    return {
      stand: `Status ${r.status}${bedeutung(r.status)}${warten ? ` Retry-After: ${warten} s.` : ""}`,
      antwort: istJson(text) ? lesbaresJson(JSON.parse(text)) : text,
    };
  } catch {
    return { stand: "Keine Antwort: Der Server ist nicht zu erreichen." };
  }
}

/** The address of a reading call; what the path itself asks for (`:id`) is taken out of the query string. */
function adresse(pfad: string, inhalt: string): string {
  const werte = new URLSearchParams(inhalt.trim().replace(/^\?/, ""));
  const weg = pfad.replace(/:(\w+)/g, (_, name: string) => {
    const wert = encodeURIComponent(werte.get(name) ?? "");
    werte.delete(name);
    return wert;
  });
  return werte.size === 0 ? weg : `${weg}?${werte}`;
}

/** Answers a form of the page: reads its fields, sends the call, shows the answer below. */
export async function formularBeantworten(formular: HTMLFormElement): Promise<void> {
  const { methode = "GET", pfad = "" } = formular.dataset;
  const daten = new FormData(formular);
  const standzeile = formular.querySelector("[data-stand]");
  const kasten = formular.querySelector("pre");
  if (standzeile) standzeile.textContent = "Der Aufruf läuft …";
  const { stand: satz, antwort } = await probieren({
    methode,
    pfad,
    inhalt: String(daten.get("inhalt") ?? ""),
    merkmal: String(daten.get("merkmal") ?? ""),
  });
  if (standzeile) standzeile.textContent = satz;
  if (!kasten) return;
  kasten.hidden = antwort === undefined;
  kasten.textContent = antwort ?? "";
}

const bedeutungen: Readonly<Record<number, string>> = {
  200: "",
  400: ": Eine Angabe stimmt nicht.",
  401: ": Das Zugriffsmerkmal gilt nicht oder nicht mehr.",
  403: ": Das gehört zum Tarif Basic.",
  413: ": Die Anfrage ist zu groß.",
  429: ": Die Grenze je Minute ist erreicht.",
};

const bedeutung = (status: number): string => bedeutungen[status] ?? ": Der Aufruf ist nicht gelungen.";

function istJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
