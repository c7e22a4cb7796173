/**
 * The sign-in that leads back to this page with these inputs. They stand behind `#`, which no browser sends: on the way back
 * it hands them on from redirect to redirect by itself.
 */
export const anmeldeadresse = (stand: () => string): string =>
  `/login?redirect=${encodeURIComponent(location.pathname + location.search)}#${stand()}`;
