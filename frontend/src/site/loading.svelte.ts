/** How far a page without a server is: Python starts, then this browser stores the site. */

import type { Progress } from "./worker_messages.ts";

class Loading {
  /** `null` when there is nothing to wait for. */
  progress: Progress | null = $state.raw(null);
}

export const loading = new Loading();
