import type { ListWork } from '#machines/open-list'
import { Problem } from '#problems'
import { keepImport } from '../../../client/import/import-journal.ts'
import { createImportStore, importKeys } from '../../../client/import/import-store.ts'
import type { ImportWork, KeptFile, Target } from '../../../client/import/index.ts'
import { keeperOf } from '../../../client/shared-computer.ts'
import { newId } from '../../../fields/kit/new-id.ts'
import { textOf } from '../../../kit/text.tsx'
import type { ListSeam } from '../list-seam.ts'
import { targetNamed, targetsOf } from './targets.ts'

export interface ImportSeam {
  work: ListWork['importing']
  kept: KeptFile
  /** The fields, where this language is written. */
  targetsIn(locale: string | null): readonly Target[]
}

/** A file that is written into a list: its lines are on this device, and the server takes them. */
export function importWork({ panel, config, collection }: ListSeam): ImportSeam {
  const { files, http, texts } = panel
  const { collections, changesMany = 1, localization, user } = config
  const prefix = importKeys(keeperOf(user), collection.slug)
  const kept = { store: createImportStore(), key: prefix + newId() }
  const seen = new Map<string, number>()
  const targetsIn = once((locale) =>
    targetsOf({ collection, localization, locale, text: textOf(texts) }),
  )
  const workIn = once(async (locale): Promise<ImportWork> => {
    const [{ createReferences }, { readText }] = await Promise.all([importing(), reading()])
    const known = new Map(targetsIn(locale).map((target) => [target.name, target]))
    const references = createReferences(http, collections, locale)
    return { http, collection, known, locale, kept, references, readText, keys: seen }
  })
  const work: ImportSeam['work'] = {
    async read({ file: chosen, locale }, signal) {
      const file = chosen && files.find({ handle: chosen.handle })
      if (!file) throw new Problem('import.unread')
      await kept.store.forget(kept.key)
      const targets = targetsIn(locale)
      const { readFile } = await importing()
      const reading = {
        known: new Set(targets.map(({ path }) => path)),
        size: changesMany,
        keep: kept.store.keeper(kept.key),
        targetOf: targetNamed(targets, locale),
      }
      return readFile(file, reading, signal)
    },
    look: async (question, signal) =>
      (await importing()).lookAtParts(await workIn(question.locale), question, signal),
    write: async (question, signal) =>
      (await importing()).writePart(await workIn(question.locale), question, signal),
    keep: (actor, signal) => void keepImport(actor, kept, prefix, signal),
  }
  return { work, kept, targetsIn }
}

/** All that reads files comes with the first of them. */
const importing = () => import('../../../client/import/index.ts')
const reading = () => import('./read-text.ts')

/** Made once for each language. */
function once<Made>(make: (locale: string | null) => Made): (locale: string | null) => Made {
  const made = new Map<string | null, Made>()
  return (locale) => {
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}
