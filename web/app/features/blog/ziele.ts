// Where notices and mails lead.

/** Path of the page where a post is written. */
export const entwurfsziel = (manuskriptId: string): string => `/blog/entwurf/${manuskriptId}`;

/** Path of the page where a submitted post is reviewed; `blog_einreichung_erledigt` in the database knows it too. */
export const pruefungsziel = (manuskriptId: string): string => `/moderation/pruefung/${manuskriptId}`;
