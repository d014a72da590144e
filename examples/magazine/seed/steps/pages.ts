import type { Payload } from 'payload'
import { leaflets } from '../leaflets.ts'

export async function seedPages(payload: Payload): Promise<void> {
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
  }
}

/** A translated row keeps the id of its original; otherwise it would replace it. */
function withIdsOf(originals: unknown, translations: readonly object[]): object[] {
  const rows: readonly { id?: string }[] = Array.isArray(originals) ? originals : []
  return translations.map((translation, index) => ({ ...translation, id: rows[index]?.id }))
}
