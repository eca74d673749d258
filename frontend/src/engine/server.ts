/** The engine behind the server that this page came from. */

import type { Request } from "./client.ts";
import { Refused, Unreachable, engineOver, type Parameters } from "./engine.ts";
import type { Problem } from "./types.ts";

const TIMEOUT = 15_000;

export const server = engineOver(async (request, id, parameters) => {
  const path = request.path.replace("{id}", encodeURIComponent(id));
  const text = await fetched(`/api${path}${query(request, parameters)}`, init(request, parameters));
  return request.text ? text : JSON.parse(text || "null");
});

/** The parameters in the address: those of a request without a body, or with a text as its body. */
function query({ method, body }: Request, parameters: Parameters): string {
  if (typeof parameters === "string" || (method === "POST" && !body)) return "";
  const given = Object.entries(parameters).filter(
    ([name, value]) => name !== body && value !== undefined && value !== null,
  );
  return given.length > 0
    ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
    : "";
}

function init({ method, body }: Request, parameters: Parameters): RequestInit {
  if (method !== "POST") return { method };
  return {
    method,
    headers: { "Content-Type": "application/json" },
    body: bodyOf(parameters, body),
  };
}

function bodyOf(parameters: Parameters, body: string | undefined): string {
  if (typeof parameters === "string") return parameters;
  return body ? String(parameters[body]) : JSON.stringify(parameters);
}

/** Fetch the text of an answer; `Unreachable` if it does not come, or breaks off. */
async function fetched(address: string, init: RequestInit): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
    text = await response.text();
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return text;
  const refused = new Refused(problemOf(text, response), response.status);
  if (refused.uncertain) throw new Unreachable(); // asking again will show it
  throw refused;
}

function problemOf(text: string, { status, statusText }: Response): Problem {
  try {
    return JSON.parse(text).problem;
  } catch {
    return { message: { id: "problem", facts: { text: `${status} ${statusText}` } } };
  }
}
