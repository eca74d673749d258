/** The engine that this page plays with. */

import type { Engine } from "./engine.ts";
import { server } from "./server.ts";

export const engine: Engine = server;
