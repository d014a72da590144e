import type { Plugin, Rolldown } from 'vite'

/**
 * Asks the browser to compile all functions of a script while it arrives, beside the page's own
 * thread, and not one by one when they are first called. What it keeps of a script is then all of it.
 * https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad\n'

/** For the scripts that every visit runs: of the others too much is never called. */
export function compiledAtOnce(): Plugin {
  return {
    name: 'compiled-at-once',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Nothing may stand before the hint.
      order: 'post',
      handler(_, bundle) {
        for (const script of firstOf(bundle)) script.code = hint + script.code
      },
    },
  }
}

/** The entries, and what they import at once. */
function firstOf(bundle: Rolldown.OutputBundle): ReadonlySet<Rolldown.OutputChunk> {
  const first = new Set<Rolldown.OutputChunk>()
  const add = (file: Rolldown.OutputBundle[string] | undefined) => {
    if (file?.type !== 'chunk' || first.has(file)) return
    first.add(file)
    for (const name of file.imports) add(bundle[name])
  }
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) add(file)
  return first
}
