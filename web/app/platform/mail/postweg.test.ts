import { type FileHandle, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Versandauftrag } from "./mail-store.server.ts";
import { alsEml, nachricht } from "./nachricht.server.ts";
import { postwegAus } from "./postweg.server.ts";
import { endgueltigAbgelehnt } from "./smtp.server.ts";

const auftrag: Versandauftrag = {
  id: "0b0f6f0e-0000-4000-8000-000000000001",
  an: "meier@kanzlei.example",
  betreff: "Bitte bestätigen Sie Ihre Adresse",
  text: "Guten Tag",
  html: "<p>Guten Tag</p>",
  art: "bestaetigung",
  erstellt: new Date("2026-11-21T03:49:59.500Z"),
  versuche: 1,
  anhaenge: [],
};
const von = "Gebührenportal <portal@kanzlei.example>";

let dataDir = "";
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "gp-postweg-"));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dataDir, { recursive: true, force: true });
});

const postweg = (smtpUrl?: string) =>
  postwegAus({ smtpUrl, mailFrom: von, baseUrl: "https://portal.example:8443", dataDir });
const rechte = async (pfad: string) => (await stat(pfad)).mode & 0o777;

test("Eine Mail sagt, von wem sie ist, an wen sie geht und dass eine Maschine sie schrieb", () => {
  expect(nachricht(auftrag, { von, host: "portal.example" })).toEqual({
    from: von,
    to: { name: "", address: "meier@kanzlei.example" },
    subject: "Bitte bestätigen Sie Ihre Adresse",
    text: "Guten Tag",
    html: "<p>Guten Tag</p>",
    date: auftrag.erstellt,
    messageId: "<0b0f6f0e-0000-4000-8000-000000000001@portal.example>",
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": "de" },
  });
});

describe("Ohne Mailserver", () => {
  const name = "2026-11-21T034959Z-bestaetigung-0b0f6f0e-0000-4000-8000-000000000001.eml";

  test("wird eine Mail eine Datei, die nur das Portal liest", async () => {
    const weg = postweg();
    expect(weg.anspruchSekunden).toBe(5);
    await weg.senden(auftrag);
    const ordner = join(dataDir, "outbox");
    expect(await readdir(ordner)).toEqual([name]);
    expect(await rechte(ordner)).toBe(0o700);
    expect(await rechte(join(ordner, name))).toBe(0o600);
    const text = await readFile(join(ordner, name), "utf8");
    expect(text).toContain(`Message-ID: <${auftrag.id}@portal.example>\r\n`);
    expect(text.split("\r\n").some((zeile) => zeile.includes("\n"))).toBe(false);
    expect(weg.schliessen()).toBeUndefined();
  });

  test("bleibt die erste Datei, wie sie ist; eine andere Mail bekommt ihre eigene", async () => {
    const weg = postweg();
    await weg.senden(auftrag);
    await writeFile(join(dataDir, "outbox", name), "die erste");
    await weg.senden(auftrag);
    expect(await readFile(join(dataDir, "outbox", name), "utf8")).toBe("die erste");
    await weg.senden({ ...auftrag, erstellt: new Date("2026-11-21T03:50:00Z") });
    expect(await readdir(join(dataDir, "outbox"))).toHaveLength(2);
  });

  test("ist sie auf der Platte, mit ihrem Namen, bevor sie als gesendet gilt", async () => {
    const probe = await open(join(dataDir, "probe"), "w");
    const prototyp = Object.getPrototypeOf(probe) as FileHandle;
    await probe.close();
    const angefasst: FileHandle[] = [];
    const sync = vi.spyOn(prototyp, "sync").mockImplementation(async function (this: FileHandle) {
      angefasst.push(this);
    });
    await postweg().senden(auftrag);
    expect(sync).toHaveBeenCalledTimes(2);
    // Nothing stays open, not even when the disk refuses.
    sync.mockImplementation(async function (this: FileHandle) {
      if (angefasst.push(this) === 4) throw new Error("Platte fort");
    });
    await expect(postweg().senden({ ...auftrag, art: "zweite" })).rejects.toThrow("Platte fort");
    expect(angefasst.map(({ fd }) => fd)).toEqual([-1, -1, -1, -1]);
  });

  test("ist ein Ordner, den es nicht geben kann, ein Fehler", async () => {
    await writeFile(join(dataDir, "outbox"), "eine Datei");
    await expect(postweg().senden(auftrag)).rejects.toThrow();
  });
});

test("Mit Mailserver geht sie zu ihm, und er hat zwei Minuten Zeit", async () => {
  const weg = postweg("smtp://127.0.0.1:1");
  expect(weg.anspruchSekunden).toBe(120);
  await expect(weg.senden(auftrag)).rejects.toMatchObject({ code: "ESOCKET" });
  weg.schliessen();
  expect(await readdir(dataDir)).toEqual([]);
});

test("Die ganze Mail steht da, wie sie reist", async () => {
  const text = Buffer.from(await alsEml(auftrag, { von, host: "portal.example" })).toString("utf8");
  expect(text).toContain("To: meier@kanzlei.example\r\n");
  expect(text.replaceAll("\r\n", "")).not.toContain("\n");
});

// RFC 5321, 4.2.1: 5yz is a permanent refusal, 4yz a transient one.
test.each([
  [{ code: "EENVELOPE", responseCode: 500 }, true],
  [{ code: "EENVELOPE", responseCode: 550 }, true],
  [{ code: "EMESSAGE", responseCode: 554 }, true],
  [{ code: "EMESSAGE", responseCode: 599 }, true],
  [{ code: "EENVELOPE", responseCode: 499 }, false],
  [{ code: "EENVELOPE", responseCode: 600 }, false],
  [{ code: "EENVELOPE", responseCode: "550" }, false],
  [{ code: "EENVELOPE" }, false],
  [{ code: "EAUTH", responseCode: 535 }, false],
  [{ responseCode: 550 }, false],
  [new Error("fort"), false],
  ["fort", false],
  [undefined, false],
])("Endgültig ist die Absage %j: %s", (fehler, endgueltig) => {
  expect(endgueltigAbgelehnt(fehler)).toBe(endgueltig);
});
