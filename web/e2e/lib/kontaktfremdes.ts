import type { Angemeldet } from "./demoportal.ts";
import type { Fremdprobe } from "./fremdprobe.ts";

/** A sample for foreign contacts. */
export const kontaktfremdproben: Readonly<Record<string, Fremdprobe>> = {
  "IDOR-04": async ({ portal, anmelden }) => {
    const pfad = `${portal}/api/backend/contacts`;
    const [leitung, mitglied, fremde] = [
      await anmelden("teams"),
      await anmelden("mitglied"),
      await anmelden("premium"),
    ];
    const rufe = (wer: Angemeldet, method: string, id = "", koerper?: object) =>
      fetch(pfad + id, {
        method,
        headers: { Authorization: `Bearer ${wer.token}`, "Content-Type": "application/json" },
        ...(koerper && { body: JSON.stringify(koerper) }),
      });
    const angelegt = async (shared: boolean) => {
      const email = `idor-04-${shared}@beispiel.example`;
      const antwort = await rufe(leitung, "POST", "", { name: "Geheim", email, shared });
      return ((await antwort.json()) as { contact: { id: string } }).contact.id;
    };
    const sieht = async (wer: Angemeldet, id: string) => (await (await rufe(wer, "GET")).text()).includes(id);
    const eigener = await angelegt(false);
    const geteilter = await angelegt(true);
    const befunde: string[] = [];
    const versuchen = async (wer: Angemeldet, id: string, soll: number) => {
      for (const method of ["PATCH", "DELETE"]) {
        const { status } = await rufe(wer, method, `/${id}`, method === "PATCH" ? { name: "x" } : undefined);
        if (status !== soll) befunde.push(`${method} antwortete ${status} statt ${soll}`);
      }
    };
    await versuchen(mitglied, eigener, 404);
    await versuchen(mitglied, geteilter, 403);
    await versuchen(fremde, eigener, 404);
    await versuchen(fremde, geteilter, 404);
    if (await sieht(mitglied, eigener)) befunde.push("Das Mitglied sieht den persönlichen Kontakt.");
    if (!(await sieht(mitglied, geteilter))) befunde.push("Das Mitglied sieht den geteilten Kontakt nicht.");
    if (await sieht(fremde, geteilter)) befunde.push("Fremde sehen den geteilten Kontakt.");
    for (const id of [eigener, geteilter])
      if ((await rufe(leitung, "DELETE", `/${id}`)).status !== 200) befunde.push("Beim Eigner fehlt er.");
    return befunde;
  },
};
