import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { pino } from "pino";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect } from "vitest";
import { test } from "../db/testing.ts";
import { mailEinreihen, mailstaende } from "./mail-store.server.ts";
import { smtp } from "./smtp.server.ts";
import { absender, mail } from "./testing.ts";
import { mailsNachholen, mailVersenden, type Versand } from "./versand.server.ts";

const aufraeumen: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const ende of aufraeumen.splice(0)) await ende();
});

type Zustellung = { readonly text: string; readonly benutzer: unknown; readonly verschluesselt: boolean };
type Antwort = { readonly code: number; readonly text: string } | undefined;

/** A mail server that answers each message, or each recipient, as it is told; without a word it takes them. */
async function mailserver({
  empfaenger = [],
  nachrichten = [],
  ...optionen
}: { empfaenger?: Antwort[]; nachrichten?: Antwort[] } & SMTPServerOptions = {}) {
  const zustellungen: Zustellung[] = [];
  const verbindungen: string[] = [];
  const fehler = (antwort: Antwort) =>
    antwort && Object.assign(new Error(antwort.text), { responseCode: antwort.code });
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onConnect: ({ id }, fertig) => {
      verbindungen.push(id);
      fertig();
    },
    onRcptTo: (_, __, fertig) => fertig(fehler(empfaenger.shift())),
    onData: (strom, sitzung, fertig) => {
      let text = "";
      strom.setEncoding("utf8").on("data", (stueck: string) => {
        text += stueck;
      });
      strom.on("end", () => {
        zustellungen.push({ text, benutzer: sitzung.user, verschluesselt: sitzung.secure });
        fertig(fehler(nachrichten.shift()));
      });
    },
    ...optionen,
  });
  server.on("error", () => undefined);
  await new Promise<void>((fertig) => server.listen(0, "127.0.0.1", fertig));
  aufraeumen.push(() => new Promise<void>((fertig) => server.close(fertig)));
  return { zustellungen, verbindungen, port: (server.server.address() as AddressInfo).port };
}

function versandUeber(url: string): Versand {
  const postweg = smtp(url, absender);
  aufraeumen.unshift(async () => postweg.schliessen());
  return { postweg, textBehalten: false, log: pino({ level: "silent" }) };
}

const eigenesZertifikat = "?tls.rejectUnauthorized=false";

