import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { type Ausgang, ausgangAus } from "./testing-erinnerungen.ts";

/** A mail server that takes everything, and notes it before it says so. */
export async function postamt() {
  const post: Ausgang[] = [];
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onData: (strom, _, fertig) => {
      let text = "";
      strom.setEncoding("utf8").on("data", (stueck: string) => {
        text += stueck;
      });
      strom.on("end", () => {
        post.push(ausgangAus(text));
        fertig();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((fertig) => server.listen(0, "127.0.0.1", fertig));
  const { port } = server.server.address() as AddressInfo;
  return {
    post,
    url: `smtp://127.0.0.1:${port}?tls.rejectUnauthorized=false`,
    schliessen: () => new Promise<void>((fertig) => server.close(fertig)),
  };
}
