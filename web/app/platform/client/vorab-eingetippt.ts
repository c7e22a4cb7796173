/**
 * What was typed or chosen before the page came to life. A field that React takes over keeps what it shows, but the page does
 * not know of it, and draws the old value the next time. So what differs from the document is noted as soon as the page is
 * alive, and happens once more, so that it counts as if it were typed now.
 */

type Feld = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Stand = string | boolean;
type Eingabe = { readonly feld: Feld; readonly anfang: Stand; readonly stand: Stand };

const istHaken = (feld: Feld): feld is HTMLInputElement => feld.type === "checkbox" || feld.type === "radio";

const standVon = (feld: Feld): Stand => (istHaken(feld) ? feld.checked : feld.value);

/** What the document has put into a field. */
function anfangVon(feld: Feld): Stand {
  if (istHaken(feld)) return feld.defaultChecked;
  if (!(feld instanceof HTMLSelectElement)) return feld.defaultValue;
  const wahl = [...feld.options].find(({ defaultSelected }) => defaultSelected) ?? feld.options[0];
  return wahl?.value ?? "";
}

let anfaenge: ReadonlyMap<Feld, Stand> = new Map();

/** Notes what the document has put into its fields; to be called before the page comes to life. */
export function anfaengeMerken(): void {
  const felder = document.querySelectorAll<Feld>("input, textarea, select");
  anfaenge = new Map([...felder].map((feld) => [feld, anfangVon(feld)]));
}

/**
 * Lets what stands in the fields and not in the document happen once more. To be called when the page is alive and has not
 * drawn anything again; no key can come between.
 */
export async function vorabEingetipptesNachholen(): Promise<void> {
  const eingaben = [...anfaenge]
    .map(([feld, anfang]): Eingabe => ({ feld, anfang, stand: standVon(feld) }))
    .filter(({ anfang, stand }) => stand !== anfang);
  anfaenge = new Map();
  for (const eingabe of eingaben) {
    // The page has drawn what the field before has changed, or what it has put back.
    await Promise.resolve();
    if (eingabe.feld.isConnected) nachholen(eingabe);
  }
}

function nachholen({ feld, anfang, stand }: Eingabe): void {
  if (istHaken(feld)) {
    // One choice of a group goes because another one comes.
    if (feld.type === "radio" && stand === false) return;
    feld.checked = stand === false;
    feld.click();
    return;
  }
  if (feld.type !== "file") wiedergeben(feld, anfang, stand);
  feld.dispatchEvent(new Event("input", { bubbles: true }));
  feld.dispatchEvent(new Event("change", { bubbles: true }));
}

/** React tells what is new from what it has seen last; it sees what the element is given, and not what its class gives it. */
function wiedergeben(feld: Feld, anfang: Stand, stand: Stand): void {
  const zeiger = zeigerVon(feld);
  feld.value = String(anfang);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(feld), "value")?.set?.call(feld, stand);
  if (zeiger) (feld as HTMLInputElement).setSelectionRange(...zeiger);
}

/** Where whoever is typing stands; unset: nobody types here, or the field has no such place. */
function zeigerVon(feld: Feld): [number, number] | undefined {
  if (feld !== document.activeElement || feld instanceof HTMLSelectElement) return undefined;
  const { selectionStart, selectionEnd } = feld;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}
