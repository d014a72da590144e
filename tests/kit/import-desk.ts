import type { ClientCollection, Localization } from '#contracts/admin-config'
import type { ImportPlan, ImportTally } from '#machines/import'
import { added, allParts, none } from '#machines/import'
import type { Http } from '../../ui/client/http.ts'
import type { ImportStore, ImportWork, KeptFile, KeptLine } from '../../ui/client/import/index.ts'
import {
  createReferences,
  failedLines,
  lookAtParts,
  readFile,
  writePart,
} from '../../ui/client/import/index.ts'
import type { Text } from '../../ui/kit/text.tsx'
import { readText } from '../../ui/views/list/import/read-text.ts'
import { keysOf, targetNamed, targetsOf } from '../../ui/views/list/import/targets.ts'

const text: Text = (key) => key

interface Site {
  http: Http
  collection: ClientCollection
  collections?: readonly ClientCollection[]
  localization?: Localization | null
  locale?: string | null
  /** How many lines a part has. */
  size?: number
}

/** A file on its way into a collection, without a page around it. */
export function importDesk(site: Site) {
  const { http, collection, collections = [collection], localization = null } = site
  const { locale = null, size = 25 } = site
  const targets = targetsOf({ collection, localization, locale, text })
  const kept: KeptFile = { store: storeInMemory(), key: 'import' }
  const work: ImportWork = {
    http,
    collection,
    known: new Map(targets.map((target) => [target.name, target])),
    locale,
    kept,
    references: createReferences(http, collections, locale),
    readText,
    keys: new Map(),
  }
  const { signal } = new AbortController()
  let plan: ImportPlan | null = null
  let reads = 0

  return {
    targets,
    work,
    /** The file as it was read; what is matched can be said otherwise. */
    async read(content: BlobPart | Blob, otherwise: Partial<ImportPlan> = {}): Promise<ImportPlan> {
      const file = content instanceof Blob ? content : new Blob([content])
      const reading = {
        known: new Set(targets.map(({ path }) => path)),
        size,
        keep: kept.store.keeper(kept.key),
        targetOf: targetNamed(targets, locale),
      }
      const source = await readFile(file, reading, signal)
      const matched = source.columns.map(({ target }) => target)
      const key = keysOf(targets).find((name) => matched.includes(name)) ?? null
      reads += 1
      plan = { locale, source, targets: matched, key, mode: 'both', ...otherwise }
      return plan
    },
    /** What becomes of all lines; so many parts are looked at together. */
    async look({ attempt = 1, stretch = 1 } = {}): Promise<ImportTally> {
      const parts = allParts(plan!.source)
      let tally = none
      for (let from = 0; from < parts.length; from += stretch) {
        const some = parts.slice(from, from + stretch)
        const told = await lookAtParts(work, { ...plan!, parts: some, attempt }, signal)
        tally = told.reduce(added, tally)
      }
      return tally
    },
    async write(): Promise<ImportTally> {
      let tally = none
      for (const part of allParts(plan!.source)) {
        tally = added(
          tally,
          await writePart(work, { ...plan!, part, file: `file ${reads}` }, signal),
        )
      }
      return tally
    },
    async lines(): Promise<readonly KeptLine[]> {
      const parts = Array.from({ length: plan?.source.parts ?? 0 }, (_, part) =>
        kept.store.part(kept.key, part),
      )
      return (await Promise.all(parts)).flat()
    },
    failed: async () =>
      (
        await failedLines(kept, {
          source: plan!.source,
          parts: allParts(plan!.source),
          reason: 'Reason',
          reasonFor: ({ problem }) => problem?.code ?? '',
        })
      ).join(''),
  }
}

/** What a browser keeps, for as long as a test lasts; like there, nobody shares what was kept. */
function storeInMemory(): ImportStore {
  const parts = new Map<string, readonly KeptLine[]>()
  const at = (key: string, part: number) => `${key}#${part}`
  return {
    keeper: (key) => async (rows, first) => {
      for (const [place, some] of rows.entries()) {
        parts.set(at(key, first + place), structuredClone(some))
      }
    },
    keep: async (key, some) => {
      for (const [part, lines] of some) parts.set(at(key, part), structuredClone(lines))
    },
    part: async (key, part) => structuredClone(parts.get(at(key, part)) ?? []),
    parts: async (key, all) => all.map((part) => structuredClone(parts.get(at(key, part)) ?? [])),
    keepRecord: async () => {},
    forgetRecord: async () => {},
    find: async () => null,
    forget: async () => parts.clear(),
    forgetAllOf: async () => parts.clear(),
  }
}
