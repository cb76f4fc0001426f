import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { adviceIn, type Entry } from './conversation';

/** Distance from the end, in px, within which a reader counts as reading the newest message. */
const NEAR = 64;

const prefersStill = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** Not in every environment: tests have no layout. */
const scrollTo = (element: HTMLElement | null, top: number, behavior: ScrollBehavior) =>
  element?.scrollTo?.({ top, behavior: prefersStill() ? 'auto' : behavior });
const scrollDown = (element: HTMLElement | null, behavior: ScrollBehavior) =>
  scrollTo(element, element?.scrollHeight ?? 0, behavior);

/** Room above the advice, px. */
const ABOVE = 12;

/** Scrolls to where the newest advice begins, at once: seconds count. */
function scrollToAdvice(element: HTMLElement): void {
  const advice = [...element.querySelectorAll('[data-advice]')].at(-1) ?? element;
  const below = advice.getBoundingClientRect().top - element.getBoundingClientRect().top;
  element.scrollTo?.({ top: element.scrollTop + below - ABOVE, behavior: 'instant' });
}

/** How far the view is from the end, px. */
const toTheEnd = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement) => scrollHeight - scrollTop - clientHeight;

/** What the view follows: the newest message, the advice of the newest message, or the position that the reader has chosen. */
type Kept = 'newest' | 'advice' | 'reader';

/** What the view follows after the reader has scrolled by `by` pixels; a positive number is down. */
function keptAfter(kept: Kept, by: number, element: HTMLElement): Kept {
  if (by > 0 && kept !== 'newest') return toTheEnd(element) < NEAR ? 'newest' : 'reader';
  // Beyond the end there is nothing to read: some browsers spring back from there.
  return by < 0 && toTheEnd(element) > 1 ? 'reader' : kept;
}

/** What the view follows, and the scroll position and the sizes that were last set or observed, in pixels. */
interface View {
  kept: Kept;
  /** The scroll position. */
  top: number;
  /** The height of the whole conversation. */
  height: number;
  /** The height of its visible part. */
  room: number;
}

function remember(view: View, { scrollTop: top, scrollHeight: height, clientHeight: room }: HTMLElement): void {
  Object.assign(view, { top, height, room });
}

/** Scrolls to what the view follows. */
function put(view: View, element: HTMLElement, behavior: ScrollBehavior): void {
  if (view.kept === 'newest') scrollDown(element, behavior);
  if (view.kept === 'advice') scrollToAdvice(element);
  remember(view, element);
}

interface Elements {
  /** The scroll container. */
  box: RefObject<HTMLElement | null>;
  /** The element inside the scroll container. */
  content: RefObject<HTMLElement | null>;
}

/**
 * Scrolls to the newest message as the conversation grows: at once when it is opened, smoothly afterwards. A reader who has scrolled up is
 * left there, also while earlier messages are added above. Where the newest message has advice, also numbers above an ordinary answer, the
 * view is kept there until the reader scrolls: nothing that is added above or below, and no turning of the phone, moves it. The browser's
 * own scroll anchoring is off.
 */
export function useNewestInSight({ box, content }: Elements, entries: readonly Entry[]) {
  const [isAway, setAway] = useState(false);
  const view = useRef<View>({ kept: 'newest', top: 0, height: 0, room: 0 });
  const before = useRef({ first: '', last: '', advised: '' });

  useEffect(() => {
    const element = box.current;
    if (!element || !content.current) return;
    const showWhetherAway = () => setAway(view.current.kept !== 'newest' && toTheEnd(element) >= NEAR);
    const onScroll = () => {
      // After a change of size the browser scrolls by itself; the observer below corrects that.
      if (element.scrollHeight !== view.current.height || element.clientHeight !== view.current.room) return;
      const by = element.scrollTop - view.current.top;
      if (Math.abs(by) <= 1) return;
      view.current.kept = keptAfter(view.current.kept, by, element);
      remember(view.current, element);
      showWhetherAway();
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    const resized = new ResizeObserver((changes) => {
      put(view.current, element, changes.some(({ target }) => target === element) ? 'auto' : 'smooth');
      showWhetherAway();
    });
    resized.observe(element);
    resized.observe(content.current);
    return () => {
      element.removeEventListener('scroll', onScroll);
      resized.disconnect();
    };
  }, [box, content]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { first, last, advised } = before.current;
    const newest = entries.at(-1);
    const now = {
      ...{ first: entries[0]?.id ?? '', last: newest?.id ?? '' },
      advised: newest && adviceIn(newest) ? newest.id : '',
    };
    before.current = now;
    if (now.last !== last && newest?.from === 'tab') view.current.kept = 'newest';
    if (now.advised === '' && view.current.kept === 'advice') view.current.kept = 'reader';
    if (now.advised !== '' && now.advised !== advised && view.current.kept === 'newest') view.current.kept = 'advice';
    // Earlier messages were added above: what is read stays where it is.
    if (first !== '' && now.first !== first)
      scrollTo(element, element.scrollTop + element.scrollHeight - view.current.height, 'instant');
    put(view.current, element, last === '' ? 'auto' : 'smooth');
  }, [box, entries]);

  return {
    isAway,
    toNewest: () => {
      view.current.kept = 'newest';
      setAway(false);
      scrollDown(box.current, 'smooth');
    },
  };
}
