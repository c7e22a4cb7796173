import type { ApiRoute } from "#platform/http/api-route.ts";
import { bilderRouten } from "./bilder.ts";
import { leserouten } from "./lesen.ts";
import { mitteilungsrouten } from "./mitteilungen.ts";
import { nutzerRoute } from "./nutzer.ts";
import { ordnungsrouten } from "./ordnung.ts";
import { einzelrouten, schreibrouten } from "./schreiben.ts";
import { versionsrouten } from "./versionen.ts";

const alle: readonly ApiRoute[] = [
  ...leserouten,
  ...schreibrouten,
  ...ordnungsrouten,
  ...mitteilungsrouten,
  ...bilderRouten,
  nutzerRoute,
  ...versionsrouten,
  ...einzelrouten,
];

const freierName = ({ path }: ApiRoute): boolean => path.startsWith("/api/blog/:");

/** Every call of the blog; what takes any name stands behind what has one of its own. */
export const blogRouten: readonly ApiRoute[] = [
  ...alle.filter((route) => !freierName(route)),
  ...alle.filter(freierName),
];
