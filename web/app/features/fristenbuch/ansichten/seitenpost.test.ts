import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { formularAusfuehren } from "./seitenpost.server.ts";

test.each(["", "unbekannt", "hasOwnProperty", "constructor", "__proto__"])(
  "Ein Formular „%s“, das die Seite nicht hat, wird mit 400 abgelehnt",
  async (was) => {
    const aufruf = {
      request: new Request("http://localhost/fristenmanager/kontrolle"),
      context: new RouterContextProvider(),
    };
    await expect(formularAusfuehren({}, aufruf, { was })).rejects.toMatchObject({ init: { status: 400 } });
  },
);
