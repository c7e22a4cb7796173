import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll } from "vitest";
import { wurzel } from "../../../scripts/lib/bootstrap.mjs";
import { freierPort } from "../../../scripts/schritte/system.ts";
import type { Kanzleirolle } from "../../app/platform/access/konto.ts";
import { type Datenbank, datenbankOeffnen } from "../../app/platform/db/datenbank.server.ts";
import { type Demoportal, demoadresse, demoeinstellungen, demoportal, schnellster } from "./demoportal.ts";
import { ohneEinstellungen } from "./portal.ts";

const pruefskript = join(wurzel, "scripts/protokoll-pruefen.ts");
const vorher = new URL("uhrportal-vorher.ts", import.meta.url).href;

/** Who works in the office: the account of the demo, whose name it becomes. Nobody of them has a book yet. */
export const buero = {
  anwaeltin: { name: "teams2", anzeige: "Rita Recht", rolle: "rechtsanwalt" },
  anwalt: { name: "free", anzeige: "Anton Anwalt", rolle: "rechtsanwalt" },
  fachkraft: { name: "basic", anzeige: "Frieda Fach", rolle: "fachangestellte" },
  vertretung: { name: "autor", anzeige: "Volker Vertreter", rolle: "vertretung" },
} as const satisfies Readonly<Record<string, { name: string; anzeige: string; rolle: Kanzleirolle }>>;

/** Another Kanzlei, without a book: its owner has not agreed to the text on secrecy. */
export const fremde = { name: "premium2" } as const;

/** A portal whose clock a test sets, with an office of four beside the accounts of the demo. */
export type Bueroportal = {
  readonly url: string;
  /** Sets the clock (`2030-02-04T09:00`, in Germany); what falls due then has been done afterwards. */
  stellen(zeit: string, ...auftraege: readonly string[]): Promise<void>;
  /** What `npm run protokoll:pruefen` says of all books while the portal runs. @throws {Error} one is wrong */
  protokollePruefen(): Promise<string>;
};

/** The one of all tests of a file: up before the first of them, gone after the last. */
export function gemeinsamesBueroportal(beginn: string): Bueroportal {
  const abbau: (() => Promise<unknown>)[] = [];
  let laufend: { portal: Demoportal; uhr: string; datenbank: Datenbank } | undefined;
  const da = () => {
    if (!laufend) throw new Error("Das Portal läuft erst, wenn der erste Test beginnt.");
    return laufend;
  };
  const stellen = async (uhr: string, zeit: string, auftraege: readonly string[]) => {
    const zeitpunkt = Temporal.PlainDateTime.from(zeit).toZonedDateTime("Europe/Berlin").toInstant();
    const frage = { art: "auf", zeitpunkt: zeitpunkt.toString(), auftraege };
    const antwort = await fetch(uhr, { method: "POST", body: JSON.stringify(frage) });
    const folgen = await antwort.text();
    if (!antwort.ok || /failed|unbekannt/.test(folgen)) throw new Error(folgen);
  };
  beforeAll(async () => {
    const uhrport = await freierPort();
    const portal = await demoportal(schnellster(), {
      PORTALUHR: String(uhrport),
      NODE_OPTIONS: `--import=${vorher}`,
    });
    abbau.push(() => portal.beenden());
    const datenbank = await datenbankOeffnen(portal.ablage, { art: "skript", migration: false });
    abbau.push(() => datenbank.schliessen());
    const uhr = `http://127.0.0.1:${uhrport}`;
    await stellen(uhr, beginn, []);
    await bueroBilden(datenbank, beginn);
    laufend = { portal, uhr, datenbank };
  });
  afterAll(async () => {
    for (const abbauen of abbau.toReversed()) await abbauen();
  });
  return {
    get url() {
      return da().portal.url;
    },
    stellen: (zeit, ...auftraege) => stellen(da().uhr, zeit, auftraege),
    async protokollePruefen() {
      const { dataDir, databaseUrl } = da().portal.ablage;
      const { stdout } = await promisify(execFile)(process.execPath, [pruefskript], {
        cwd: wurzel,
        env: { ...ohneEinstellungen(), ...demoeinstellungen(dataDir, databaseUrl) },
      });
      return stdout;
    },
  };
}

/** Puts the four into the office of the first, who leads it; all have agreed to the text on secrecy. */
async function bueroBilden({ pool }: Datenbank, am: string): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    "select kz.id from kanzlei kz join konto k on k.id = kz.inhaber where k.email = $1",
    [demoadresse(buero.anwaeltin.name)],
  );
  const kanzlei = rows[0]?.id ?? "";
  for (const { name, anzeige, rolle } of Object.values(buero)) {
    const werte = [demoadresse(name), anzeige, kanzlei];
    await pool.query(
      `update konto set name = $2, team_id = $3, tarif = case when team_admin then tarif else 'Teammitglied' end
       where email = $1`,
      werte,
    );
    await pool.query(
      `insert into mitgliedschaft (kanzlei_id, konto_id, kanzleirolle) select $2, id, $3 from konto where email = $1
       on conflict (kanzlei_id, konto_id) do update set kanzleirolle = $3`,
      [demoadresse(name), kanzlei, rolle],
    );
    await pool.query(
      `insert into verschwiegenheit (konto_id, fassung, am)
       select id, (select max(fassung) from verschwiegenheit), $2 from konto where email = $1 on conflict do nothing`,
      [demoadresse(name), `${am}+01:00`],
    );
  }
  await pool.query("delete from verschwiegenheit where konto_id = (select id from konto where email = $1)", [
    demoadresse(fremde.name),
  ]);
}
