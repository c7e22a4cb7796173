import { type Context, Hono } from "hono";
import { traegtSitzung } from "#platform/access/sitzung.ts";
import { stoerungAus } from "#platform/db/stoerung.server.ts";
import { ApiFehler, fehlerantwort } from "#platform/fehler/api-fehler.ts";
import { istLesend, ziel } from "./anfrage.ts";
import { absageseiten } from "./antwort/absageseiten.ts";
import { leerePolicy } from "./antwort/csp.ts";
import { grundkopfzeilen, nurImEigenenBrowser } from "./antwort/kopfzeilen.ts";
import { vorgangsnummer } from "./antwort/vorgang.ts";
import { apiEinhaengen } from "./api.ts";
import type { Bauteile, Env } from "./kontext.ts";
import { medienEinhaengen } from "./medien.ts";
import { mitEinlass } from "./schutz/einlass.ts";
import { mitStoerungsseiten, wiederNachSekunden } from "./schutz/stoerung.ts";
import { Andrang } from "./schutz/warteschlange.ts";
import { seitenEinhaengen } from "./seiten.ts";
import { seitenRendern } from "./seitenwahl.ts";
import { statischEinhaengen } from "./statisch.ts";
import { ohneUnbekannteQuery } from "./unbekannte-query.ts";
import { verzeichnisseEinhaengen } from "./verzeichnisse.ts";

/** The whole portal as one function from request to answer. */
export function appErstellen(bauteile: Bauteile): Hono<Env> {
  const { log, umgebung, build, pages, gesund, cache, ausgeliefert } = bauteile;
  const { baseUrl } = umgebung;
  const grund = grundkopfzeilen(baseUrl);
  const rendern = seitenRendern(mitEinlass(mitStoerungsseiten(build), pages, baseUrl), pages);
  const absageseite = absageseiten(rendern, pages, baseUrl);
  const app = new Hono<Env>();
  const bekannteAdresse = ohneUnbekannteQuery(pages);

  app.use(async (context, next) => {
    const beginn = performance.now();
    const vorgang = vorgangsnummer();
    context.set("vorgang", vorgang);
    const kopf = {
      method: context.req.method,
      ziel: ziel(context.req.url),
      header: (name: string) => context.req.header(name),
    };
    const anonymGelesen = istLesend(context.req.method) && !traegtSitzung(context.req.header("cookie"));
    const bekannt = anonymGelesen ? bekannteAdresse(kopf.ziel) : kopf.ziel;
    const gesucht = typeof bekannt === "string" ? bekannt : await bekannt;
    context.set("gesucht", gesucht);
    const gehalten = anonymGelesen
      ? cache.treffer(
          { ...kopf, ziel: gesucht },
          { ...grund, "X-Request-Id": vorgang, ...(gesucht === kopf.ziel ? {} : nurImEigenenBrowser) },
        )
      : undefined;
    if (!gehalten) {
      await next();
      const { headers } = context.res;
      for (const [name, wert] of Object.entries(grund)) if (!headers.has(name)) headers.set(name, wert);
      headers.set("X-Request-Id", vorgang);
      if (context.res.status === 503 && !headers.has("Retry-After"))
        headers.set("Retry-After", wiederNachSekunden);
      if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", leerePolicy);
    }
    const { status } = gehalten ?? context.res;
    ausgeliefert?.({ ...kopf, status });
    // The path only: what stands behind the question mark may be a matter. Supervisors ask for health all the time.
    log[context.req.path === "/api/health" ? "debug" : "info"]({
      vorgang,
      methode: context.req.method,
      pfad: context.req.path,
      status,
      ms: Math.round(performance.now() - beginn),
      ...(gehalten ? { cache: true } : {}),
    });
    return gehalten;
  });

  app.onError((fehler, context) => {
    if (fehler instanceof ApiFehler)
      return anLeser(context, fehler) ? absageseite(fehler) : fehlerantwort(fehler);
    const vorgang = context.get("vorgang");
    const stoerung = stoerungAus(fehler);
    if (stoerung) {
      log.warn({ vorgang, err: fehler }, "Vorübergehend gestört");
      return context.req.path.startsWith("/api/")
        ? fehlerantwort(stoerung)
        : context.text(stoerung.koerper.error, 503, stoerung.headers);
    }
    log.error({ vorgang, err: fehler }, "Unerwarteter Fehler");
    const satz = `Interner Fehler. Vorgangsnummer: ${vorgang}`;
    if (context.req.path.startsWith("/api/"))
      return fehlerantwort(new ApiFehler(500, { error: satz, code: "interner-fehler" }));
    return context.text(satz, 500);
  });

  app.get("/api/health", async (context) =>
    (await gesund())
      ? context.json({ status: "ok" }, 200, { "Cache-Control": "no-store" })
      : context.json({ status: "gestoert", error: "Die Datenbank ist nicht erreichbar" }, 503, {
          "Cache-Control": "no-store",
        }),
  );
  apiEinhaengen(app, bauteile);
  verzeichnisseEinhaengen(app, bauteile);
  medienEinhaengen(app);
  statischEinhaengen(app, bauteile);
  seitenEinhaengen(app, { ...bauteile, rendern });
  return app;
}

/** Whether somebody reads the refusal, who asked for a page: calls are refused where they are answered. */
function anLeser(context: Context<Env>, grund: ApiFehler): boolean {
  // The router's own data calls are read by a script, which shows the same page.
  if (grund.status >= 500 || context.req.path.endsWith(".data")) return false;
  return grund instanceof Andrang || (context.req.header("accept") ?? "").includes("text/html");
}
