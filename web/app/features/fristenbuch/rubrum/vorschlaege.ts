/** Short parties that the names of a file propose: „Meier ./. Schulze“ and back, else each as the first. */
export function rubrumvorschlaege(namen: readonly string[]): readonly string[] {
  const [erster, zweiter] = namen;
  if (erster === undefined) return [];
  if (zweiter === undefined) return [`${erster} ./. `];
  return [
    `${erster} ./. ${zweiter}`,
    `${zweiter} ./. ${erster}`,
    ...namen.slice(2).map((name) => `${name} ./. `),
  ];
}
