/** Signs for controls, drawn in lines on 24 x 24: everything that is not of the game itself. */

export const GLYPHS = {
  back: "M14.5 5 7.5 12l7 7",
  check: "M4.5 12.5l5 5L19.5 6.5",
  close: "M6 6l12 12M18 6 6 18",
  down: "M5 9l7 7 7-7",
  export: "M12 3.5v11M7.5 10l4.5 4.5L16.5 10M4.5 17.5v3h15v-3",
  fast: "M4.5 5.5 12 12l-7.5 6.5zM12 5.5 19.5 12 12 18.5z",
  globe:
    "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c-5.5 5-5.5 12 0 17M12 3.5c5.5 5 5.5 12 0 17",
  help: "M8.5 9a3.5 3.5 0 1 1 5.3 3c-1.3.8-1.8 1.5-1.8 3M12 18.6v.4",
  import: "M12 14.5v-11M7.5 8 12 3.5 16.5 8M4.5 17.5v3h15v-3",
  info: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.4v.4",
  left: "M15 5l-7 7 7 7",
  menu: "M4 7h16M4 12h16M4 17h16",
  minus: "M5 12h14",
  moon: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
  more: "M12 5h.01a.6.6 0 1 0 .01 0zM12 11.4h.01a.6.6 0 1 0 .01 0zM12 17.8h.01a.6.6 0 1 0 .01 0z",
  pause: "M8.5 5v14M15.5 5v14",
  play: "M7.5 4.5 18.5 12l-11 7.5z",
  plus: "M12 5v14M5 12h14",
  redo: "M15.5 5l4 4.5-4 4.5M19 9.5H9a5 5 0 0 0 0 10h4",
  right: "M9 5l7 7-7 7",
  rotate: "M19.5 5v5h-5M19 10a7.5 7.5 0 1 0 .3 4.5",
  settings:
    "M4 7h8M17.5 7H20M4 17h2.5M12 17h8M14.7 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM9.3 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  system: "M4 5h16v11H4zM8.5 20h7M12 16v4",
  trash: "M5 7h14M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.2 10.5v6M13.8 10.5v6",
  undo: "M8.5 5l-4 4.5 4 4.5M5 9.5h10a5 5 0 0 1 0 10h-4",
  up: "M5 15l7-7 7 7",
  warning: "M12 4 2.5 20h19zM12 10v5M12 17.4v.2",
} as const;

export type GlyphName = keyof typeof GLYPHS;
