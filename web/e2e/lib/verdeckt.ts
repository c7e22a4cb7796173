import type { Page } from "playwright-core";

/** Fields that the bar with the sum covers, once they have the focus. */
export const verdeckt = (page: Page) =>
  page.evaluate(() => {
    const leiste = document.querySelector("a[href='#ergebnis']");
    const felder = [...document.querySelectorAll<HTMLElement>("fieldset :is(input, select):not([tabindex])")];
    return felder
      .filter((feld) => feld.checkVisibility())
      .flatMap((feld) => {
        feld.focus();
        const [f, l] = [feld.getBoundingClientRect(), leiste?.getBoundingClientRect()];
        return l && f.bottom > l.top && f.top < l.bottom ? [feld.getAttribute("name")] : [];
      });
  });
