/** Attribute of a folded group that names the places of its fields, separated by spaces. */
export const felderAttribut = "data-felder";

/** Unfolds the group that holds a field and puts the focus into it. */
export function feldOeffnen(ort: string): void {
  const klappe = document.querySelector<HTMLDetailsElement>(
    `details[${felderAttribut}~="${CSS.escape(ort)}"]`,
  );
  if (klappe) klappe.open = true;
  // The group builds its fields when it opens.
  setTimeout(() => document.getElementById(ort)?.focus(), 100);
}
