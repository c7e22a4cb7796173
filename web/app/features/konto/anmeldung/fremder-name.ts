import { nameHoechstens, titelHoechstens } from "#platform/konstanten.ts";
import { nameBefund } from "../pruefung.ts";
import { namensteile, type Titel } from "../titel.ts";

/** What an account is called that nobody has named in a way our rule takes; its owner completes it. */
const namenlos = "Ohne Namen";

/**
 * A name that another portal gives, as our rule takes it (AUTH-REG-06): what stands as it is or without the signs the
 * rule does not know; else what the address says. Nobody is kept out because of his name.
 */
export function fremderName(
  name: string | undefined,
  email: string,
): { readonly name: string; readonly titel: Titel } {
  const sauber = (name ?? "").replace(/\p{C}/gu, "").trim();
  const { vor, nach, name: ohneTitel } = namensteile(sauber);
  const eigener = [sauber, buchstaben(ohneTitel)].find((einer) => nameBefund(einer) === undefined);
  if (eigener !== undefined) return { name: namensteile(eigener).name, titel: kurz({ vor, nach }) };
  const adresse = buchstaben(email.split("@")[0] ?? "");
  const ersatz = nameBefund(adresse) === undefined ? namensteile(adresse).name : namenlos;
  return { name: ersatz, titel: { vor: "", nach: "" } };
}

const buchstaben = (text: string) =>
  text
    .replace(/[^\p{L}\p{M} '’-]+/gu, " ")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, nameHoechstens)
    .trim();

const kurz = ({ vor, nach }: Titel): Titel =>
  Math.max(vor.length, nach.length) > titelHoechstens ? { vor: "", nach: "" } : { vor, nach };
