import { useEffect, useState } from "react";

/** Whether an element of a scrolling box is in sight, or nearly so. */
export function useInSicht(
  element: { readonly current: HTMLElement | null },
  rollend: { readonly current: HTMLElement | null },
): boolean {
  const [inSicht, setInSicht] = useState(false);
  useEffect(() => {
    return element.current && rollend.current
      ? beobachtet(element.current, rollend.current, setInSicht)
      : undefined;
  }, [element, rollend]);
  return inSicht;
}

type Melden = (inSicht: boolean) => void;
type Wache = { readonly beobachter: IntersectionObserver; readonly melden: Map<Element, Melden> };

/** One for all elements of a box: hundreds of them would keep the page busy at every change. */
const wachen = new WeakMap<Element, Wache>();

function beobachtet(element: HTMLElement, rollend: HTMLElement, melden: Melden): () => void {
  const wache = wachen.get(rollend) ?? neueWache(rollend);
  wache.melden.set(element, melden);
  wache.beobachter.observe(element);
  return () => {
    wache.beobachter.unobserve(element);
    wache.melden.delete(element);
  };
}

function neueWache(rollend: HTMLElement): Wache {
  const melden = new Map<Element, Melden>();
  const beobachter = new IntersectionObserver(
    (eintraege) => {
      for (const { target, isIntersecting } of eintraege) melden.get(target)?.(isIntersecting);
    },
    { root: rollend, rootMargin: "50% 0px" },
  );
  const wache = { beobachter, melden };
  wachen.set(rollend, wache);
  return wache;
}
