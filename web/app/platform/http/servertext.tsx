import type { ReactNode } from "react";
import { useServerinhalt } from "./serverinhalt.ts";

/**
 * The part of a page that its loader has left as finished elements (`nurImServer`): the browser gets its HTML and none
 * of its code. Nothing in it may wait for a click but links and native elements. A page that is styled by a module of
 * its own imports that module itself, since the code around it stays behind.
 */
export function Servertext() {
  const inhalt = useServerinhalt<ReactNode>();
  return inhalt ? (
    <div>{inhalt}</div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty here; React leaves the server's HTML as it came
    <div dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
  );
}
