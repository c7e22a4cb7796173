import type { Tag } from "@gebuehrenportal/recht";
import { postpfad } from "../../posteingang/stueck.ts";

/** What an address of the page says. */
export type Postfilter = {
  readonly zeige: "offen" | "entschieden" | "alle";
  readonly tag: Tag | undefined;
  readonly ab: number;
  /** Of which piece the form is open. */
  readonly bearbeiten: string;
};

/** The address of the page with some filters changed; a filter changed begins at the first page. */
export function postadresse(filter: Postfilter, anders: Partial<Postfilter> = {}): string {
  const { zeige, tag, ab, bearbeiten } = { ...filter, ab: 0, bearbeiten: "", ...anders };
  const felder = new URLSearchParams({
    ...(zeige !== "alle" && { zeige }),
    ...(tag !== undefined && { tag }),
    ...(ab > 0 && { ab: String(ab) }),
    ...(bearbeiten !== "" && { bearbeiten }),
  }).toString();
  return felder === "" ? postpfad : `${postpfad}?${felder}`;
}
