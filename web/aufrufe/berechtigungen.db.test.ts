import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  berechtigungenLesen,
  type Kontoart,
  kontoarten,
  type Zeile,
} from "../../architecture/berechtigungen.ts";
import { wurzel } from "../../scripts/lib/bootstrap.mjs";
import { datenbankportal } from "../e2e/lib/datenbankportal.ts";
import { type Angemeldet, anmelden } from "../e2e/lib/demoportal.ts";
import { fremdproben } from "../e2e/lib/fremdes.ts";
import type { Beteiligte, Probe } from "../e2e/lib/probe.ts";
import { anfrage, proben, rufer } from "../e2e/lib/proben.ts";

const demokonto: Readonly<Record<Exclude<Kontoart, "AN">, string>> = {
  FR: "free",
  BA: "basic",
  PR: "premium",
  TA: "teams",
  TM: "mitglied",
  AU: "autor",
  GA: "gast",
  MO: "moderator",
  AD: "admin",
};

const { zeilen, fremdes } = berechtigungenLesen(wurzel);
/**
 * What a guard refuses it refuses on whatever database: every line is walked on PostgreSQL, where a portal needs half the
 * computing time, on the embedded one the calls that give somebody what is his.
 */
const aufDiesem = ({ id, zellen }: Zeile) =>
  Boolean(process.env.TEST_DATABASE_URL) ||
  (!id.startsWith("PAGE-") && Object.values(zellen).includes("eigene"));
const faellig = zeilen.filter((zeile) => zeile.seit !== undefined && aufDiesem(zeile));
const faelligesFremde = fremdes.filter(({ seit }) => seit !== undefined);

let portal: Awaited<ReturnType<typeof datenbankportal>>;
let wer: Partial<Record<Kontoart, Angemeldet>> = {};
let probenliste: ReturnType<typeof proben>;
let anfragen = 0;
const kontoIds: Partial<Record<Kontoart, string>> = {};

beforeAll(async () => {
  portal = await datenbankportal();
  const eintraege = Object.entries(demokonto).map(
    async ([art, name]) => [art, await anmelden(portal.url, name)] as const,
  );
  wer = Object.fromEntries(await Promise.all(eintraege));
  probenliste = proben(await kontoId("gast"));
});
afterAll(async () => {
  const alle = zeilen.length + fremdes.length;
  process.stdout.write(
    `Berechtigungen auf ${portal?.speicher}: ${faellig.length + faelligesFremde.length} of ${alle} rows due, ${anfragen} Anfragen mit ${kontoarten.length} Arten von Konten.\n`,
  );
  await portal?.beenden();
});

test.each(faelligesFremde.map(({ id }) => [id]))("%s: Fremdes bleibt fremd", async (id) => {
  const probe = fremdproben[id];
  if (!probe) throw new Error(`Für ${id} gibt es keine Probe.`);
  expect(
    await probe({ portal: portal.url, anmelden: (name) => anmelden(portal.url, name), kontoId }),
  ).toEqual([]);
});

// What changes tiers comes after all that depends on them, what deletes accounts last.
const gereiht = faellig.toSorted((a, b) => spaet(a) - spaet(b));

test.each(gereiht.map((zeile) => [zeile.id, zeile.ziele.join(", "), zeile] as const))(
  "%s gilt für jede Art von Konto: %s",
  async (_id, _ziele, zeile) => {
    const abweichungen: string[] = [];
    for (const ziel of zeile.ziele) {
      for (const art of kontoarten) {
        const soll = zeile.zellen[art];
        if (soll === "–") continue;
        const ist = await antwort(ziel, zeile.zusatz, art);
        if (!passt(soll, ist, ziel))
          abweichungen.push(
            `${ziel} ${art}: ${soll} erwartet, ${ist.status} erhalten ${ist.text.slice(0, 120)}`,
          );
      }
    }
    expect(abweichungen).toEqual([]);
  },
);

type Antwort = {
  readonly status: number;
  readonly text: string;
  readonly ort: string | null;
  /** Address that was asked for, without its origin. */
  readonly pfad: string;
  readonly gut: readonly number[] | undefined;
};

