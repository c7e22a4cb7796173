import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Stripe } from "stripe";

type Ding = Record<string, unknown> & { id: string };

/** What was asked for under a key, and what the answer was. */
type Antwort = { readonly status: number; readonly koerper: unknown };

export const testschluessel = "sk_test_0123456789abcdef";
export const testgeheimnis = "whsec_0123456789abcdef";

/** `a[b][]=c` as nested objects, as far as the portal needs it. */
function formular(text: string): Record<string, unknown> {
  const alles: Record<string, unknown> = {};
  for (const [name, wert] of new URLSearchParams(text)) {
    const teile = name.split(/[[\]]+/).filter(Boolean);
    let ort = alles;
    for (const teil of teile.slice(0, -1)) {
      ort[teil] ??= {};
      ort = ort[teil] as Record<string, unknown>;
    }
    ort[teile.at(-1) ?? ""] = wert;
  }
  return alles;
}

class Fehler extends Error {
  readonly status: number;
  readonly inhalt: Record<string, unknown>;
  constructor(status: number, inhalt: Record<string, unknown>) {
    super(String(inhalt.message ?? inhalt.code));
    this.status = status;
    this.inhalt = inhalt;
  }
}

const fehlt = () =>
  new Fehler(404, { type: "invalid_request_error", code: "resource_missing", message: "No such object" });

/**
 * A double of Stripe's interface: as much of it as the portal uses, with keys that make a request one request, cards that
 * are refused and debits that take days. What a means of payment does is in its id: `pm_karte_…` pays, `pm_leer_…` is
 * refused, `pm_konto_…` takes its time.
 */
export class Stripedouble {
  readonly kunden = new Map<string, Ding>();
  readonly sitzungen = new Map<string, Ding>();
  readonly einzuege = new Map<string, Ding>();
  readonly streite = new Map<string, Ding>();
  readonly erstattungen = new Map<string, Ding>();
  readonly bereiche = new Map<string, Ding>();
  readonly #beantwortet = new Map<string, Antwort & { readonly frage: string }>();
  #nummer = 0;
  /** So many of the next answers never arrive, although what was asked for is done. */
  verschluckt = 0;
  readonly #server = createServer((frage, antwort) => void this.#annehmen(frage, antwort));

