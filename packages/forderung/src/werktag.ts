import { plusTage, type Tag, wochentag } from "@gebuehrenportal/recht";

/** The day itself, or the next one that is no Saturday, Sunday or holiday (§ 193 BGB, § 222 Abs. 2 ZPO). */
export function naechsterWerktag(kalendertag: Tag, istFeiertag: ((t: Tag) => boolean) | undefined): Tag {
  let tag = kalendertag;
  while (wochentag(tag) > 5 || istFeiertag?.(tag) === true) tag = plusTage(tag, 1);
  return tag;
}
