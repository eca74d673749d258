/** Texts packed into addresses: deflated, in letters that need no escapes. */

const PACKING = "deflate-raw";
/** The most bytes that a text may have: more than any record that the page takes. */
const MOST = 8_000_000;

export async function pack(text: string): Promise<string> {
  const bytes = await through(new CompressionStream(PACKING), new TextEncoder().encode(text));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Return the text; an error if it was not packed here, is cut off, or is too long. */
export async function unpack(packed: string): Promise<string> {
  const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(new DecompressionStream(PACKING), bytes));
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  let size = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      size += part.length;
      if (size > MOST) controller.error(new RangeError("too long"));
      else controller.enqueue(part);
    },
  });
  const result = new Blob([bytes]).stream().pipeThrough(stream).pipeThrough(bounded);
  return new Uint8Array(await new Response(result).arrayBuffer());
}
