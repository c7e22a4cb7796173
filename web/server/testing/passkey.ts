import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";

type Optionen = { readonly challenge: string; readonly rp?: { readonly id: string }; readonly rpId?: string };
type Wunsch = { readonly origin: string; readonly geprueft?: boolean };

/** An authenticator in software (ES256, attestation „none“) for one portal. */
export class Testpasskey {
  readonly id = randomBytes(32);
  readonly #schluessel: KeyObject;
  readonly #oeffentlich: KeyObject;
  zaehler = 0;

  constructor() {
    const paar = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.#schluessel = paar.privateKey;
    this.#oeffentlich = paar.publicKey;
  }

  /** Its public key (COSE), as a portal keeps it. */
  get schluessel(): Buffer {
    const { x = "", y = "" } = this.#oeffentlich.export({ format: "jwk" });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, "base64url"),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, "base64url"),
    ]);
  }

  /** Answer to `navigator.credentials.create`, as its `toJSON()` writes it. */
  anlegen({ challenge, rp }: Optionen, { origin, geprueft = true }: Wunsch) {
    const laenge = Buffer.alloc(2);
    laenge.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      this.#kopf(rp?.id ?? "", 0x41 | (geprueft ? 0x04 : 0)),
      Buffer.alloc(16),
      laenge,
      this.id,
      this.schluessel,
    ]);
    const groesse = Buffer.alloc(2);
    groesse.writeUInt16BE(authData.length);
    // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from("fmt"),
      Buffer.from([0x64]),
      Buffer.from("none"),
      Buffer.from([0x67]),
      Buffer.from("attStmt"),
      Buffer.from([0xa0, 0x68]),
      Buffer.from("authData"),
      Buffer.from([0x59]),
      groesse,
      authData,
    ]);
    return this.#antwort({
      clientDataJSON: clientData("webauthn.create", challenge, origin).toString("base64url"),
      attestationObject: attestationObject.toString("base64url"),
      transports: ["internal"],
    });
  }

  /** Answer to `navigator.credentials.get`. */
  vorzeigen({ challenge, rpId }: Optionen, { origin, geprueft = true }: Wunsch) {
    this.zaehler += 1;
    const authenticatorData = this.#kopf(rpId ?? "", 0x01 | (geprueft ? 0x04 : 0));
    const daten = clientData("webauthn.get", challenge, origin);
    const signature = createSign("SHA256")
      .update(Buffer.concat([authenticatorData, createHash("sha256").update(daten).digest()]))
      .sign(this.#schluessel);
    return this.#antwort({
      clientDataJSON: daten.toString("base64url"),
      authenticatorData: authenticatorData.toString("base64url"),
      signature: signature.toString("base64url"),
    });
  }

  #kopf(rpId: string, merkmale: number): Buffer {
    const zaehler = Buffer.alloc(4);
    zaehler.writeUInt32BE(this.zaehler);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.from([merkmale]), zaehler]);
  }

  #antwort(response: Record<string, unknown>) {
    const id = this.id.toString("base64url");
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
