import type { ComponentPropsWithRef } from "react";
import { Link } from "react-router";

type SeitenlinkProps = Omit<ComponentPropsWithRef<"a">, "href"> & {
  /** Absolute address within the portal. */
  readonly nach: string;
  /** The page stays where it is scrolled to. */
  readonly bleiben?: boolean;
};

/**
 * A link to another page of the portal, which changes without reload. The router's own link resolves its address against
 * the page, watches for hover and click; on the server none of that leaves a trace in the HTML, so there a plain `<a>`
 * with the same attributes is written, at a tenth of the cost.
 */
export function Seitenlink({ nach, bleiben = false, ...rest }: SeitenlinkProps) {
  return import.meta.env.SSR ? (
    <a {...rest} href={nach} data-discover="true" />
  ) : (
    <Link {...rest} to={nach} preventScrollReset={bleiben} />
  );
}
