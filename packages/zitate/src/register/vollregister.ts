import { kern } from "@gebuehrenportal/gesetze/register/kern.ts";
import { mehrdeutig } from "@gebuehrenportal/gesetze/register/mehrdeutig.ts";
import { weitere } from "@gebuehrenportal/gesetze/register/weitere.ts";
import { registerAus } from "./register.ts";

/** Every act of the register. */
export const vollregister = registerAus([kern, weitere], mehrdeutig);
