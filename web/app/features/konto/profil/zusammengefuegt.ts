/**
 * Several parts of a file as one.
 *
 * @throws {Error} two of them bring a field of one name, of which the other would be missing in the file
 */
export function zusammengefuegt(
  teile: readonly Readonly<Record<string, unknown>>[],
): Record<string, unknown> {
  const alle: Record<string, unknown> = {};
  for (const [name, wert] of teile.flatMap((teil) => Object.entries(teil))) {
    if (Object.hasOwn(alle, name)) throw new Error(`Zwei Teile der Datei heißen „${name}“.`);
    alle[name] = wert;
  }
  return alle;
}
