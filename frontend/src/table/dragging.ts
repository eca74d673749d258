/** Dragging with a mouse, a pen or a finger, beside clicking and scrolling. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import type { InputKind } from "../board/LotGrid.svelte";

export interface DragHandlers {
  /** The pointer drags, and is here now. */
  ondrag: (x: number, y: number, input: InputKind) => void;
  ondrop: (input: InputKind) => void;
  /** The browser or the system took the pointer away. */
  oncancel: () => void;
}

/** Pixels that a pointer moves before it drags. */
const SLOP = 7;
/** Milliseconds that a finger rests before it drags in any direction. */
const REST = 350;

/**
 * Make an element draggable. What was pressed is dragged, whatever the pointer crosses. A finger
 * drags across the direction in which it scrolls (`touch-action`), or after it has rested.
 */
export function draggable({ ondrag, ondrop, oncancel }: DragHandlers): Attachment<HTMLElement> {
  return (element) => {
    let pressed: PointerEvent | null = null;
    let dragging = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let following: AbortController | undefined;

    function press(event: PointerEvent): void {
      if (!event.isPrimary || event.button !== 0) return;
      end();
      pressed = event;
      if (event.pointerType === "touch") timer = setTimeout(() => drag(event), REST);
      const { signal } = (following = new AbortController());
      addEventListener("pointermove", move, { signal });
      addEventListener("pointerup", release, { signal });
      addEventListener("pointercancel", release, { signal });
    }

    function move(event: PointerEvent): void {
      if (event.pointerId !== pressed?.pointerId) return;
      const [dx, dy] = [event.clientX - pressed.clientX, event.clientY - pressed.clientY];
      if (!dragging && Math.hypot(dx, dy) < SLOP) return;
      if (!dragging && event.pointerType === "touch" && scrolls(dx, dy)) end();
      else drag(event);
    }

    /** Whether a finger that moves so scrolls. */
    function scrolls(dx: number, dy: number): boolean {
      const sideways = getComputedStyle(element).touchAction.includes("pan-x");
      return sideways === Math.abs(dx) > Math.abs(dy);
    }

    function drag(event: PointerEvent): void {
      clearTimeout(timer);
      dragging = true;
      ondrag(event.clientX, event.clientY, inputOf(event));
    }

    function release(event: PointerEvent): void {
      if (event.pointerId !== pressed?.pointerId) return;
      const dragged = dragging;
      end();
      if (!dragged) return;
      if (event.type === "pointerup") ondrop(inputOf(event));
      else oncancel();
    }

    function end(): void {
      clearTimeout(timer);
      pressed = null;
      dragging = false;
      following?.abort();
    }

    /** Neither scroll nor open a menu while dragging. */
    function keep(event: Event): void {
      if (dragging) event.preventDefault();
    }

    const offs = [
      on(element, "pointerdown", press),
      on(element, "touchmove", keep, { passive: false }),
      on(element, "contextmenu", keep),
    ];
    return () => offs.forEach((off) => off());
  };
}

function inputOf({ pointerType }: PointerEvent): InputKind {
  return pointerType === "mouse" ? "mouse" : "touch";
}
