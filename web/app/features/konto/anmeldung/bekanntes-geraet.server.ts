import { randomBytes } from "node:crypto";
import { cookieWert } from "#platform/access/sitzung.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { unterschrift, unterschriftStimmt } from "../sitzungen/siegel.server.ts";
import { cookieZeile, sicher } from "./cookies.server.ts";

/** A device is known for this long after its last sign-in. */
const tage = 180;
/** Accounts that one browser is known to; who signs in with more is known to the latest. */
const kontenHoechstens = 5;

const cookieName = () => (sicher() ? "__Host-gp-geraet" : "gp-geraet");

/** One account's entry: until when (seconds), a name for the counter, and our signature over both and the address. */
const eintragsform = /^(\d{1,12})\.([\w-]{16})\.([\w-]{43})$/;

type Eintrag = {
  readonly text: string;
  readonly ablauf: number;
  readonly name: string;
  readonly siegel: string;
};

/**
 * The name under which a device counts that has signed in to the account with this address before; undefined: it has
 * not, or too long ago. Strangers cannot use up its counter, and it cannot be used up by theirs ("device cookies" as
 * OWASP describes them). The cookie names no account and opens none.
 *
 * @param email trimmed and in lower case
 */
export function bekanntesGeraet(request: Request, email: string): string | undefined {
  return eintragFuer(eintraege(request), email)?.name;
}

/** The cookie with which this device is known from now on, beside the accounts it is known to already. */
export function geraetBekanntmachen(request: Request, email: string): string {
  const bisher = eintraege(request);
  const eigener = eintragFuer(bisher, email);
  const name = eigener?.name ?? randomBytes(12).toString("base64url");
  const ablauf = sekunden() + tage * 86_400;
  const neu = `${ablauf}.${name}.${unterschrift("geraet", inhalt(email, name, ablauf))}`;
  const andere = bisher.filter((eintrag) => eintrag !== eigener && eintrag.ablauf > sekunden());
  const wert = [neu, ...andere.map(({ text }) => text)].slice(0, kontenHoechstens).join("~");
  return cookieZeile(cookieName(), wert, { sekunden: tage * 86_400 });
}

function eintraege(request: Request): Eintrag[] {
  const roh = cookieWert(request.headers.get("cookie"), cookieName()) ?? "";
  return roh.split("~", kontenHoechstens).flatMap((text) => {
    const [, ablauf, name = "", siegel = ""] = eintragsform.exec(text) ?? [];
    return ablauf === undefined ? [] : [{ text, ablauf: Number(ablauf), name, siegel }];
  });
}

function eintragFuer(alle: readonly Eintrag[], email: string): Eintrag | undefined {
  return alle.find(
    ({ ablauf, name, siegel }) =>
      ablauf > sekunden() && unterschriftStimmt("geraet", inhalt(email, name, ablauf), siegel),
  );
}

const inhalt = (email: string, name: string, ablauf: number) => `${email}\0${name}\0${ablauf}`;
const sekunden = () => Math.floor(jetzt().epochMilliseconds / 1000);
