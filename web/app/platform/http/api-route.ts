import type { Tag } from "@gebuehrenportal/recht";
import type { z } from "zod";
import type { Guard, Oeffentlich } from "../access/guard.ts";
import type { Sitzung } from "../access/konto.ts";
import type { Faehigkeit } from "../access/tarif.ts";
import type { Beitraege } from "../beitraege.server.ts";
import type { Contract } from "./contract.ts";
import type { Limit } from "./limit.ts";
import type { Ratengrenze } from "./raten.server.ts";

type Gelesen<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler gets: everything parsed, nothing raw. */
export type Aufruf<C extends Contract = Contract, G extends Guard = Guard> = {
  readonly query: Gelesen<C["query"]>;
  readonly body: Gelesen<C["body"]>;
  /** Values of the path's `:names`. */
  readonly params: Readonly<Record<string, string>>;
  readonly request: Request;
  /** Who asks; behind a guard always somebody, otherwise undefined for those who are not signed in. */
  readonly sitzung: [Extract<G, Oeffentlich>] extends [never] ? Sitzung : Sitzung | undefined;
  /** What counts as one client for limits (`clientKennung`). */
  readonly client: string;
  /** For limits that only the handler can apply, such as those per e-mail address. */
  readonly raten: Ratengrenze;
  /** Today in Germany. */
  readonly heute: Tag;
  /** What the features give to calls of others. */
  readonly beitraege: Beitraege;
};

/** A worked request. */
export type Beispiel = {
  /** What is asked, as a sentence for a lawyer. */
  readonly frage: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Values of the path's `:names`. */
  readonly params?: Readonly<Record<string, string>>;
};

/** One call as its feature declares it; `web/app/api.ts` lists them all. */
export type ApiRoute<C extends Contract = Contract, G extends Guard = Guard> = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path pattern: `/api/rechner/rvg`, `/api/blog/:slug`. */
  readonly path: `/api/${string}`;
  readonly guard: G;
  /** `true`: tells everybody his state, also those who come with a token that is over; only where all may call. */
  readonly nachsichtig?: true;
  /** Own sentence of a refusal, by its status. */
  readonly absagen?: Readonly<Partial<Record<401 | 403, string>>>;
  /** Unset: no limit besides those the handler asks for itself. */
  readonly limit?: Limit;
  /** Instead of `limit`, for accounts with this capability: counted per account, widened by no setting. */
  readonly limitKonto?: Limit & { readonly fest: true; readonly faehigkeit: Faehigkeit };
  /** `true`: any origin may read the answer; cookies play no part. */
  readonly cors?: boolean;
  /**
   * `true`: made for programs. A cookie is nobody here, as with `cors`, and a page of another origin that causes the
   * call is refused (403), even if its name suddenly means this machine (DNS rebinding); programs send no `Origin`.
   */
  readonly fuerProgramme?: true;
  /** `true`: costs about as much as a page, so it waits in the same queue (a fair share for each client). */
  readonly teuer?: true;
  /** Largest body; unset 256 KB. */
  readonly maxBytes?: number;
  /** `true`: the body may also be form-encoded, as browsers and the client of NextAuth send it. */
  readonly formular?: true;
  /** `true`: the body may be missing. */
  readonly koerperFrei?: true;
  readonly contract: C;
  /** What the page about the calls shows, with the answer of the moment. */
  readonly beispiel?: Beispiel;
  /**
   * Plain data becomes JSON with the status of the contract (200), a `Response` goes out as it is.
   * A refusal is thrown as `ApiFehler`, anything else thrown is a bug (500).
   */
  handler(
    aufruf: Aufruf<C, G>,
  ): z.input<C["response"]> | Response | Promise<z.input<C["response"]> | Response>;
};

/** Declares a call; only there so that the handler's types follow from the contract. */
export function apiRoute<const C extends Contract, const G extends Guard>(route: ApiRoute<C, G>): ApiRoute {
  // The list holds calls of many contracts; each handler only ever sees what its own contract has read.
  return route as unknown as ApiRoute;
}

/** The public calculation calls: 60 per minute and address, shared by all of them. */
export const rechnerLimit: Limit = { name: "rechner", anzahl: 60, sekunden: 60 };

/** The calculation calls of accounts whose tier includes them: 600 per minute and account. */
export const rechnerLimitKonto = {
  name: "rechner-konto",
  anzahl: 600,
  sekunden: 60,
  fest: true,
  faehigkeit: "schnittstelle",
} as const;
