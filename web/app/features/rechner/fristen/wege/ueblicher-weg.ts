/** Value of the field for the way that an entry says is usual: preselected with the entry, and kept while it stands. */
export const ueblicherWeg = "ueblich";
