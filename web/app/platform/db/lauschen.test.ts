import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { lauschen } from "./lauschen.server.ts";

const nachricht = (art: string, inhalt: Buffer) => {
  const laenge = Buffer.alloc(4);
  laenge.writeInt32BE(inhalt.length + 4);
  return Buffer.concat([Buffer.from(art), laenge, inhalt]);
};
const bereit = nachricht("Z", Buffer.from("I"));
const eingelassen = nachricht("R", Buffer.alloc(4));
const absage = nachricht("E", Buffer.from("SERROR\0C42501\0Mnicht erlaubt\0\0"));

test("Wer nicht lauschen darf, lässt keine Verbindung offen", async () => {
  const offen: Socket[] = [];
  // As much of PostgreSQL as lets anybody in and refuses every statement.
  const server = createServer((socket) => {
    offen.push(socket);
    socket.once("data", () => {
      socket.write(Buffer.concat([eingelassen, bereit]));
      socket.on("data", (daten) => daten[0] === 0x51 && socket.write(Buffer.concat([absage, bereit])));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of offen) socket.destroy();
    server.close();
  });
  const url = `postgres://wer@127.0.0.1:${(server.address() as AddressInfo).port}/was`;
  const nichts = () => undefined;
  await expect(lauschen(url, "kanal", nichts, nichts)).rejects.toThrow("nicht erlaubt");
  await expect.poll(() => offen.map(({ readyState }) => readyState)).toEqual(["closed"]);
});
