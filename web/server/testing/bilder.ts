import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kysely } from "kysely";
import sharp from "sharp";
import type { Sitzungsnutzer } from "#platform/access/konto.ts";
import type { DB } from "#platform/db/schema.ts";
import { umgebungAus, umgebungStellen } from "#platform/env/env.server.ts";
import { pdfBeenden } from "#platform/pdf/pdf.server.ts";
import { apiRoutes } from "../../app/api.ts";
import { eigeneSeite, sitzungscookie, testausweise, testsitzung } from "./sitzung.ts";
import { testportal } from "./testportal.ts";

/** A folder for the files of one test file, with what is to happen before and after all its tests. */
export function bilderordner() {
  const dataDir = mkdtempSync(join(tmpdir(), "gp-bilder-"));
  const ordner = join(dataDir, "dateien");
  const dateien = (): string[] =>
    readdirSync(ordner, { recursive: true, encoding: "utf8" })
      .filter((name) => statSync(join(ordner, name)).isFile())
      .toSorted();
  return {
    ordner,
    dateien,
    anlegen: () => umgebungStellen(umgebungAus({ DATA_DIR: dataDir })),
    abbauen: async () => {
      umgebungStellen();
      await pdfBeenden();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A striped picture, so that left and right, top and bottom can be told apart. */
export async function bild(breite: number, hoehe: number) {
  const daten = Buffer.alloc(breite * hoehe * 3, 200);
  for (let y = 0; y < hoehe / 2; y += 1) daten.fill(30, y * breite * 3, (y + 1) * breite * 3);
  return sharp(daten, { raw: { width: breite, height: hoehe, channels: 3 } });
}

/** An account with these rights, and what it may try. */
export async function konto(db: Kysely<DB>, name: string, rechte: Partial<Sitzungsnutzer>) {
  const { id } = await db
    .insertInto("konto")
    .values({ name, email: `${name}@kanzlei.example` })
    .returning("id")
    .executeTakeFirstOrThrow();
  return portal({ id, ...rechte });
}

/** The calls for pictures as somebody signed in makes them, or nobody. */
export function portal(nutzer?: Partial<Sitzungsnutzer>) {
  const { holen } = testportal({ apiRoutes, ausweise: testausweise(nutzer && testsitzung(nutzer)) });
  const headers = { ...(nutzer ? sitzungscookie : {}), ...eigeneSeite };
  const antwort = async (anfrage: Promise<Response>) => {
    const gekommen = await anfrage;
    return { status: gekommen.status, koerper: (await gekommen.json()) as Record<string, string> };
  };
  return {
    holen,
    hochladen: async (datei?: Uint8Array | Blob, path?: string, name = "bild.png") => {
      const formular = new FormData();
      if (datei)
        formular.append("file", datei instanceof Blob ? datei : new Blob([new Uint8Array(datei)]), name);
      if (path !== undefined) formular.append("path", path);
      // As bytes: a stream of the client would go on after the answer, as one over the net does not.
      const kodiert = new Response(formular);
      const typ = { "Content-Type": kodiert.headers.get("content-type") ?? "" };
      const body = await kodiert.arrayBuffer();
      return antwort(holen("/api/blog/image", { method: "POST", headers: { ...headers, ...typ }, body }));
    },
    loeschen: (filePath: unknown) =>
      antwort(
        holen("/api/blog/image", {
          method: "DELETE",
          headers: { ...headers, "Content-Type": "application/json" },
          body: JSON.stringify({ filePath }),
        }),
      ),
  };
}

/** What deleting calls `filePath`. */
export const pfadVon = (url = "") => url.split("/").slice(2).join("/");
