import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projektordner } from "#platform/env/ordner.server.ts";

let gelesen: ReadonlySet<string> | undefined;

/** A shorter word with digits behind it is no worse than any other password. */
const kuerzesterStamm = 6;

/**
 * Whether a password is among those that attackers try first: as it is, or after undoing what people do to make such
 * a word pass (capitals, digits and signs at the end, signs for letters). Whether it passes the other rules is not
 * asked here.
 */
export function zuBekannt(passwort: string): boolean {
  const klein = passwort.normalize("NFC").toLowerCase();
  const ohneZeichen = klein.replace(/[^\p{L}\p{N}]+$/u, "");
  const stamm = klein.replace(/[^\p{L}]+$/u, "");
  const formen = [klein, ohneZeichen, ...(stamm.length >= kuerzesterStamm ? [stamm] : [])];
  return formen.some((form) => liste().has(form) || liste().has(ohneErsatz(form)));
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
    readFileSync(join(projektordner, "web/app/features/konto/anmeldung/bekannte-passwoerter.txt"), "utf8")
      .split("\n")
      .filter((zeile) => !zeile.startsWith("# "))
      .flatMap((zeile) => zeile.split(" ")),
  );
  return gelesen;
}
