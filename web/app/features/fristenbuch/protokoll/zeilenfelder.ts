import { wanduhr } from "../worte/wanduhr.ts";

type Felder = Readonly<Record<string, unknown>>;

/** Fields that older lines do not know yet, as entries had them from the beginning. */
const spaeterDazu: Felder = { vorlaeufig: false, beantragtBis: null, sitz: null };

/** What an entry is after a line of the log. @param bisher what it was before; unset: this line has made it */
export const nachZeile = (bisher: Felder | undefined, felder: Felder = {}): Felder => {
  const vorher = bisher ?? { ...spaeterDazu, kontrollstandVon: felder.erstelltVon ?? null };
  return { ...vorher, ...mitVorlage(mitBeantragtem(felder, vorher), vorher) };
};

/**
 * What an older line says of an application in the words of today: it had put the day applied for in the place of the end,
 * and the end among what stood there before.
 */
function mitBeantragtem(felder: Felder, bisher: Felder): Felder {
  if (!("verlaengerungBeantragtAm" in felder) || "beantragtBis" in felder) return felder;
  if (felder.verlaengerungBeantragtAm === null) return { ...felder, beantragtBis: null };
  return {
    ...felder,
    ende: felder.endeVorVerlaengerung,
    beantragtBis: felder.ende,
    endeVorVerlaengerung: bisher.endeVorVerlaengerung ?? null,
  };
}

/**
 * What an older line says of a presented file: every Vorfrist whose day had come was presented with it. Lines of today say
 * themselves which one.
 */
function mitVorlage(felder: Felder, bisher: Felder): Felder {
  if (!("vorgelegtAm" in felder) || "vorfristerledigungen" in felder) return felder;
  const { vorgelegtAm: am, vorgelegtVon: von = null } = felder;
  if (typeof am !== "string") return { ...felder, vorfristerledigungen: [] };
  const { heute } = wanduhr(Temporal.Instant.from(am));
  const { vorfristen } = bisher;
  const vorgelegt = (Array.isArray(vorfristen) ? vorfristen : []).filter((tag) => tag <= heute);
  return {
    ...felder,
    vorfristerledigungen: vorgelegt.map((tag) => ({ tag, art: "vorgelegt", am, von, grund: "" })),
  };
}
