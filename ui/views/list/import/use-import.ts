import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import type { ClientCollection } from '#contracts/admin-config'
import type { ImportActor } from '#machines/import'
import { importMachine } from '#machines/import'
import { Problem } from '#problems'
import { createImportStore, importKeys } from '../../../client/import/import-store.ts'
import type { ImportWork, KeptFile, Target } from '../../../client/import/index.ts'
import { keeperOf } from '../../../client/shared-computer.ts'
import { newId } from '../../../fields/kit/new-id.ts'
import { useConfig } from '../../../kit/config.ts'
import { useLocale } from '../../../kit/locale.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import { keysOf, targetNamed, targetsOf } from './targets.ts'
import { useImportJournal } from './use-import-journal.ts'

/** An import into a list: what it is at, where its lines are, and what they are written into. */
export interface Importing {
  actor: ImportActor
  kept: KeptFile
  /** The fields, where this language is written. */
  targetsIn(locale: string | null): readonly Target[]
  keys: readonly string[]
}

/** A file that is written into this list; it lives as long as the list is on the screen. */
export function useImport(collection: ClientCollection): Importing {
  const text = useText()
  const locale = useLocale()
  const { files, http, queries } = usePanel()
  const config = useConfig()
  const { collections, changesMany = 1, localization, user } = config
  const { looksAtMany = changesMany } = config
  const { slug } = collection
  const prefix = importKeys(keeperOf(user), slug)
  const [{ kept, targetsIn, workIn }] = useState(() => {
    const kept = { store: createImportStore(), key: prefix + newId() }
    const seen = new Map<string, number>()
    const targetsIn = once((locale) => targetsOf({ collection, localization, locale, text }))
    const workIn = once(async (locale): Promise<ImportWork> => {
      const [{ createReferences }, { readText }] = await Promise.all([importing(), reading()])
      return {
        http,
        collection,
        known: new Map(targetsIn(locale).map((target) => [target.name, target])),
        locale,
        kept,
        references: createReferences(http, collections, locale),
        readText,
        keys: seen,
      }
    })
    return { kept, targetsIn, workIn }
  })
  const keys = keysOf(targetsIn(locale))
  const actor = useActorRef(
    importMachine.provide({
      actors: {
        read: fromPromise(async ({ input: { file: chosen, locale }, signal }) => {
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
          const { readFile } = await importing()
          return readFile(file, reading, signal)
        }),
        look: fromPromise(async ({ input, signal }) => {
          const { lookAtParts } = await importing()
          return lookAtParts(await workIn(input.locale), input, signal)
        }),
        write: fromPromise(async ({ input, signal }) => {
          const { writePart } = await importing()
          return writePart(await workIn(input.locale), input, signal)
        }),
      },
    }),
    { input: { keys, stretch: Math.max(1, Math.floor(looksAtMany / changesMany)) } },
  )
  useImportJournal(actor, kept, prefix)

  useEffect(() => {
    const { unsubscribe } = actor.on('ended', () => {
      queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(slug) })
    })
    return unsubscribe
  }, [actor, queries, slug])
  return { actor, kept, targetsIn, keys }
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

/** Whether lines can be written into a collection: by this person, and by a server that knows how. */
export function useMayImport({ access, auth, upload, disableBulkEdit }: ClientCollection): boolean {
  const { changesMany } = useConfig()
  const mayCreate = access.create && auth === null && upload === null
  return changesMany !== undefined && (mayCreate || (access.update && !disableBulkEdit))
}
