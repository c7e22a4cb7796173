import { useEffect } from "react";
import {
  type DataRouter,
  type PatchRoutesOnNavigationFunction,
  type UNSAFE_AssetsManifest,
  UNSAFE_createClientRoutes,
  type UNSAFE_RouteModules,
} from "react-router";

/**
 * How the browser learns of the portal's pages. A document names its own page alone; the list of all of them is one
 * file of the build, which the first touch of a link fetches. So the portal may grow without any page growing with it.
 *
 * The build puts this in the place of the router's own `fog-of-war`, which asks the server about each link it sees. The
 * names are the router's.
 */
export const isFogOfWarEnabled = () => true;

let vollstaendig = false;

/**
 * To be awaited before the page comes to life. A document that has no page of its own (no address, 404) gets the whole
 * list at once: the router would otherwise take the home page for the beginning of every unknown address.
 */
export async function listeVorab(): Promise<void> {
  const manifest = window.__reactRouterManifest;
  if (!manifest || Object.keys(window.__reactRouterRouteModules ?? {}).length > 1) return;
  await listeHolen(manifest).then(
    () => {
      vollstaendig = true;
    },
    () => {},
  );
}

/**
 * What the router calls for an address that no page it knows has.
 *
 * A list that cannot be fetched (the portal was renewed meanwhile) leaves the way to the server.
 */
export function getPatchRoutesOnNavigationFunction(
  getRouter: () => DataRouter,
  manifest: UNSAFE_AssetsManifest,
  routeModules: UNSAFE_RouteModules,
): PatchRoutesOnNavigationFunction | undefined {
  if (vollstaendig) return undefined;
  return async ({ patch, signal, fetcherKey }) => {
    if (vollstaendig) return;
    try {
      await listeHolen(manifest);
    } catch {
      if (signal.aborted) return;
      const ziel = fetcherKey ? undefined : getRouter().state.navigation.location;
      const { pathname, search, hash } = ziel ?? location;
      location.assign(pathname + search + hash);
      return new Promise(() => {});
    }
    if (vollstaendig || signal.aborted) return;
    vollstaendig = true;
    const neue = Object.fromEntries(
      Object.entries(window.__reactRouterManifest?.routes ?? {}).filter(([id]) => !(id in manifest.routes)),
    );
    Object.assign(manifest.routes, neue);
    patch("root", UNSAFE_createClientRoutes(neue, routeModules, null, true, false, "root"));
  };
}

const beruehrungen = ["pointerover", "focusin"] as const;

/** Fetches the list when a link is first touched, so that it is there when the link is followed. */
export function useFogOFWarDiscovery(_router: DataRouter, manifest: UNSAFE_AssetsManifest): void {
  useEffect(() => {
    const beruehrt = ({ target }: Event) => {
      if (!(target as Element).closest?.("a[data-discover]")) return;
      aufhoeren();
      listeHolen(manifest).catch(() => {});
    };
    const aufhoeren = () => {
      for (const art of beruehrungen) removeEventListener(art, beruehrt);
    };
    for (const art of beruehrungen) addEventListener(art, beruehrt, { passive: true });
    return aufhoeren;
  }, [manifest]);
}

/** The file puts the list where documents put theirs. */
const listeHolen = ({ url }: UNSAFE_AssetsManifest): Promise<unknown> => import(/* @vite-ignore */ url);

declare global {
  interface Window {
    __reactRouterManifest?: UNSAFE_AssetsManifest;
    readonly __reactRouterRouteModules?: UNSAFE_RouteModules;
  }
}
