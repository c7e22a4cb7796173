import type { HttpBindings } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import type { Ausweise } from "#platform/access/ausweis.server.ts";
import type { PageRoute } from "#platform/access/guard.ts";
import type { Umgebung } from "#platform/env/env.server.ts";
import type { Wachsend } from "#platform/feature.ts";
import type { ApiRoute } from "#platform/http/api-route.ts";
import type { Ausgeliefert } from "#platform/http/ausgeliefert.ts";
import type { Ratengrenze } from "#platform/http/raten.server.ts";
import type { Log } from "#platform/log/log.server.ts";
import type { Seitencache } from "./antwort/seitencache.ts";
import type { Warteschlange } from "./schutz/warteschlange.ts";

/** Everything the server is put together from; tests replace what they want to watch. */
export type Bauteile = {
  readonly umgebung: Pick<Umgebung, "baseUrl" | "trustedProxy">;
  readonly log: Log;
  readonly build: ServerBuild;
  readonly pages: readonly PageRoute[];
  readonly apiRoutes: readonly ApiRoute[];
  readonly raten: Ratengrenze;
  readonly ausweise: Ausweise;
  readonly cache: Seitencache;
  /** What pages and searches cost, shared out among those who ask for them. */
  readonly schlange: Warteschlange;
  /** Told of every answer. */
  readonly ausgeliefert?: (antwort: Ausgeliefert) => void;
  /** Pages for the sitemap that come and go; unset: there are none. */
  readonly wachsend?: Wachsend;
  /** Whether the database answers. */
  readonly gesund: () => Promise<boolean>;
  /** Folder of the built client files; unset: none are served. */
  readonly clientOrdner?: string;
};

/** What Hono carries along with each request. */
export type Env = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    vorgang: string;
    /** Path and query string under which the answer is made and kept (`ohneUnbekannteQuery`). */
    gesucht: string;
  };
};
