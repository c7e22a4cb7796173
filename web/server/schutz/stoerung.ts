import { data, type RouterContextProvider, type ServerBuild } from "react-router";
import type { Gesendet, Seitenabsage } from "#platform/access/seitenabsage.ts";
import { Unlesbar } from "#platform/db/gelesen.server.ts";
import { stoerungAus } from "#platform/db/stoerung.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { anfrageContext } from "#platform/http/anfrage.server.ts";
import { type Formular, formularMerken } from "#platform/http/formular.server.ts";

type Aufruf = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };
type Arbeit = (aufruf: Aufruf) => unknown;
type Modul = { readonly default?: unknown; readonly loader?: Arbeit; readonly action?: Arbeit };

/** Seconds after which asking again makes sense, where nothing else was said. */
export const wiederNachSekunden = "10";

/**
 * The build in which every page answers with 503 what passes by itself (the database is away, a disk is full): a screen
 * that holds what a form has sent, and for a file one sentence. Any other error stays what it is.
 */
export function mitStoerungsseiten(build: ServerBuild): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      const modul = route?.module as Modul | undefined;
      if (!route || !modul) return [id, route];
      const datei = modul.default === undefined;
      const ersetzt = {
        ...(modul.loader && { loader: gesichert(modul.loader, datei) }),
        ...(modul.action && { action: gesichert(modul.action, datei) }),
      };
      return [id, { ...route, module: { ...route.module, ...ersetzt } }];
    }),
  );
  return { ...build, routes };
}

function gesichert(arbeit: Arbeit, datei: boolean): Arbeit {
  return async (aufruf) => {
    const { request, context } = aufruf;
    const { log, id, ...anfrage } = context.get(anfrageContext);
    // Once the form is done with, the page is made anew, and nothing of it is sent again.
    const formular = request.method === "POST" ? anfrage.formular : undefined;
    // The router has made a request of its own.
    if (formular) formularMerken(request, formular);
    try {
      return await arbeit(aufruf);
    } catch (fehler) {
      if (fehler instanceof Unlesbar) throw unlesbar(fehler, { aufruf, datei });
      const grund = voruebergehend(fehler);
      if (!grund) throw fehler;
      log?.warn({ vorgang: id, err: fehler }, "Vorübergehend gestört");
      throw stoerungsantwort(grund, { gesendet: formular && gesendetes(await formular), datei });
    }
  };
}

/** The refusal of something stored that does not have its shape; why goes into the log, not what stands in it. */
function unlesbar(
  fehler: Unlesbar,
  { aufruf, datei }: { readonly aufruf: Aufruf; readonly datei: boolean },
): Response | ReturnType<typeof data> {
  const { log, id } = aufruf.context.get(anfrageContext);
  log?.error({ vorgang: id, gruende: fehler.gruende }, "Gespeichertes ist nicht lesbar");
  const { status, koerper } = fehler;
  const headers = { "Cache-Control": "private, no-store" };
  if (datei)
    return new Response(`${koerper.error}\n`, {
      status,
      headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" },
    });
  const absage: Seitenabsage = { art: "unlesbar", satz: koerper.error };
  return data(absage, { status, headers });
}

function voruebergehend(fehler: unknown): ApiFehler | undefined {
  if (fehler instanceof ApiFehler) return fehler.status === 503 ? fehler : undefined;
  return stoerungAus(fehler);
}

/** What to throw then: an error of the route that the root's boundary shows, or the answer in place of a file. */
export function stoerungsantwort(
  grund: ApiFehler,
  { gesendet, datei }: { readonly gesendet: Gesendet | undefined; readonly datei: boolean },
) {
  const satz = `${grund.koerper.error.replace(/\.$/, "")}.`;
  const headers = {
    "Retry-After": wiederNachSekunden,
    "Cache-Control": "private, no-store",
    ...grund.headers,
  };
  if (datei)
    return new Response(`${satz}\n`, {
      status: 503,
      headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" },
    });
  const absage: Seitenabsage = { art: "gestoert", satz, ...(gesendet && { gesendet }) };
  return data(absage, { status: 503, headers });
}

/** Whether a field of this name must not stand in a page, not even in one that nobody keeps. */
export const istGeheim = (name: string): boolean => /passw|kennwort|token|totp|code|secret/i.test(name);

/** What a page may show again of a form, undefined: one that cannot be read. A file is in no page. */
export function gesendetes(formular: Formular | undefined): Gesendet {
  if (!formular || formular.dateien.length > 0) return "nicht-aufgehoben";
  const { texte } = formular;
  return texte.some(([name, wert]) => istGeheim(name) && wert !== "") ? "nicht-aufgehoben" : texte;
}