describe("Über einen Mailserver", () => {
  test("geht eine Mail verschlüsselt und angemeldet hinaus, mit Text und HTML auf Deutsch", async ({
    db,
  }) => {
    const { port, zustellungen } = await mailserver({
      authOptional: false,
      onAuth: ({ username, password }, _, fertig) =>
        username === "portal" && password === "ge heim"
          ? fertig(null, { user: username })
          : fertig(new Error("falsch")),
    });
    const id = await mailEinreihen(db, mail);
    await mailVersenden(id, versandUeber(`smtp://portal:ge%20heim@127.0.0.1:${port}${eigenesZertifikat}`));
    expect(zustellungen).toMatchObject([{ benutzer: "portal", verschluesselt: true }]);
    const text = zustellungen[0]?.text ?? "";
    expect(text).toContain(`Message-ID: <${id}@portal.example>\r\n`);
    expect(text).toMatch(
      /multipart\/alternative[\s\S]+text\/plain; charset=utf-8[\s\S]+text\/html; charset=utf-8/,
    );
    expect(text.match(/itte best=C3=A4tigen/g)).toHaveLength(2);
    expect(text).toContain("Content-Language: de\r\n");
    expect((await mailstaende(db, {}))[0]).toMatchObject({ zustand: "gesendet", fehler: null });
  });

  test("geht die nächste über dieselbe Verbindung, statt sich noch einmal anzumelden", async ({ db }) => {
    const { port, zustellungen, verbindungen } = await mailserver();
    const versand = versandUeber(`smtp://127.0.0.1:${port}${eigenesZertifikat}`);
    for (let i = 0; i < 3; i++) await mailVersenden(await mailEinreihen(db, mail), versand);
    expect([zustellungen.length, verbindungen.length]).toEqual([3, 1]);
  });

  test("wartet sie, solange die Zugangsdaten falsch sind oder der Server unerreichbar ist", async ({
    db,
  }) => {
    const { port } = await mailserver({ onAuth: (_, __, fertig) => fertig(new Error("535 falsch")) });
    const id = await mailEinreihen(db, mail);
    const falsch = versandUeber(`smtp://portal:x@127.0.0.1:${port}${eigenesZertifikat}`);
    await expect(mailVersenden(id, falsch)).rejects.toMatchObject({ code: "EAUTH" });
    await anspruchVorbei(db);
    const fort = versandUeber("smtp://127.0.0.1:1");
    await expect(mailVersenden(id, fort)).rejects.toThrow();
    expect((await mailstaende(db, {}))[0]).toMatchObject({ zustand: "wartet", versuche: 2 });
  });

  test("nennt ihr Scheitern den Server, nicht den Empfänger: Es steht in den Protokollzeilen", async ({
    db,
  }) => {
    const { port } = await mailserver({
      onRcptTo: ({ address }, _, fertig) =>
        fertig(Object.assign(new Error(`${address} voll`), { responseCode: 452 })),
    });
    const id = await mailEinreihen(db, mail);
    const fehler = await mailVersenden(
      id,
      versandUeber(`smtp://127.0.0.1:${port}${eigenesZertifikat}`),
    ).catch((err: unknown) => err);
    expect(fehler).toMatchObject({ responseCode: 452 });
    expect(inspect(fehler, { depth: 9 })).not.toContain(mail.an);
  });

  test("kommt sie nach einer vorläufigen Absage (451) beim nächsten Mal an, mit derselben Message-ID", async ({
    db,
  }) => {
    const { port, zustellungen } = await mailserver({
      nachrichten: [{ code: 451, text: "Bitte später" }],
    });
    const versand = versandUeber(`smtp://127.0.0.1:${port}${eigenesZertifikat}`);
    const id = await mailEinreihen(db, mail);
    await expect(mailVersenden(id, versand)).rejects.toMatchObject({ responseCode: 451 });
    expect((await mailstaende(db, {}))[0]).toMatchObject({
      zustand: "wartet",
      versuche: 1,
      fehler: expect.stringContaining("451 Bitte später"),
    });
    // Not before its pause is over.
    await mailsNachholen(versand, 0);
    expect(zustellungen).toHaveLength(1);
    await anspruchVorbei(db);
    await mailsNachholen(versand, 0);
    expect((await mailstaende(db, {}))[0]).toMatchObject({ zustand: "gesendet", versuche: 2, fehler: null });
    const kennungen = zustellungen.map(({ text }) => /^Message-ID: (.+)\r$/m.exec(text)?.[1]);
    expect(kennungen).toEqual([`<${id}@portal.example>`, `<${id}@portal.example>`]);
  });

  test.for([
    [
      "der Empfänger abgelehnt wird",
      { empfaenger: [{ code: 550, text: "Kein Postfach" }] },
      "550 Kein Postfach",
    ],
    ["der Inhalt abgelehnt wird", { nachrichten: [{ code: 554, text: "Als Werbung" }] }, "554 Als Werbung"],
  ] as const)(
    "ist sie gescheitert, wenn %s, und der Grund bleibt stehen",
    async ([, antworten, grund], { db }) => {
      const { port, zustellungen } = await mailserver({
        ...(("empfaenger" in antworten && { empfaenger: [...antworten.empfaenger] }) || {}),
        ...(("nachrichten" in antworten && { nachrichten: [...antworten.nachrichten] }) || {}),
      });
      const versand = versandUeber(`smtp://127.0.0.1:${port}${eigenesZertifikat}`);
      const id = await mailEinreihen(db, mail);
      await mailVersenden(id, versand);
      const bisher = zustellungen.length;
      await mailVersenden(id, versand);
      await mailsNachholen(versand, 0);
      expect(zustellungen).toHaveLength(bisher);
      const [stand] = await mailstaende(db, { zustand: "gescheitert" });
      expect(stand).toMatchObject({ an: mail.an, versuche: 1, fehler: expect.stringContaining(grund) });
      expect(stand?.fehler).not.toContain(mail.an);
    },
  );
});

const anspruchVorbei = (db: Parameters<typeof mailstaende>[0]) =>
  db
    .updateTable("mail_auftrag")
    .set({ beansprucht_bis: new Date(0) })
    .execute();
