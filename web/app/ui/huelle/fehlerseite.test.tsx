import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Fehlerseite } from "./fehlerseite.tsx";

const gezeigt = (status: number) =>
  renderToString(
    <MemoryRouter>
      <Fehlerseite status={status} vorgang="v1" />
    </MemoryRouter>,
  );

test("Die Fehlerseite nimmt nur auf sich, was an uns liegt", () => {
  expect(gezeigt(500)).toContain("Der Fehler liegt bei uns");
  for (const status of [400, 404, 405, 413, 429])
    expect(gezeigt(status), String(status)).not.toContain("liegt bei uns");
  expect(gezeigt(429)).toContain("Bitte laden Sie die Seite in zehn Sekunden neu.");
  expect(gezeigt(405)).toContain("<h1>So lässt sich die Seite nicht aufrufen</h1>");
  expect(gezeigt(413)).toContain("Die Eingabe ist zu groß");
  expect(gezeigt(400)).toContain("Diese Anfrage konnte nicht gelesen werden.");
});
