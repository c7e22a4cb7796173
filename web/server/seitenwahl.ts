import { createRequestHandler, type ServerBuild } from "react-router";
import type { PageRoute } from "#platform/access/guard.ts";
import type { Rendern } from "./antwort/absageseiten.ts";

/**
 * Renders pages. The router tries its pages one after the other to find the one of an address, twice for each request
 * and once more for what stands above it; where the address is written out on the list, it is given those alone.
 */
export function seitenRendern(build: ServerBuild, pages: readonly PageRoute[]): Rendern {
  const alle = createRequestHandler(build, "production");
  const feste = new Set(pages.map(({ path }) => path).filter((path) => !/[:*]/.test(path)));
  const eigene = new Map<string, Rendern>();
  return (request, context) => {
    const { pathname } = new URL(request.url);
    if (!feste.has(pathname)) return alle(request, context);
    const rendern = eigene.get(pathname) ?? createRequestHandler(nurSeite(build, pathname), "production");
    eigene.set(pathname, rendern);
    return rendern(request, context);
  };
}

/** The build with this page, those above it, the start page, and the root; their documents name all of these. */
function nurSeite(build: ServerBuild, pfad: string): ServerBuild {
  const behalten = Object.entries(build.routes).filter(([, route]) => {
    if (route?.parentId === undefined) return true;
    const eigener = `/${(route.path ?? "").replace(/^\//, "")}`;
    return eigener === "/" || pfad === eigener || pfad.startsWith(`${eigener}/`);
  });
  return { ...build, routes: Object.fromEntries(behalten) };
}
