import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import type { DocumentData } from '#contracts/documents'
import { isSomething } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import { isSameJson } from '#contracts/same-json'
import { placeKey } from '#contracts/translated-leaves'
import type { Document } from '../../kit/document.ts'
import { ownHook } from '../../kit/own-hooks.ts'
import { localizedLeaves } from '../../kit/payload-fields/field-tree.ts'
import { aboutDocument, aboutOf } from '../comments/kept-comments.ts'
import { entityOf } from '../locks/lock-place.ts'
import {
  forgetMadeFroms,
  keepMadeFroms,
  MadeFroms,
  madeFromsOf,
  translationId,
} from './made-from.ts'
import { readLanguages } from './read-languages.ts'
import { sourceLocale } from './source-locale.ts'

/** A collection of which it is noted what its translations were made from. */
export const recordSources = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), ownHook(markRestore)],
    afterChange: [
      ...(collection.hooks?.afterChange ?? []),
      ownHook(async ({ collection, doc, operation, previousDoc, req }) => {
        if (operation === 'update') await record(req, { collection, id: doc.id }, previousDoc)
      }),
    ],
    afterDelete: [
      ...(collection.hooks?.afterDelete ?? []),
      ownHook(({ collection: { slug }, id, req }) => forgetMadeFroms(req, aboutDocument(slug, id))),
    ],
  },
})

/** The same for a global. */
export const recordGlobalSources = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeOperation: [...(global.hooks?.beforeOperation ?? []), ownHook(markRestore)],
    afterChange: [
      ...(global.hooks?.afterChange ?? []),
      ownHook(({ global, previousDoc, req }) => record(req, { global }, previousDoc)),
    ],
  },
})

const restored = 'stateroomRestoredSources'

interface Operation {
  operation: string
  req: PayloadRequest
  collection?: { slug: string }
  global?: { slug: string }
}

/** What a version says together was so at its time: nothing of it is made from what was there before. */
function markRestore({ collection, global, operation, req }: Operation): void {
  if (operation === 'restoreVersion') req.context[restored] = (collection ?? global)?.slug
}

function isRestored({ context }: PayloadRequest, document: Document): boolean {
  if (context[restored] !== entityOf(document).slug) return false
  delete context[restored]
  return true
}

/** Of each translation whose source was changed: what the source said before. */
async function record(req: PayloadRequest, document: Document, before: unknown): Promise<void> {
  const source = sourceLocale(req.payload, entityOf(document))
  const { localization } = req.payload.config
  if (source === null || !localization || isRestored(req, document)) return
  if (req.locale !== source || !isRecord(before)) return
  const after = await readLanguages(req, document, { overrideAccess: true })
  const changes = changedSources(req, document, before as DocumentData, after.in(source))
  if (changes.size === 0) return
  const idIn = (locale: string) => translationId(aboutOf(document), locale)
  const locales = localization.localeCodes.filter((locale) => locale !== source)
  const madeFroms = await madeFromsOf(req, locales.map(idIn))
  for (const locale of locales) {
    const known = madeFroms.get(idIn(locale)) ?? new MadeFroms()
    let made = known
    for (const { place, target } of after.leaves(source, locale)) {
      const from = changes.get(placeKey(place))
      if (from === undefined || !isSomething(target) || made.of(place, target)) continue
      made = made.with(place, target, from)
    }
    if (made !== known) await keepMadeFroms(req, document, locale, made)
  }
}

/** What the source said where it says something else now; where it said nothing, nothing was made from it. */
function changedSources(
  req: PayloadRequest,
  document: Document,
  before: DocumentData,
  after: DocumentData,
) {
  const { fields } = entityOf(document)
  const { blocks } = req.payload
  const plain = JSON.parse(JSON.stringify(before)) as DocumentData
  const now = new Map(
    localizedLeaves(fields, after, after, blocks).map(({ place, source }) => [
      placeKey(place),
      source,
    ]),
  )
  return new Map(
    localizedLeaves(fields, plain, plain, blocks).flatMap(({ place, source }) => {
      const key = placeKey(place)
      const changed = now.get(key)
      return changed !== undefined && !isSameJson(source, changed) ? [[key, source] as const] : []
    }),
  )
}
