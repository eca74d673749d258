/** Whether this browser stores the games of a page without a server. */

class Storage {
  /** The browser stores nothing for this page: the games are lost with it. */
  denied = $state(false);
}

export const storage = new Storage();
