/** A picture of a day's result to share: the eras as a strip, the result, the medal; not the table. */

import type { Medal } from "../engine/types.ts";
import { pngOf } from "../files/transfer.ts";
import { roman } from "../words/formats.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const MIDDLE = WIDTH / 2;
const MARGIN = 28;
const STONE = 92;
const GAP = 18;

/** How an era went for the player. */
export type Era = "more" | "even" | "less";

/** What is written and drawn. */
export interface DayPicture {
  readonly title: string;
  readonly day: string;
  readonly options: string;
  readonly eras: readonly Era[];
  readonly score: string;
  readonly medal: { readonly id: Medal; readonly name: string } | null;
  readonly link: string;
}

const SYMBOLS: Readonly<Record<string, Era>> = { "🟩": "more", "🟨": "even", "🟥": "less" };
const MEDALS = {
  gold: { metal: "#d8a531", rank: 1 },
  silver: { metal: "#cfd3d2", rank: 2 },
  bronze: { metal: "#c98d5b", rank: 3 },
} as const;

/** Read the strip of a shared text, a symbol for each era. */
export function erasOf(strip: string): Era[] {
  return [...strip].flatMap((symbol) => SYMBOLS[symbol] ?? []);
}

/** Draw the picture with the fonts and colours of the page. */
export async function drawDay(shown: DayPicture): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no picture");
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const write = (text: string, y: number, size: number, font: string, ink = "text"): void => {
    pen.fillStyle = colour(ink);
    pen.font = `700 ${size}px ${colour(font)}`;
    pen.fillText(text, MIDDLE, y, WIDTH - 4 * MARGIN);
  };
  pen.textAlign = "center";
  drawFrame(pen, colour);
  write(shown.title, 112, 56, "heading-font");
  write(shown.day, 166, 36, "text-font", "quiet");
  write(shown.options, 210, 32, "text-font", "quiet");
  drawEras(pen, shown.eras, { more: colour("leaf"), even: colour("gold"), less: colour("red") });
  write(shown.score, 446, 84, "heading-font");
  if (shown.medal) {
    drawMedal(pen, shown.medal.id, MIDDLE + pen.measureText(shown.score).width / 2 + 100);
    write(shown.medal.name, 512, 36, "text-font");
  }
  write(shown.link, 568, 24, "text-font", "quiet");
  return pngOf(canvas);
}

function drawFrame(pen: CanvasRenderingContext2D, colour: (name: string) => string): void {
  pen.fillStyle = colour("panel");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = colour("edge");
  for (const [inset, line] of [
    [MARGIN / 2, 6],
    [MARGIN, 2],
  ] as const) {
    pen.lineWidth = line;
    pen.strokeRect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset);
  }
}

/** Draw a stone for each era; one that was lost is crossed out, so that colours are not needed. */
function drawEras(
  pen: CanvasRenderingContext2D,
  eras: readonly Era[],
  colours: Readonly<Record<Era, string>>,
): void {
  const top = 242;
  let left = MIDDLE - (eras.length * (STONE + GAP) - GAP) / 2;
  for (const era of eras) {
    pen.fillStyle = colours[era];
    pen.fillRect(left, top, STONE, STONE);
    drawSign(pen, era, left + STONE / 2, top + STONE / 2);
    left += STONE + GAP;
  }
}

function drawSign(pen: CanvasRenderingContext2D, era: Era, x: number, y: number): void {
  const reach = STONE / 4;
  const lines = {
    more: [
      [-reach, 0, -reach / 4, reach],
      [-reach / 4, reach, reach, -reach],
    ],
    even: [[-reach, 0, reach, 0]],
    less: [
      [-reach, -reach, reach, reach],
      [-reach, reach, reach, -reach],
    ],
  }[era];
  pen.strokeStyle = "#fff8e8";
  pen.lineWidth = 8;
  pen.lineCap = "round";
  for (const [fromX = 0, fromY = 0, toX = 0, toY = 0] of lines) {
    pen.beginPath();
    pen.moveTo(x + fromX, y + fromY);
    pen.lineTo(x + toX, y + toY);
    pen.stroke();
  }
}

/** Draw the medal beside the score, with its rank as the page shows it. */
function drawMedal(pen: CanvasRenderingContext2D, medal: Medal, x: number): void {
  const { metal, rank } = MEDALS[medal];
  const y = 418;
  pen.fillStyle = metal;
  pen.strokeStyle = "#5a3d17";
  pen.lineWidth = 3;
  pen.beginPath();
  pen.arc(x, y, 48, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  pen.fillStyle = "#33241b";
  pen.font = pen.font.replace("84px", "44px");
  pen.fillText(roman(rank), x, y + 15);
}
