/** Draws the table with lines above it, in the fonts of the page. */

import { pngOf } from "../files/transfer.ts";

const WIDTH = 2000;
const MARGIN = 60;
/** The baseline of the first line, and how far each is below the one before. */
const FIRST = 96;
const LINE = 64;
const INK = "#33241b";
/** The font of the figures; a picture by itself has none of the page's. */
const FIGURES = "Cinzel";

/** Return a PNG of an SVG of the engine, below some lines, the first one large. */
export async function drawTable(svg: string, lines: readonly string[]): Promise<Blob> {
  const table = new Image();
  table.src = URL.createObjectURL(new Blob([await withFont(svg)], { type: "image/svg+xml" }));
  await table.decode();
  const canvas = document.createElement("canvas");
  const above = FIRST + LINE * (lines.length - 1);
  canvas.width = WIDTH;
  canvas.height = above + Math.round((WIDTH * table.naturalHeight) / table.naturalWidth);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no picture");
  pen.drawImage(table, 0, 0, 1, 1, 0, 0, WIDTH, above); // the colour of the table
  pen.drawImage(table, 0, above, WIDTH, canvas.height - above);
  URL.revokeObjectURL(table.src);
  const family = getComputedStyle(document.documentElement).getPropertyValue("--heading-font");
  pen.textAlign = "center";
  pen.fillStyle = INK;
  for (const [index, line] of lines.entries()) {
    pen.font = `700 ${index === 0 ? 66 : 42}px ${family}`;
    await document.fonts.load(pen.font, line);
    pen.fillText(line, WIDTH / 2, FIRST + LINE * index - 16, WIDTH - 2 * MARGIN);
  }
  return pngOf(canvas);
}

/** Write the font of the figures into an SVG. */
async function withFont(svg: string): Promise<string> {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const face = rules
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .find(({ style }) => style.getPropertyValue("font-family") === FIGURES);
  const [, address] = /url\("?([^")]+)"?\)/.exec(face?.cssText ?? "") ?? [];
  if (!face || address === undefined) return svg;
  const font = await fetch(new URL(address, face.parentStyleSheet?.href ?? document.baseURI));
  const rule = face.cssText.replace(address, await dataOf(await font.blob()));
  return svg.replace("<defs>", `<style>${rule}</style><defs>`);
}

function dataOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error("no font"));
    reader.readAsDataURL(file);
  });
}
