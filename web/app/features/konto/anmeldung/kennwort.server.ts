import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const argon2id = promisify(
  (parameter: Argon2Parameters, fertig: (fehler: Error | null, hash: Buffer) => void) =>
    argon2("argon2id", parameter, fertig),
);

/** Second of the parameter sets OWASP recommends as equal: 19 MiB, two passes, one lane. */
const heute = { m: 19_456, t: 2, p: 1 } as const;
const laenge = { salz: 16, hash: 32 } as const;

/** Checked against when there is no account, so that both cases take the same time. No password has this hash. */
const niemand = `$argon2id$v=19$m=${heute.m},t=${heute.t},p=${heute.p}$${b64(Buffer.alloc(laenge.salz))}$${b64(Buffer.alloc(laenge.hash))}`;

/** Argon2id hash of a password with a fresh salt, as a PHC string. */
export async function kennworthash(kennwort: string): Promise<string> {
  const salz = randomBytes(laenge.salz);
  const hash = await gerechnet(kennwort, salz, heute, laenge.hash);
  return `$argon2id$v=19$m=${heute.m},t=${heute.t},p=${heute.p}$${b64(salz)}$${b64(hash)}`;
}

/** Whether a password belongs to a hash. Without a hash the answer is no, after the same work. */
export async function kennwortStimmt(kennwort: string, phc: string | undefined): Promise<boolean> {
  const teile = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc ?? niemand);
  if (!teile) throw new Error("Ein gespeicherter Kennworthash hat nicht die erwartete Form.");
  const [, m, t, p, salz = "", hash = ""] = teile;
  const erwartet = Buffer.from(hash, "base64");
  const parameter = { m: Number(m), t: Number(t), p: Number(p) };
  const errechnet = await gerechnet(kennwort, Buffer.from(salz, "base64"), parameter, erwartet.length);
  return timingSafeEqual(errechnet, erwartet) && phc !== undefined;
}

function gerechnet(
  kennwort: string,
  nonce: Buffer,
  { m, t, p }: { m: number; t: number; p: number },
  tagLength: number,
): Promise<Buffer> {
  // The same characters typed on another keyboard may be composed differently.
  const message = kennwort.normalize("NFC");
  return argon2id({ message, nonce, memory: m, passes: t, parallelism: p, tagLength });
}

function b64(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
