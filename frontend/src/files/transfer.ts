/** Files that the player brings to the page, and files that the page gives away. */

export type FileKind = "game" | "games" | "box";

/** The format that a file names first. */
const FORMAT = /\bformat["']?\s*[:=]\s*["']ceres-([a-z]+)\//;

/** Return which kind of file a text is; `null` if it names no format of this program. */
export function kindOf(text: string): FileKind | null {
  const format = FORMAT.exec(text)?.[1];
  if (format === undefined) return null;
  if (format === "games") return "games";
  return format === "components" ? "box" : "game";
}

/** A component file that was dropped on another screen, and waits for that of the box. */
export const incomingBox: { file: File | null } = { file: null };

/** Save a file in the browser's downloads. */
export function download(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Convert what is drawn on a canvas to a PNG. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** Whether the browser can share this file with other apps. */
export function canShareFile(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** Share a picture with another app, or save it. */
export async function sharePng(name: string, picture: Blob, title?: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  const data = { files: [file], ...(title !== undefined && { title }) };
  if (!canShareFile(file) || !(await share(data))) download(name, picture);
}

/** Share with another app; return false if that failed. That the player chose none is no failure. */
export async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
