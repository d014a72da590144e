import type { Plugin } from 'vite'
import { inProject } from './root.ts'
import { screenParts } from './screen-parts.ts'

const never = '\0never'

/**
 * Leaves out what comes in files of its own, unless a screen begins with it or it's a text: in the
 * first moment of the panel it isn't there. A promise of it is never kept.
 */
export function onlyAtOnce(): Plugin {
  const first = new Set(Object.values(screenParts).flat().map(inProject))
  const texts = inProject('locales')
  return {
    name: 'only-at-once',
    enforce: 'pre',
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string') return null
      const found = await this.resolve(specifier, importer)
      if (!found) return null
      return first.has(found.id) || found.id.startsWith(texts) ? found.id : never
    },
    load: (id) => (id === never ? 'export default await new Promise(() => {})' : null),
  }
}
