import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Empfaengermarken } from "./empfaengermarken.tsx";

test("Was an den Empfängern falsch ist, steht auch dann am Feld, wenn jede Adresse ein Eintrag für sich ist", () => {
  const feld = (fehler?: string) =>
    renderToStaticMarkup(
      <Empfaengermarken id="an" label="Empfänger" wert="a@b.de" onWert={() => undefined} fehler={fehler} />,
    );
  expect(feld("Zu viele Adressen.")).toMatch(
    /aria-invalid="true".*id="an-fehler"[^>]*>.*Zu viele Adressen\./s,
  );
  expect(feld()).not.toContain("aria-invalid");
});
