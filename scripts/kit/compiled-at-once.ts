import type { Plugin } from 'vite'

/**
 * Asks the browser to compile all functions of a script while it arrives, beside the page's own
 * thread, and not one by one when they are first called. What it keeps of a script is then all of it.
 * https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad\n'

export function compiledAtOnce(): Plugin {
  return {
    name: 'compiled-at-once',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Nothing may stand before the hint.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = hint + file.code
        }
      },
    },
  }
}
