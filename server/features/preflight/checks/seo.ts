import { judgeLength } from '#contracts/seo'
import { seoOf } from '../../../kit/seo-of.ts'
import { placesIn } from '../places.ts'
import type { Check } from '../publication.ts'
import { preflightText } from '../texts.ts'

/** Texts for search engines whose length is not good (SEO-2). */
export const findSeo: Check = (publication) =>
  placesIn(publication).flatMap(({ member: { part }, value, path }) => {
    const { seo } = seoOf({ ...(part.admin && { admin: part.admin }), ...lengthsOf(part) })
    if (seo?.part !== 'title' && seo?.part !== 'description') return []
    const { verdict } = judgeLength(value, seo.range)
    if (verdict === 'good') return []
    const key = verdict === 'missing' ? 'seoMissing' : 'seoLength'
    return [{ path, text: preflightText(publication.req, key, { ...seo.range }) }]
  })

const lengthsOf = (part: object) => {
  const { minLength, maxLength } = part as { minLength?: number; maxLength?: number }
  return { ...(minLength && { minLength }), ...(maxLength && { maxLength }) }
}
