import { normtext, verweis, zitate } from "../../index.ts";
import { vollregister } from "../register/vollregister.ts";
import type { Norm } from "../typen.ts";

/** Norms of a text, in which `⏎` stands for the end of a line. */
export const normenAus = (text: string, land?: string): readonly Norm[] =>
  zitate(text.replaceAll("⏎", "\n"), vollregister, land === undefined ? {} : { land }).flatMap(
    ({ normen }) => normen,
  );

/** What is read, as lists name it, in one line. */
export const gelesen = (text: string, land?: string): string =>
  normenAus(text, land).map(normtext).join("; ");

/** What a page would link. */
export const verlinkt = (text: string): string =>
  normenAus(text)
    .filter((norm) => verweis(norm, vollregister) !== undefined)
    .map(normtext)
    .join("; ");

/** The Länder whose law is meant, where the register lacks the act. */
export const laender = (text: string): readonly string[] =>
  normenAus(text).flatMap(({ hinweise }) =>
    hinweise.flatMap((hinweis) => (hinweis.art === "landesrecht" ? [hinweis.land] : [])),
  );
