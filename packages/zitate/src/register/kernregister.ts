import { kern } from "@gebuehrenportal/gesetze/register/kern.ts";
import { mehrdeutig } from "@gebuehrenportal/gesetze/register/mehrdeutig.ts";
import { registerAus } from "./register.ts";

/** The acts practice cites often: small, and enough for most texts. */
export const kernregister = registerAus([kern], mehrdeutig);
