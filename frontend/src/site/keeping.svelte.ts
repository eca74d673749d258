/** Whether this browser keeps the games of a page without a server. */

class Keeping {
  /** It keeps nothing for this page: the games are gone with it. */
  denied = $state(false);
}

export const keeping = new Keeping();
