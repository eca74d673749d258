/** The parts of a browser that modules of the page use outside of components. */

import type { Environment } from "vitest/runtime";

class MemoryStorage {
  readonly #items = new Map<string, string>();

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }

  clear(): void {
    this.#items.clear();
  }
}

function browser(): Record<string, unknown> {
  const location = new URL("http://ceres.test/");
  const navigate = (_: unknown, __: string, to: string): void => {
    location.href = new URL(to, location).href;
  };
  return {
    location,
    history: { pushState: navigate, replaceState: navigate },
    localStorage: new MemoryStorage(),
    sessionStorage: new MemoryStorage(),
    document: {
      documentElement: { dataset: {}, lang: "" },
      visibilityState: "visible",
      addEventListener: () => {},
      removeEventListener: () => {},
      querySelectorAll: () => [],
    },
    matchMedia: () => ({ matches: false, addEventListener: () => {} }),
    addEventListener: () => {},
    scrollTo: () => {},
  };
}

export default {
  name: "page",
  viteEnvironment: "client",
  setup(global) {
    for (const [name, value] of Object.entries(browser())) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    }
    return { teardown: () => {} };
  },
} satisfies Environment;
