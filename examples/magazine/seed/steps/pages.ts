import type { Payload } from 'payload'
import { leaflets } from '../leaflets.ts'
import { styleGuide } from '../rich-text/style-guide.ts'
import type { Id } from './id.ts'

export async function seedPages(
  payload: Payload,
  { category, picture }: { category: Id; picture: Id },
): Promise<void> {
  const ids = new Map<string, Id>()
  for (const { slug, isDraft = false, en, de } of leaflets) {
    const _status = isDraft ? 'draft' : 'published'
    const page = await payload.create({
      collection: 'pages',
      draft: isDraft,
      data: { ...en, sections: [...en.sections], slug, _status },
    })
    await payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'de',
      draft: isDraft,
      data: { ...de, sections: withIdsOf(page.sections, de.sections), _status },
    })
    ids.set(slug, page.id)
  }
  await seedStyleGuide(payload, ids, { category, picture })
}

/** It links to another page, so it is written when all are there. */
async function seedStyleGuide(
  payload: Payload,
  ids: ReadonlyMap<string, Id>,
  referred: { category: Id; picture: Id },
): Promise<void> {
  const [id, about] = [ids.get('write-for-us'), ids.get('about')]
  if (id === undefined || about === undefined) throw new Error('The style guide has no page.')
  const { en, de } = styleGuide({ about, ...referred })
  for (const [locale, article] of [
    ['en', en],
    ['de', de],
  ] as const) {
    await payload.update({
      collection: 'pages',
      id,
      locale,
      data: { article, _status: 'published' },
    })
  }
}

/** A translated row keeps the id of its original; otherwise it would replace it. */
function withIdsOf(originals: unknown, translations: readonly object[]): object[] {
  const rows: readonly { id?: string }[] = Array.isArray(originals) ? originals : []
  return translations.map((translation, index) => ({ ...translation, id: rows[index]?.id }))
}
