import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projektordner } from "#platform/env/ordner.server.ts";

let gelesen: ReadonlySet<string> | undefined;

/**
 * Whether a password is among those that attackers try first: as it is, or after undoing what people do to make such
 * a word pass (capitals, digits and signs at the end, signs for letters).
 */
export function zuBekannt(passwort: string): boolean {
  const klein = passwort.normalize("NFC").toLowerCase();
  const stamm = klein.replace(/[^\p{L}]+$/u, "");
  return [klein, stamm, ohneErsatz(klein), ohneErsatz(stamm)].some((form) => liste().has(form));
}

const ersatz: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

function ohneErsatz(text: string): string {
  return text.replace(/[013457@$!]/g, (zeichen) => ersatz[zeichen] ?? zeichen);
}

function liste(): ReadonlySet<string> {
  gelesen ??= new Set(
    readFileSync(join(projektordner, "web/app/features/konto/bekannte-passwoerter.txt"), "utf8")
      .split("\n")
      .filter((zeile) => zeile !== "" && !zeile.startsWith("# ")),
  );
  return gelesen;
}
