import type { Gebuehrenart, VvWert } from "@gebuehrenportal/gebuehren";
import { vvNummer } from "@gebuehrenportal/gebuehren";
import { titel } from "@gebuehrenportal/gebuehren/verzeichnis";
import { fassungAm, type Tag } from "@gebuehrenportal/recht";

/** What the form must know about a number to ask for the right things. Rates × 100, amounts in cents. */
export type Nummernangabe = {
  readonly nr: string;
  readonly titel: string;
  readonly wert: VvWert | { readonly art: "entfallen" | "unbekannt" | "beratung" };
  readonly gebuehrenart?: Gebuehrenart;
  readonly nurBestellt?: true;
  /** Number of this fee with (`mit`) or without (`ohne`) Haftzuschlag. */
  readonly haft?: { readonly mit: string } | { readonly ohne: string };
};

const haftNummer = (nr: string): string | undefined => {
  const naechste = String(Number(nr) + 1);
  return vvNummer(naechste)?.haftzuschlagZu === nr ? naechste : undefined;
};

/** Nature of a number on the day of the mandate; `34` is the consultation after § 34 RVG. Never throws. */
export function nummernangabe(nr: string, stichtag: Tag): Nummernangabe {
  if (nr === "34") return { nr, titel: "Beratung (§ 34 RVG)", wert: { art: "beratung" } };
  const nummer = vvNummer(nr, stichtag);
  if (!nummer) return { nr, titel: "Diese Nummer gibt es nicht", wert: { art: "unbekannt" } };
  const mit = haftNummer(nr);
  return {
    nr,
    titel: titel(nr, stichtag) ?? "",
    wert: fassungAm(nummer.werte, stichtag)?.wert ?? { art: "entfallen" },
    gebuehrenart: nummer.gebuehrenart,
    ...(nummer.spalte === "bestellt" ? { nurBestellt: true as const } : {}),
    ...(nummer.haftzuschlagZu ? { haft: { ohne: nummer.haftzuschlagZu } } : mit ? { haft: { mit } } : {}),
  };
}
