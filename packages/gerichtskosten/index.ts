export { gerichtsgebuehrStufen, mindestgebuehr } from "./gesetz/gkg/paragraph-34.ts";
export { hoechstwert } from "./gesetz/gkg/paragraph-39.ts";
export {
  type GerichtskostenTabelle,
  gebuehrentabelle,
  gebuehrenvergleich,
  tabellenwert,
} from "./src/gebuehrentabelle.ts";
export { type Gerichtsgebuehr, gerichtsgebuehr } from "./src/gerichtsgebuehr.ts";
export { rechtsstand } from "./src/rechtsstand.ts";
