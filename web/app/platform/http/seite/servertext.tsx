import type { ReactNode } from "react";
import { useServerinhalt } from "./serverinhalt.ts";

type ServertextProps = {
  /** The styles of that part. Its components stay behind; a style that no code names would stay behind with them. */
  readonly stile: readonly unknown[];
};

/**
 * The part of a page that its loader has left as finished elements (`nurImServer`): the browser gets its HTML and none
 * of its code. Nothing in it may wait for a click but links and native elements.
 */
export function Servertext(_props: ServertextProps) {
  const inhalt = useServerinhalt<ReactNode>();
  return inhalt ? (
    <div>{inhalt}</div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty here; React leaves the server's HTML as it came
    <div dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
  );
}
