/** Attribute of a folded group, or of the button that unfolds it, that names the places of its fields, separated by spaces. */
export const felderAttribut = "data-felder";

/** Unfolds the group that holds a field and puts the focus into it. */
export function feldOeffnen(ort: string): void {
  const klappe = document.querySelector<HTMLDetailsElement>(
    `details[${felderAttribut}~="${CSS.escape(ort)}"]`,
  );
  if (klappe) klappe.open = true;
  document
    .querySelector<HTMLElement>(`button[aria-expanded="false"][${felderAttribut}~="${CSS.escape(ort)}"]`)
    ?.click();
  // The group builds its fields when it opens.
  setTimeout(() => {
    const ziel = document.getElementById(ort);
    // A row is no control: its first one takes the focus.
    (ziel?.matches("input, select, button") ? ziel : ziel?.querySelector("input"))?.focus();
  }, 100);
}
