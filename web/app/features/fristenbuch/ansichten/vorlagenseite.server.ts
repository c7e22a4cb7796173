import { vorschlaege } from "@gebuehrenportal/fristen/katalog";
import { data, redirect } from "react-router";
import { geltendeFassung, zustimmungAnnehmen } from "#features/konto/index.server.ts";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { ohneFaktor } from "#platform/access/zweiter-faktor.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import type { Fehlerkoerper, Widerstreit } from "#platform/fehler/api-fehler.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import type { ApiRoute } from "#platform/http/api-route.ts";
import {
  type Angaben,
  alsAufruf,
  formularfelder as felderAus,
  inhalt,
  type Seitenaufruf,
} from "#platform/http/formularpost.server.ts";
import { zugleichsatz } from "#platform/zugleich/zugleich.ts";
import { nachWahl } from "#ui/zugleich/formularfelder.ts";
import { vorlagenrouten } from "../api/vorlagen.ts";
import {
  angabenAus,
  type Feldfehler,
  formularfelder,
  nachVorlagenstreit,
  type Vorlagenfelder,
} from "../vorlagen/formular.ts";
import { frageBearbeiten, frageErledigt, frageLoeschen, frageNeu, vorlagenpfad } from "../vorlagen/pfad.ts";
import { texte } from "../vorlagen/texte.ts";
import type { Vorlage } from "../vorlagen/vorlage.ts";
import { darfSchreiben, type Vorlagennutzer, vorlagenVon } from "../vorlagen/vorlagen.server.ts";
import { vorlagengruppen } from "../vorlagen/vorlagenstreit.ts";

/** What the page of templates shows beside the list. */
export type Vorlagenansicht =
  | { readonly art: "liste" }
  | {
      readonly art: "formular";
      readonly id?: string;
      readonly felder: Vorlagenfelder;
      readonly teilbar: boolean;
    }
  | { readonly art: "loeschen"; readonly vorlage: Vorlage };

const meldungen: Readonly<Record<string, string>> = {
  gespeichert: "Die Vorlage ist gespeichert.",
  geloescht: "Die Vorlage ist gelöscht.",
};

/**
 * Everything the page of templates shows; a template that is gone leads to the list. Without `bild` the team asks for a
 * second factor that the reader lacks.
 */
export async function vorlagenseite(aufruf: Seitenaufruf) {
  const wer = requireTarif(sitzungAus(aufruf.context), "premium");
  return { bild: await ohneFaktor(vorlagenVon(wer).then((vorlagen) => bild(aufruf.request, wer, vorlagen))) };
}

function bild(request: Request, wer: Vorlagennutzer, vorlagen: readonly Vorlage[]) {
  const { searchParams } = new URL(request.url);
  const schreiben = darfSchreiben(wer);
  const aenderbar = (frage: string) =>
    vorlagen.find(({ id, editable }) => editable && id === searchParams.get(frage));
  const imTeam = wer.nutzer.teamId !== null;
  return {
    vorlagen,
    schreiben,
    ansicht: ansicht(),
    erledigt: meldungen[searchParams.get(frageErledigt) ?? ""],
    vorschlaege: schreiben
      ? vorschlaege(heute()).map(({ id, name, legalBasis, days, weeks, months, years }) => ({
          id,
          name,
          legalBasis,
          days,
          weeks,
          months,
          years,
        }))
      : [],
  };

  function ansicht(): Vorlagenansicht {
    const vorlage = aenderbar(frageBearbeiten);
    const geht = aenderbar(frageLoeschen);
    if (vorlage) {
      const { id, own } = vorlage;
      return { art: "formular", id, felder: formularfelder(vorlage), teilbar: imTeam && own };
    }
    if (geht) return { art: "loeschen", vorlage: geht };
    if (schreiben && searchParams.has(frageNeu))
      return { art: "formular", felder: formularfelder(), teilbar: imTeam };
    return { art: "liste" };
  }
}

/** What a form of the page has brought about that did not go through. */
export type Vorlagenabsage = {
  readonly felder: Vorlagenfelder;
  readonly fehler: readonly Feldfehler[];
  /** Wording of the agreement on secrecy that is still missing. */
  readonly zustimmung?: string;
  /** What somebody else has changed to another value. */
  readonly streit?: readonly Widerstreit[];
};

const [, anlegen, aendern, loeschen] = vorlagenrouten as readonly [ApiRoute, ApiRoute, ApiRoute, ApiRoute];

/** Carries out one form of the page: back to the list, or the form once more with what is wrong. */
export async function vorlagenhandlung(aufruf: Seitenaufruf) {
  const felder = nachWahl(await felderAus(aufruf.request), vorlagengruppen);
  const { was, id = "" } = felder;
  const params = { id };
  if (was === "loeschen") return beantwortet(loeschen, { params }, felder, "geloescht");
  if (was !== "anlegen" && was !== "aendern") throw data(null, { status: 400 });
  const neu = was === "anlegen";
  await zustimmungAnnehmen(requireTarif(sitzungAus(aufruf.context), "premium"), felder);
  const { angaben, fehler } = angabenAus(felder, neu);
  if (fehler.length > 0) return data({ felder, fehler } satisfies Vorlagenabsage, 422);
  return beantwortet(neu ? anlegen : aendern, { params, body: angaben }, felder, "gespeichert");

  async function beantwortet(route: ApiRoute, mit: Angaben, getippt: Vorlagenfelder, erledigt: string) {
    const antwort = await alsAufruf(route, aufruf, mit);
    if (antwort.ok) throw redirect(`${vorlagenpfad}?${frageErledigt}=${erledigt}`, 303);
    const koerper = await inhalt(antwort);
    const { conflicts, current } = koerper;
    if (conflicts && current) {
      const weiter = nachVorlagenstreit(getippt, current as unknown as Vorlage);
      const streit = { felder: weiter, fehler: [{ field: "", error: zugleichsatz }], streit: conflicts };
      return data(streit satisfies Vorlagenabsage as Vorlagenabsage, 409);
    }
    const absage: Vorlagenabsage = {
      felder: getippt,
      fehler: absagen(koerper, antwort.status, was),
      ...(koerper.code === "verschwiegenheit" && { zustimmung: geltendeFassung }),
    };
    return data(absage, antwort.status === 429 ? 429 : 422);
  }
}

/** What a call has refused, field by field; where no field is to blame, the sentence of the page. */
function absagen(
  { code, field, error, errors }: Partial<Fehlerkoerper>,
  status: number,
  was: string | undefined,
) {
  if (errors) return errors.map((einer) => ({ field: einer.field, error: einer.error }));
  if (error !== undefined && code === "verschwiegenheit") return [{ field: "zustimmung", error }];
  if (error !== undefined && (field !== undefined || status === 404 || status === 409 || status === 429))
    return [{ field: field ?? "", error }];
  return [{ field: "", error: was === "loeschen" ? texte.loeschenFehler : texte.speichernFehler }];
}
