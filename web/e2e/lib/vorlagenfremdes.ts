import type { Angemeldet } from "./demoportal.ts";
import { type Fremdprobe, rufer } from "./fremdprobe.ts";

const basis = "/api/backend/premium_fristen/custom_deadline_templates";

type Vorlage = { readonly id: string; readonly templateName: string; readonly days: number };

/** Templates as an account sees and changes them. */
function vorlagen(portal: string, konto: Angemeldet) {
  const ruf = rufer(portal + basis, konto);
  return {
    anlegen: async (angaben: object) => {
      const antwort = await ruf("/create", "POST", { templateName: "Fremdprobe", days: 3, ...angaben });
      return ((await antwort.json()) as { template: Vorlage }).template;
    },
    liste: async () => ((await (await ruf("")).json()) as { templates: readonly Vorlage[] }).templates,
    aendern: async (id: string) => (await ruf(`/${id}`, "PATCH", { days: 99 })).status,
    loeschen: async (id: string) => (await ruf(`/${id}`, "DELETE")).status,
  };
}

type Vorlagen = ReturnType<typeof vorlagen>;

/** What went wrong when somebody reached for the template of another. */
async function griff(nach: Vorlage, wer: Vorlagen, besitzer: Vorlagen, erwartet: number): Promise<string[]> {
  const stati = [await wer.aendern(nach.id), await wer.loeschen(nach.id)];
  const jetzt = (await besitzer.liste()).find(({ id }) => id === nach.id);
  return [
    ...(stati.every((status) => status === erwartet) ? [] : [`Antworten ${stati.join(" und ")}`]),
    ...(jetzt?.days === 3 ? [] : [`Die Vorlage ist verändert: ${JSON.stringify(jetzt)}`]),
  ];
}

const sieht = async (wer: Vorlagen, { id }: Vorlage): Promise<boolean> =>
  (await wer.liste()).some((eine) => eine.id === id);

/** A sample for each line on templates of others. */
export const vorlagenfremdproben: Readonly<Record<string, Fremdprobe>> = {
  "IDOR-01": async ({ portal, anmelden }) => {
    const besitzer = vorlagen(portal, await anmelden("premium"));
    const vorlage = await besitzer.anlegen({});
    const funde: string[] = [];
    for (const name of ["premium2", "teams", "mitglied"]) {
      const wer = vorlagen(portal, await anmelden(name));
      funde.push(...(await griff(vorlage, wer, besitzer, 404)));
      if (await sieht(wer, vorlage)) funde.push(`${name} sieht die Vorlage`);
    }
    await besitzer.loeschen(vorlage.id);
    return funde;
  },
  "IDOR-02": async ({ portal, anmelden }) => {
    const leitung = vorlagen(portal, await anmelden("teams"));
    const mitglied = vorlagen(portal, await anmelden("mitglied"));
    const eigene = [await leitung.anlegen({}), await mitglied.anlegen({})] as const;
    const geteilt = await leitung.anlegen({ shared: true });
    const funde = [
      ...(await griff(eigene[0], mitglied, leitung, 404)),
      ...(await griff(eigene[1], leitung, mitglied, 404)),
      ...(await griff(geteilt, mitglied, leitung, 403)),
      ...((await sieht(mitglied, eigene[0])) ? ["Das Mitglied sieht, was nicht geteilt ist"] : []),
      ...((await sieht(mitglied, geteilt)) ? [] : ["Das Mitglied sieht nicht, was geteilt ist"]),
    ];
    for (const { id } of [eigene[0], geteilt]) await leitung.loeschen(id);
    await mitglied.loeschen(eigene[1].id);
    return funde;
  },
};
