/** Views whose parts are found when they are read: for bots, which look often and read little. */
import type { Viewer } from "./rules.ts";

/** How each part of a view is found. These functions are the whitelist: nothing else of a state can be read. */
type Finders<S, V extends { readonly viewer: Viewer }> = {
  readonly [Part in Exclude<keyof V, "viewer">]: (state: S, viewer: Viewer) => V[Part];
};

/**
 * Makes ways to look, each for one bot. A way shows the same object again and again; it holds the state where nobody
 * who is given it can reach it.
 */
export function lookingBy<S, V extends { readonly viewer: Viewer }>(
  parts: Finders<S, V>,
): () => (state: S, viewer: Viewer) => V {
  class Sight {
    viewer: Viewer = "spectator";
    #state: S | undefined;

    static see(sight: Sight, state: S, viewer: Viewer): V {
      sight.#state = state;
      sight.viewer = viewer;
      return sight as unknown as V;
    }

    static show(name: keyof typeof parts): void {
      const part = parts[name];
      Object.defineProperty(Sight.prototype, name, {
        get(this: Sight) {
          return part(this.#state as S, this.viewer);
        },
      });
    }
  }
  for (const name of Object.keys(parts) as (keyof typeof parts)[]) Sight.show(name);
  return () => {
    let sight: Sight | undefined;
    return (state, viewer) => {
      sight ??= new Sight();
      return Sight.see(sight, state, viewer);
    };
  };
}