async function antwort(ziel: string, zusatz: string, art: Kontoart): Promise<Antwort> {
  anfragen += 1;
  if (ziel === "GET /api/realtime") return socket(art);
  const vorlage: Probe = (probenliste[zusatz ? `${ziel} ${zusatz}` : ziel] ?? probenliste[ziel])?.() ?? {};
  const probe = vorlage.gegenstand
    ? { ...vorlage, ...(await vorlage.gegenstand(await beteiligte(art))) }
    : vorlage;
  const { url, init } = await anfrage(portal.url, ziel, probe);
  const sitzung = await sitzungVon(art, probe);
  if (sitzung) {
    const nurToken = /\/api\/(backend|rechner(?!\/ausgabe))\//.test(url);
    if (nurToken) init.headers.Authorization = `Bearer ${sitzung.token}`;
    // The token of the form belongs to the cookie that came with it.
    else
      init.headers.Cookie = init.headers.Cookie
        ? `${ohneCsrf(sitzung.cookie)}; ${init.headers.Cookie}`
        : sitzung.cookie;
  }
  const r = await fetch(url, init);
  if (probe.eigeneSitzung && art !== "AN") wer[art] = await anmelden(portal.url, demokonto[art]);
  const pfad = url.slice(portal.url.length);
  return { status: r.status, text: await r.text(), ort: r.headers.get("location"), gut: probe.gut, pfad };
}

/** Who makes what a request is about. */
async function beteiligte(art: Kontoart): Promise<Beteiligte> {
  const einer = async (wen: Exclude<Kontoart, "AN">) => {
    const angemeldet = wer[wen] ?? (await anmelden(portal.url, demokonto[wen]));
    kontoIds[wen] ??= await kontoId(demokonto[wen]);
    return rufer(portal.url, angemeldet, kontoIds[wen] ?? "");
  };
  return {
    art,
    eigener: await einer(art === "AN" ? "FR" : art),
    fremder: await einer(art === "TM" ? "FR" : "TM"),
    autor: await einer("AU"),
    admin: await einer("AD"),
  };
}

async function sitzungVon(art: Kontoart, { eigeneSitzung }: Probe): Promise<Angemeldet | undefined> {
  if (art === "AN") return undefined;
  return eigeneSitzung ? anmelden(portal.url, demokonto[art]) : wer[art];
}

function ohneCsrf(cookie: string): string {
  return cookie
    .split("; ")
    .filter((teil) => !teil.includes("csrf"))
    .join("; ");
}

/** Pages that lead to the sign-in in their own way. */
const anmeldeorte: Readonly<Record<string, string>> = { "/billing-confirmation": "/login?redirect=billing" };

function passt(soll: string, { status, text, ort, gut, pfad }: Antwort, ziel: string): boolean {
  switch (soll) {
    case "✓":
    case "eigene":
    case "öffentlich":
      return gut ? gut.includes(status) : status >= 200 && status < 300 && !text.includes("upgrade-gate");
    case "anmelden":
      return status === 302 && ort === (anmeldeorte[pfad] ?? `/login?redirect=${encodeURIComponent(pfad)}`);
    case "Tarif":
      return status === 200 && text.includes('data-testid="upgrade-gate"');
    case "Hinweis":
      return status === 200 && text.includes('data-testid="upgrade-hint"') && !text.includes("result-total");
    default:
      return status === Number(soll) && (ziel.includes("/api/") || text.includes("Kein Zugriff"));
  }
}

function spaet({ ziele }: Zeile): number {
  if (ziele.includes("DELETE /api/backend/auth/user")) return 2;
  const wechselnd = ["POST /api/backend/subscription", "POST /api/backend/team/leave"];
  return ziele.some((ziel) => wechselnd.includes(ziel)) ? 1 : 0;
}

/** The answer to the wish for a socket; 101 counts as 200. */
function socket(art: Kontoart): Promise<Antwort> {
  const { hostname, port } = new URL(portal.url);
  return new Promise((fertig, gescheitert) => {
    const ruf = httpRequest({
      hostname,
      port,
      path: "/api/realtime",
      headers: {
        Connection: "Upgrade",
        Upgrade: "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": Buffer.alloc(16, 1).toString("base64"),
        Origin: portal.url,
        ...(wer[art] ? { Cookie: wer[art].cookie } : {}),
      },
    });
    const ende = (status: number) =>
      fertig({ status, text: "", ort: null, gut: undefined, pfad: "/api/realtime" });
    ruf.once("upgrade", (_antwort, strom) => {
      strom.destroy();
      ende(200);
    });
    ruf.once("response", (r) => {
      r.resume();
      ende(r.statusCode ?? 0);
    });
    ruf.once("error", gescheitert);
    ruf.end();
  });
}

async function kontoId(name: string): Promise<string> {
  const sitzung = wer.AD ?? (await anmelden(portal.url, "admin"));
  const r = await fetch(`${portal.url}/api/admin/users?query=${name}%40demo`, {
    headers: { Cookie: sitzung.cookie },
  });
  const { users } = (await r.json()) as { users: readonly { id: string }[] };
  return users[0]?.id ?? "";
}
