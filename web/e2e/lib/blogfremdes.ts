import type { Fremdprobe } from "./fremdprobe.ts";
import { probebild } from "./probebild.ts";
import { rufer } from "./proben.ts";

const artikel = { title: "Geheimer Artikel", content: "<p>Noch nicht für alle.</p>" };
const begruendung = "Diese Begründung liest nur der Autor.";

/** The answers to a request of several accounts, with whoever got another status than 404. */
async function versuche(
  { portal, anmelden }: Parameters<Fremdprobe>[0],
  namen: readonly string[],
  anfragen: readonly (readonly [method: string, pfad: string, koerper?: unknown])[],
): Promise<string[]> {
  const befunde: string[] = [];
  for (const name of namen) {
    const { cookie } = await anmelden(name);
    for (const [method, pfad, koerper] of anfragen) {
      const { status } = await fetch(portal + pfad, {
        method,
        headers: { "Content-Type": "application/json", Origin: portal, Cookie: cookie },
        ...(method === "GET" ? {} : { body: JSON.stringify(koerper ?? {}) }),
      });
      if (status !== 404) befunde.push(`${name}: ${method} ${pfad} antwortete ${status}`);
    }
  }
  return befunde;
}

async function gesehen(
  { portal, anmelden }: Parameters<Fremdprobe>[0],
  namen: readonly (string | undefined)[],
  pfade: readonly string[],
  text: string,
): Promise<string[]> {
  const befunde: string[] = [];
  for (const name of namen) {
    const headers = name === undefined ? {} : { Cookie: (await anmelden(name)).cookie };
    for (const pfad of pfade)
      if ((await (await fetch(portal + pfad, { headers })).text()).includes(text))
        befunde.push(`${name ?? "Besucher"} sieht „${text}“ in ${pfad}`);
  }
  return befunde;
}

/** The lines on foreign posts and pictures. */
export const blogfremdproben: Readonly<Record<string, Fremdprobe>> = {
  "IDOR-05": async (umgebung) => {
    const { portal, anmelden, kontoId } = umgebung;
    const eigner = rufer(portal, await anmelden("premium"), await kontoId("premium"));
    const { id } = await eigner.json("POST", "/api/blog/draft", artikel);
    const befunde = await versuche(
      umgebung,
      ["free", "autor", "gast"],
      [
        ["GET", `/api/blog/${id}`],
        ["PUT", `/api/blog/${id}`, { title: "Übernommen" }],
        ["DELETE", `/api/blog/${id}`],
        ["POST", "/api/blog/pending", { draftId: id }],
        ["PUT", "/api/blog/pending", { id, action: "withdraw" }],
        ["GET", `/blog/entwurf/${id}`],
        ["GET", `/blog/vorschau/${id}`],
      ],
    );
    const { title } = (await eigner.lesen(`/api/blog/${id}`)) as { title: string };
    return title === artikel.title ? befunde : [...befunde, `Beim Eigner steht ${title}`];
  },
  "IDOR-06": async (umgebung) => {
    const { portal, anmelden, kontoId } = umgebung;
    const eigner = rufer(portal, await anmelden("premium"), await kontoId("premium"));
    const title = `Entwurf ${crypto.randomUUID()}`;
    await eigner.json("POST", "/api/blog/draft", { ...artikel, title });
    const pfade = [
      `/api/blog/user/${eigner.kontoId}`,
      `/api/blog?authorId=${eigner.kontoId}`,
      `/api/blog?status=draft&authorId=${eigner.kontoId}`,
      "/api/blog?status=draft",
    ];
    return gesehen(umgebung, [undefined, "free", "autor", "gast", "moderator"], pfade, title);
  },
  "IDOR-07": async (umgebung) => {
    const { portal, anmelden, kontoId } = umgebung;
    const eigner = rufer(portal, await anmelden("premium"), await kontoId("premium"));
    const admin = rufer(portal, await anmelden("admin"), await kontoId("admin"));
    const { id } = await eigner.json("POST", "/api/blog/pending", artikel);
    await admin.json("PUT", "/api/blog/pending", { id, action: "reject", comment: begruendung });
    await admin.json("POST", "/api/blog", { ...artikel, authorId: eigner.kontoId });
    const pfade = [`/api/blog/user/${eigner.kontoId}`, "/api/blog", `/api/blog/${id}`, "/blog"];
    const andere = [undefined, "free", "autor", "gast"];
    return [
      ...(await gesehen(umgebung, andere, pfade, begruendung)),
      ...(await gesehen(umgebung, [...andere, "moderator"], pfade.slice(0, 3), "premium@demo")),
    ];
  },
  "IDOR-08": async ({ portal, anmelden, kontoId }) => {
    const moderator = rufer(portal, await anmelden("moderator"), await kontoId("moderator"));
    const formular = new FormData();
    formular.set("file", probebild());
    const { url = "" } = (await moderator.senden("/api/blog/image", formular)) as { url?: string };
    const befunde: string[] = [];
    for (const name of ["autor", "gast"]) {
      const { status } = await fetch(`${portal}/api/blog/image`, {
        method: "DELETE",
        headers: {
          "Content-Type": "application/json",
          Origin: portal,
          Cookie: (await anmelden(name)).cookie,
        },
        body: JSON.stringify({ filePath: url.replace(/^\/media\//, "") }),
      });
      if (status !== 403) befunde.push(`${name} bekam ${status}`);
    }
    const { status } = await fetch(portal + url);
    return status === 200 ? befunde : [...befunde, `Das Bild antwortet ${status}`];
  },
};
