import { cent } from "@gebuehrenportal/recht";
import type { Wertgrenzen } from "./formular/eingabe.ts";

/** Caps for tests of the form alone, independent of the statute's. */
export const probegrenzen: Wertgrenzen = { einzeln: cent(3_000_000_000), zusammen: cent(10_000_000_000) };
