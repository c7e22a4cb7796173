import type { Angemeldet } from "./demoportal.ts";
import { type Fremdprobe, rufer } from "./fremdprobe.ts";

const basis = "/api/backend/premium_fristen/deadlines";

type Frist = { readonly id: string; readonly title: string; readonly status: string };

/** Deadlines as an account sees and changes them. */
function fristen(portal: string, konto: Angemeldet) {
  const ruf = rufer(portal + basis, konto);
  return {
    liste: async () =>
      ((await (await ruf("?status=all")).json()) as { deadlines: readonly Frist[] }).deadlines,
    griffe: async (id: string) => [
      (await ruf(`/${id}`, "PATCH", { title: "fremd" })).status,
      (await ruf(`/${id}`, "DELETE", { reason: "fremd" })).status,
      (await ruf(`/${id}/freigabe`, "POST")).status,
      (await ruf(`/${id}/vorfristen/2026-11-30`, "POST", { state: "vorgelegt" })).status,
    ],
  };
}

/** A sample for the line on deadlines of another Kanzlei: those of the demo. */
export const fristfremdproben: Readonly<Record<string, Fremdprobe>> = {
  "IDOR-03": async ({ portal, anmelden }) => {
    const besitzer = fristen(portal, await anmelden("premium"));
    const [frist] = await besitzer.liste();
    if (!frist) return ["Die Demo hat keine Frist"];
    const funde: string[] = [];
    for (const name of ["premium2", "teams", "mitglied"]) {
      const wer = fristen(portal, await anmelden(name));
      const stati = await wer.griffe(frist.id);
      if (stati.some((status) => status !== 404)) funde.push(`${name}: ${stati.join(", ")}`);
      if ((await wer.liste()).some(({ id }) => id === frist.id)) funde.push(`${name} sieht die Frist`);
    }
    const jetzt = (await besitzer.liste()).find(({ id }) => id === frist.id);
    if (jetzt?.title !== frist.title || jetzt.status !== frist.status) funde.push("Die Frist ist verändert");
    return funde;
  },
};
