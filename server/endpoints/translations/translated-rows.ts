import type { PayloadRequest, TypedLocale } from 'payload'
import { isolateObjectProperty } from 'payload'
import { z } from 'zod'
import type { TranslatedRow } from '#contracts/translations'
import { mostTranslatedRows } from '#contracts/translations'
import { Problem } from '#problems'
import { aboutOf } from '../../features/comments/kept-comments.ts'
import { MadeFroms, madeFromsOf, translationId } from '../../features/translation/made-from.ts'
import { languagesOf } from '../../features/translation/read-languages.ts'
import { sourceLocale } from '../../features/translation/source-locale.ts'
import { isPossibleId } from '../../kit/possible-id.ts'
import { presentTranslation, targetsOf } from './asked-translation.ts'

const schema = z.object({ collectionSlug: z.string(), locale: z.string(), ids: z.string() })

/** Those of the asked documents that this user may read: two questions, however many they are. */
export async function readRows(req: PayloadRequest): Promise<TranslatedRow[]> {
  const { data, success } = schema.safeParse(req.query)
  if (!success) throw invalid()
  const { collectionSlug, locale } = data
  const collection = req.payload.collections[collectionSlug]?.config
  const source = collection ? sourceLocale(req.payload, collection) : null
  if (!collection || source === null) throw new Problem('document.notFound')
  const asked = data.ids.split(',').filter((id) => isPossibleId(req.payload, collectionSlug, id))
  if (!targetsOf(req, source).includes(locale) || asked.length > mostTranslatedRows) throw invalid()
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: { id: { in: asked } },
    ...{ depth: 0, draft: true, trash: true, overrideAccess: false },
    ...{ limit: mostTranslatedRows, pagination: false },
    locale: 'all' as TypedLocale,
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale', 'query']),
  })
  const read = docs.map((doc) => ({ doc, document: { collection, id: doc.id } }))
  const idOf = (one: (typeof read)[number]) => translationId(aboutOf(one.document), locale)
  const known = await madeFromsOf(req, read.map(idOf))
  return read.map((one) => {
    const { leaves } = languagesOf(req, one.document, one.doc)
    const { done, all } = presentTranslation(
      {
        source,
        leaves: (target) => leaves(source, target),
        madeFroms: () => known.get(idOf(one)) ?? new MadeFroms(),
      },
      locale,
    )
    return { id: one.doc.id, done, all }
  })
}

const invalid = () => new Problem('request.invalid', { details: { part: 'query' } })
