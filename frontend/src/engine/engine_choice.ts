/** The engine of this page: the server that it came from, or Python in the page. */

import { onSite } from "../site/site.ts";
import type { Engine } from "./engine.ts";
import { server } from "./server.ts";

export const engine: Engine = onSite ? (await import("./page.ts")).page : server;
