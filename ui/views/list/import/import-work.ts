import type { ListWork } from '#machines/open-list'
import { keepImport } from '../../../client/import/import-journal.ts'
import { createImportStore, importKeys } from '../../../client/import/import-store.ts'
import type { KeptFile, Target } from '../../../client/import/index.ts'
import { keeperOf } from '../../../client/shared-computer.ts'
import { newId } from '../../../fields/kit/new-id.ts'
import { textOf } from '../../../kit/text.tsx'
import type { ListSeam } from '../list-seam.ts'
import type { importLines } from './import-lines.ts'
import { once } from './once.ts'
import { targetsOf } from './targets.ts'

export interface ImportSeam {
  work: ListWork['importing']
  kept: KeptFile
  /** The fields, where this language is written. */
  targetsIn(locale: string | null): readonly Target[]
}

/** A file that is written into a list: its lines are on this device, and the server takes them. */
export function importWork(seam: ListSeam): ImportSeam {
  const { panel, config, collection } = seam
  const { localization, user } = config
  const prefix = importKeys(keeperOf(user), collection.slug)
  const kept = { store: createImportStore(), key: prefix + newId() }
  const targetsIn = once((locale) =>
    targetsOf({ collection, localization, locale, text: textOf(panel.texts) }),
  )
  let known: ReturnType<typeof importLines> | null = null
  const lines = async () => {
    const module = await import('./import-lines.ts')
    known ??= module.importLines(seam, { kept, targetsIn })
    return known
  }
  const work: ImportSeam['work'] = {
    read: async (question, signal) => (await lines()).read(question, signal),
    look: async (question, signal) => (await lines()).look(question, signal),
    write: async (question, signal) => (await lines()).write(question, signal),
    keep: (actor, signal) => void keepImport(actor, kept, prefix, signal),
  }
  return { work, kept, targetsIn }
}
