type Manuskript = {
  readonly id: string;
  readonly status: "draft" | "pending" | "published" | "rejected";
  readonly revisionOf: string | null;
};

/** A change of a published post that has been begun and is not public yet. */
export type BegonneneAenderung = Pick<Manuskript, "id" | "status">;

/** What is nearest to appearing counts. */
const reihenfolge = ["published", "pending", "rejected", "draft"] as const;

/** One's own change of this published post, if there is one. */
export function begonneneAenderung(
  manuskripte: readonly Manuskript[],
  artikelId: string,
): BegonneneAenderung | undefined {
  const [erste] = manuskripte
    .filter(({ revisionOf }) => revisionOf === artikelId)
    .toSorted((a, b) => reihenfolge.indexOf(a.status) - reihenfolge.indexOf(b.status));
  return erste && { id: erste.id, status: erste.status };
}

/** What is said of it. */
export const aenderungssaetze: Readonly<Record<Manuskript["status"], string>> = {
  draft: "Eine Änderung dieses Artikels ist begonnen.",
  rejected: "Eine Änderung dieses Artikels wurde zurückgegeben.",
  pending: "Eine Änderung dieses Artikels liegt bereits zur Prüfung.",
  published: "Eine Änderung dieses Artikels ist freigegeben und erscheint noch.",
};
