import { placesIn } from '../places.ts'
import type { Check } from '../publication.ts'
import { preflightText } from '../texts.ts'
import { verdictsOf } from '../verdicts.ts'

/** How many of a document are looked at. */
const most = 50

/** Pages of other sites that don't respond, in links of rich text and in texts that are an address. */
export const findExternalLinks: Check = async (publication) => {
  const { req } = publication
  const places = placesIn(publication).flatMap(({ value, path }) =>
    typeof value === 'string' && isAddress.test(value.trim()) ? [{ path, url: value.trim() }] : [],
  )
  const urls = [...new Set(places.map(({ url }) => url))]
  const verdicts = await verdictsOf(req, urls.slice(0, most))
  const found = places.flatMap(({ path, url }) => {
    const verdict = verdicts.get(url)
    if (verdict === 'good' || verdict === undefined) return []
    return verdict === 'broken'
      ? [{ path, text: preflightText(req, 'broken', { url }) }]
      : [{ path, text: preflightText(req, 'linkUnchecked', { url }), unchecked: true as const }]
  })
  if (urls.length <= most) return found
  const text = preflightText(req, 'tooMany', { count: most })
  return [...found, { path: '', text, unchecked: true as const }]
}

const isAddress = /^https?:\/\/\S+$/i
