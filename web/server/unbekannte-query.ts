import type { PageRoute, Querykenner } from "#platform/access/guard.ts";

/** Of which names of its query a page knows something; undefined: it takes all of them. */
type Kenner = () => Querykenner | Promise<Querykenner> | undefined;

/**
 * The address under which a page is made and kept: with those parts of its query alone that the page knows, so that nobody
 * has it made again and again with others. The link of a mail (`token`) stays as it came, whatever the page; nobody keeps
 * an answer to it.
 */
export function ohneUnbekannteQuery(pages: readonly PageRoute[]): (ziel: string) => string | Promise<string> {
  const feste = new Map(pages.map((seite) => [seite.path, kennerVon(seite)]));
  const muster = pages
    .filter(({ path, ohneQuery, query }) => (ohneQuery || query) && path.includes(":"))
    .map((seite) => ({
      form: new RegExp(`^${seite.path.replace(/:\w+/g, "[^/]+")}$`),
      kenner: kennerVon(seite),
    }));
  return (ziel) => {
    const frage = ziel.indexOf("?");
    if (frage < 0 || /[?&]token=/.test(ziel)) return ziel;
    const pfad = ziel.slice(0, frage);
    // The router's own calls for data name what they want behind the question mark.
    const passend = () => (pfad.endsWith(".data") ? undefined : muster.find(({ form }) => form.test(pfad)));
    const kenner = (feste.get(pfad) ?? passend()?.kenner)?.();
    if (kenner === undefined) return ziel;
    const mit = (kennt: Querykenner) => mitBekannter(pfad, ziel.slice(frage + 1), kennt);
    return kenner instanceof Promise ? kenner.then(mit) : mit(kenner);
  };
}

function kennerVon({ ohneQuery, query }: PageRoute): Kenner {
  if (ohneQuery) return () => () => false;
  if (query === undefined) return () => undefined;
  if (typeof query !== "function") return () => (name) => query.includes(name);
  let bekannt: Querykenner | undefined;
  return () =>
    bekannt ??
    query().then((kennt) => {
      bekannt = kennt;
      return kennt;
    });
}

function mitBekannter(pfad: string, query: string, kennt: Querykenner): string {
  const bekannte = query.split("&").filter((teil) => {
    const [name] = new URLSearchParams(teil).keys();
    return name !== undefined && kennt(name);
  });
  return bekannte.length > 0 ? `${pfad}?${bekannte.join("&")}` : pfad;
}
