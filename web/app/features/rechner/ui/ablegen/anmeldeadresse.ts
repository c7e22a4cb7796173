import { anmeldeweg } from "#platform/access/seitenabsage.ts";

/**
 * The sign-in that leads back to this page with these inputs. They stand behind `#`, which no browser sends: on the way back
 * it hands them on from redirect to redirect by itself.
 */
export const anmeldeadresse = (stand: () => string): string =>
  `${anmeldeweg(location.pathname + location.search)}#${stand()}`;

/** The registration, on the same way: back to this page with these inputs. */
export const registrieradresse = (stand: () => string): string =>
  `/register?redirect=${encodeURIComponent(location.pathname + location.search)}#${stand()}`;
