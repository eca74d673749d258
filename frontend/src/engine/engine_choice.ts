/** The engine that this page plays with: the server that it came from, or Python in the page. */

import { onSite } from "../site/place.ts";
import type { Engine } from "./engine.ts";
import { server } from "./server.ts";

export const engine: Engine = onSite ? (await import("./page.ts")).page : server;