  /** @returns the settings with which a portal talks to this double */
  async starten() {
    await new Promise<void>((bereit) => this.#server.listen(0, "127.0.0.1", bereit));
    const { port } = this.#server.address() as AddressInfo;
    return {
      STRIPE_SECRET_KEY: testschluessel,
      STRIPE_WEBHOOK_SECRET: testgeheimnis,
      STRIPE_API: `http://127.0.0.1:${port}`,
    };
  }

  async beenden(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((fertig) => this.#server.close(fertig));
  }

  /** The customer fills in the page of a visit. */
  eingeben(sitzung: string, mittel: string): void {
    const s = this.sitzungen.get(sitzung);
    if (!s) throw fehlt();
    Object.assign(s, { status: "complete", setup_intent: { id: this.#neu("seti"), payment_method: mittel } });
  }

  /** The bank of a customer says how a debit ended. */
  entscheiden(einzug: string, gelungen: boolean): void {
    const e = this.einzuege.get(einzug);
    if (!e) throw fehlt();
    Object.assign(e, gelungen ? bezahlt(e) : { status: "requires_payment_method" });
  }

  /** A customer takes a payment back. @returns the name of the dispute */
  bestreiten(einzug: string): string {
    const e = this.einzuege.get(einzug);
    if (!e) throw fehlt();
    Object.assign(e, { latest_charge: { ...Object(e.latest_charge), disputed: true } });
    const id = this.#neu("du");
    this.streite.set(id, { id, payment_intent: einzug, amount: e.amount, status: "needs_response" });
    return id;
  }

  /** A dispute is over. */
  streitEntscheiden(streit: string, status: "won" | "lost"): void {
    Object.assign(this.streite.get(streit) ?? {}, { status });
  }

  /** After a day a key is no longer known. */
  vergessen(): void {
    this.#beantwortet.clear();
  }

  /** An event as it arrives, signed as the library does it. */
  nachricht(type: string, object: unknown, zeit: number, mehr: object = {}) {
    const payload = JSON.stringify({
      id: this.#neu("evt"),
      object: "event",
      type,
      created: zeit,
      data: { object, ...mehr },
    });
    const unterschrift = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: testgeheimnis,
      timestamp: zeit,
    });
    return { payload, unterschrift };
  }

  #neu(vorsatz: string): string {
    this.#nummer += 1;
    return `${vorsatz}_${this.#nummer}`;
  }

  async #annehmen(frage: IncomingMessage, antwort: ServerResponse): Promise<void> {
    const teile: Buffer[] = [];
    for await (const teil of frage) teile.push(teil as Buffer);
    const { status, koerper } = this.#einmal(frage, Buffer.concat(teile).toString());
    if (this.verschluckt > 0) {
      this.verschluckt -= 1;
      frage.socket.destroy();
      return;
    }
    antwort.writeHead(status, { "Content-Type": "application/json", "Request-Id": this.#neu("req") });
    antwort.end(JSON.stringify(koerper));
  }

  #einmal(frage: IncomingMessage, text: string): Antwort {
    const schluessel = frage.headers["idempotency-key"];
    const schon = typeof schluessel === "string" ? this.#beantwortet.get(schluessel) : undefined;
    if (schon && schon.frage !== text)
      return { status: 400, koerper: { error: { type: "idempotency_error", message: "Other parameters" } } };
    if (schon) return schon;
    const neu = this.#beantworten(frage, text);
    // Also a refusal is kept, as Stripe does it.
    if (typeof schluessel === "string" && frage.method === "POST")
      this.#beantwortet.set(schluessel, { ...neu, frage: text });
    return neu;
  }

  #beantworten({ method = "", url = "", headers }: IncomingMessage, text: string): Antwort {
    if (headers.authorization !== `Bearer ${testschluessel}`)
      return { status: 401, koerper: { error: { type: "invalid_request_error", message: "Invalid key" } } };
    const { pathname, searchParams } = new URL(url, "http://double");
    try {
      return { status: 200, koerper: this.#tun(`${method} ${pathname}`, formular(text), searchParams) };
    } catch (fehler) {
      if (!(fehler instanceof Fehler)) throw fehler;
      return { status: fehler.status, koerper: { error: fehler.inhalt } };
    }
  }

  #tun(was: string, felder: Record<string, unknown>, suche: URLSearchParams): unknown {
    const [, weg = "", id = ""] = /^(\w+ \/v1\/[a-z_/]+?)(?:\/([a-z]+_\w+))?$/.exec(was) ?? [];
    switch (weg) {
      case "POST /v1/customers":
        return id ? this.#aendern(this.kunden, id, felder) : this.#anlegen(this.kunden, "cus", felder);
      case "GET /v1/customers":
        return this.#kunde(id);
      case "DELETE /v1/customers":
        if (!this.kunden.delete(id)) throw fehlt();
        return { id, deleted: true };
      case "POST /v1/checkout/sessions":
        return this.#sitzung(felder);
      case "GET /v1/checkout/sessions":
        return this.#sitzungLesen(id);
      case "POST /v1/payment_intents":
        return this.#einziehen(felder);
      case "GET /v1/payment_intents":
        return id ? lesen(this.einzuege, id) : liste(this.einzuege, "customer", suche.get("customer"));
      case "GET /v1/disputes":
        return liste(this.streite, "payment_intent", suche.get("payment_intent"));
      case "POST /v1/refunds":
        return this.#erstatten(felder);
      case "GET /v1/refunds":
        return id
          ? lesen(this.erstattungen, id)
          : liste(this.erstattungen, "payment_intent", suche.get("payment_intent"));
      case "GET /v1/billing_portal/configurations":
        return liste(this.bereiche);
      case "POST /v1/billing_portal/configurations":
        return this.#anlegen(this.bereiche, "bpc", felder);
      case "POST /v1/billing_portal/sessions":
        return { id: this.#neu("bps"), url: `https://billing.stripe.example/${String(felder.customer)}` };
      default:
        throw fehlt();
    }
  }

  #anlegen(ort: Map<string, Ding>, vorsatz: string, felder: Record<string, unknown>): Ding {
    const ding = { metadata: {}, ...felder, id: this.#neu(vorsatz) };
    ort.set(ding.id, ding);
    return ding;
  }

  #aendern(ort: Map<string, Ding>, id: string, felder: Record<string, unknown>): Ding {
    const ding = lesen(ort, id);
    return Object.assign(ding, felder);
  }

  #kunde(id: string): unknown {
    const kunde = lesen(this.kunden, id);
    const { default_payment_method: mittel } = Object(kunde.invoice_settings);
    return { ...kunde, invoice_settings: { default_payment_method: mittel ? mittelZu(mittel) : null } };
  }

