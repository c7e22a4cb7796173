import type { PageRoute } from "#platform/access/guard.ts";
import type { ApiRoute } from "#platform/http/api-route.ts";
import { metadaten } from "#ui/metadaten.ts";
import type { Blattrechnung } from "./formular/blattantwort.ts";

/** What is said about a calculator outside of its page. */
export type Vorstellung = {
  readonly pfad: `/${string}`;
  /** Name in the navigation and on the tile. */
  readonly name: string;
  /** Heading of the browser window. */
  readonly titel: string;
  /** Sentence on the tile and description for search engines. */
  readonly kachel: string;
  /** What else somebody may call it who searches. */
  readonly stichworte: string;
  /** One of the main links in the header of every page. */
  readonly kopf?: true;
};

/** One calculator, as its folder says it in `rechner.ts`; `verzeichnis.ts` lists them. */
export type Rechner = Vorstellung & {
  /** Folder of its page below `features/rechner`. */
  readonly ordner: string;
  /** Which names of its query its page knows. */
  readonly query: NonNullable<PageRoute["query"]>;
  readonly aufrufe: readonly ApiRoute[];
  /** Its calls are described behind those of the others. */
  readonly aufrufeHinten?: true;
  /** Loads what computes its sheet anew; unset: a table, which has files of its own. */
  readonly blattrechnung?: () => Promise<Blattrechnung>;
};

/** Meta data of a calculator's page. */
export const rechnerMeta = ({ titel, kachel }: Vorstellung) => metadaten(titel, kachel);
