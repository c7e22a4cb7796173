import { expect, test } from "vitest";
import { autorenmail } from "./blog-mails.ts";

test("Zurückgegeben heißt in der Nachricht, was auf der Seite so heißt", () => {
  const sache = {
    art: "abgelehnt",
    titel: "Kosten",
    bemerkung: "Zu kurz.",
    ziel: "/blog/entwurf/1",
  } as const;
  const { text } = autorenmail("Otto Autor", sache, "http://localhost");
  expect(text).toContain("„Kosten“ wurde zurückgegeben. Die Begründung der Redaktion:");
  expect(text).not.toMatch(/nicht freigegeben|abgelehnt/);
});