  #sitzung(felder: Record<string, unknown>): Ding {
    const sitzung = this.#anlegen(this.sitzungen, "cs", { ...felder, status: "open" });
    return Object.assign(sitzung, { url: `https://checkout.stripe.example/${sitzung.id}` });
  }

  #sitzungLesen(id: string): unknown {
    const sitzung = lesen(this.sitzungen, id);
    const eingabe = sitzung.setup_intent as { payment_method: string } | undefined;
    return {
      ...sitzung,
      setup_intent: eingabe && { ...eingabe, payment_method: mittelZu(eingabe.payment_method) },
    };
  }

  #einziehen(felder: Record<string, unknown>): Ding {
    lesen(this.kunden, String(felder.customer));
    const mittel = String(felder.payment_method);
    const roh = { ...felder, amount: Number(felder.amount), amount_received: 0 };
    const e = this.#anlegen(this.einzuege, "pi", roh);
    if (mittel.startsWith("pm_konto")) return Object.assign(e, { status: "processing" });
    if (!mittel.startsWith("pm_leer")) return Object.assign(e, bezahlt(e));
    Object.assign(e, { status: "requires_payment_method" });
    throw new Fehler(402, {
      type: "card_error",
      code: "card_declined",
      message: "Declined",
      payment_intent: e,
    });
  }

  #erstatten(felder: Record<string, unknown>): Ding {
    const e = lesen(this.einzuege, String(felder.payment_intent));
    const zurueck = [...this.erstattungen.values()]
      .filter((r) => r.payment_intent === e.id && r.status !== "failed")
      .reduce((summe, r) => summe + Number(r.amount), 0);
    if (zurueck + Number(felder.amount) > Number(e.amount_received))
      throw new Fehler(400, { type: "invalid_request_error", message: "Refund too large" });
    return this.#anlegen(this.erstattungen, "re", {
      ...felder,
      amount: Number(felder.amount),
      status: "succeeded",
    });
  }
}

const bezahlt = (e: Ding) => ({
  status: "succeeded",
  amount_received: e.amount,
  latest_charge: { id: `ch_${e.id}`, disputed: false },
});

function lesen(ort: Map<string, Ding>, id: string): Ding {
  const ding = ort.get(id);
  if (!ding) throw fehlt();
  return ding;
}

const liste = (ort: Map<string, Ding>, feld?: string, wert?: string | null) => ({
  object: "list",
  has_more: false,
  data: [...ort.values()].filter((d) => feld === undefined || d[feld] === wert),
});

const mittelZu = (id: string) =>
  id.startsWith("pm_konto")
    ? { id, type: "sepa_debit", sepa_debit: { last4: "3000" } }
    : { id, type: "card", card: { brand: "visa", last4: "4242" } };
