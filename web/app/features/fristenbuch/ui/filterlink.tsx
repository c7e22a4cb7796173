import { Seitenlink } from "#ui/seitenlink.tsx";

type FilterlinkProps = { readonly nach: string; readonly gilt: boolean; readonly children: string };

/** One choice of a row of links. */
export const Filterlink = ({ nach, gilt, children }: FilterlinkProps) => (
  <li>
    <Seitenlink nach={nach} {...(gilt && { "aria-current": "true" as const })}>
      {children}
    </Seitenlink>
  </li>
);
