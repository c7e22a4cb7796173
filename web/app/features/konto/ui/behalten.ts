/** What each form on the way into an account keeps in the tab. A password is never among it. */
const felder = {
  login: ["email", "remember"],
  register: ["name", "email", "emailConfirm", "terms", "newsletter"],
} as const;

export type Behaltene = keyof typeof felder;
export type Behaltenes = Readonly<Record<string, string>>;

// `eingabenVergessen` of the platform removes these entries with those of the calculators.
const schluessel = (name: Behaltene): string => `eingaben/${name}`;

/** What was typed into a form in this tab before, on the page or in the overlay. */
export function behaltenes(name: Behaltene): Behaltenes {
  try {
    const eintrag: unknown = JSON.parse(sessionStorage.getItem(schluessel(name)) ?? "null");
    if (typeof eintrag !== "object" || eintrag === null) return {};
    const erlaubt: readonly string[] = felder[name];
    return Object.fromEntries(
      Object.entries(eintrag).filter(([feld, wert]) => erlaubt.includes(feld) && typeof wert === "string"),
    );
  } catch {
    return {};
  }
}

let wirdGestellt = false;

/** Keeps a form for reload and way back within this tab. Without storage it is not kept. */
export function behalten(name: Behaltene, formular: HTMLFormElement): void {
  if (wirdGestellt) return;
  const getippt = new FormData(formular);
  const eintrag = felder[name].flatMap((feld) => {
    const wert = getippt.get(feld);
    return typeof wert === "string" && wert !== "" ? [[feld, wert]] : [];
  });
  try {
    sessionStorage.setItem(schluessel(name), JSON.stringify(Object.fromEntries(eintrag)));
  } catch {
    // Storage full or forbidden: the form works on without.
  }
}

/** The form has done what it is for. */
export function nichtBehalten(name: Behaltene): void {
  try {
    sessionStorage.removeItem(schluessel(name));
  } catch {
    // See above.
  }
}

/** Puts the boxes of a form as they were; with a click, so that whoever watches a box hears of it. */
export function kaestenStellen(
  formular: HTMLFormElement,
  gesetzt: (kasten: HTMLInputElement) => boolean,
): void {
  // The form's texts are not back in its fields yet: these clicks are nothing to keep.
  wirdGestellt = true;
  for (const kasten of formular.querySelectorAll<HTMLInputElement>("input[type=checkbox]"))
    if (kasten.checked !== gesetzt(kasten)) kasten.click();
  wirdGestellt = false;
}
