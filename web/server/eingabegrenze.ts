import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Ausweise } from "#platform/access/ausweis.server.ts";
import type { Guard, PageRoute } from "#platform/access/guard.ts";
import { ablehnung } from "#platform/access/pruefung.ts";
import { traegtSitzung } from "#platform/access/sitzung.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { istLesend } from "./anfrage.ts";
import type { Env } from "./kontext.ts";

/** What the form of a page may send. */
const ueblich = 1024 * 1024;

const grenze = (maxSize: number): MiddlewareHandler<Env> =>
  bodyLimit({ maxSize, onError: () => Promise.reject(new ApiFehler(413)) });

/**
 * Refuses what is larger than the form of a page may send. Pages that take files take more where one can come along, but
 * only from those whom their guard lets in: what a form sends is kept in memory until it is read.
 */
export function eingabegrenze(
  pages: readonly PageRoute[],
  { ausCookie }: Pick<Ausweise, "ausCookie">,
): MiddlewareHandler<Env> {
  const uebliche = grenze(ueblich);
  const groessere = pages.flatMap(({ path, guard, eingabeBytes }) =>
    eingabeBytes ? [{ guard, form: adressform(path), grenze: grenze(eingabeBytes) }] : [],
  );
  const darf = async (context: Context<Env>, guard: Guard): Promise<boolean> => {
    const sitzung = traegtSitzung(context.req.header("cookie"))
      ? await ausCookie(context.req.raw).catch(() => undefined)
      : undefined;
    return ablehnung(guard, sitzung) === undefined;
  };
  return async (context, next) => {
    if (istLesend(context.req.method)) return next();
    const mitDatei = /^multipart\/form-data\b/i.test(context.req.header("content-type") ?? "");
    const seite = mitDatei && groessere.find(({ form }) => form.test(context.req.path));
    return seite && (await darf(context, seite.guard))
      ? seite.grenze(context, next)
      : uebliche(context, next);
  };
}

/** The page itself and the router's own calls for it. */
const adressform = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}(?:\\.data)?$`);
