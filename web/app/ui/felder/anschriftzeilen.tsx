import type { angabenfeld } from "./angabenfeld.ts";
import { Feld } from "./feld.tsx";

type AnschriftzeilenProps = { readonly angabe: ReturnType<typeof angabenfeld> };

/** Street, postcode and town of whoever fills in the form. */
export const Anschriftzeilen = ({ angabe }: AnschriftzeilenProps) => (
  <>
    <Feld {...angabe("strasse")} label="Straße und Hausnummer" autoComplete="street-address" />
    <Feld {...angabe("plz")} label="Postleitzahl" autoComplete="postal-code" />
    <Feld {...angabe("ort")} label="Ort" autoComplete="address-level2" />
  </>
);
