import type { ListWork } from '#machines/open-list'
import { Problem } from '#problems'
import type { ImportWork } from '../../../client/import/index.ts'
import { createReferences, lookAtParts, readFile, writePart } from '../../../client/import/index.ts'
import type { ListSeam } from '../list-seam.ts'
import type { Importing } from './importing.ts'
import { once } from './once.ts'
import { readText } from './read-text.ts'
import { targetNamed } from './targets.ts'

/** The lines of a file: read from it, and taken by the server. Loaded with the first of them. */
export function importLines(
  { panel, config, collection }: ListSeam,
  { kept, targetsIn }: Pick<Importing, 'kept' | 'targetsIn'>,
): Pick<ListWork['importing'], 'read' | 'look' | 'write'> {
  const { files, http } = panel
  const { collections, changesMany = 1 } = config
  const keys = new Map<string, number>()
  const workIn = once((locale): ImportWork => {
    const known = new Map(targetsIn(locale).map((target) => [target.name, target]))
    const references = createReferences(http, collections, locale)
    return { http, collection, known, locale, kept, references, readText, keys }
  })
  return {
    async read({ file: chosen, locale }, signal) {
      const file = chosen && files.find({ handle: chosen.handle })
      if (!file) throw new Problem('import.unread')
      await kept.store.forget(kept.key)
      const targets = targetsIn(locale)
      const reading = {
        known: new Set(targets.map(({ path }) => path)),
        size: changesMany,
        keep: kept.store.keeper(kept.key),
        targetOf: targetNamed(targets, locale),
      }
      return readFile(file, reading, signal)
    },
    look: (question, signal) => lookAtParts(workIn(question.locale), question, signal),
    write: (question, signal) => writePart(workIn(question.locale), question, signal),
  }
}
