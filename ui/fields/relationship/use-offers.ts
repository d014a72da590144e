import { useText } from '../../kit/text.tsx'
import { useSummaries } from '../../kit/titles.ts'
import { useRecentChoices } from '../references/recent-choices.ts'
import { keyOf } from '../references/references.ts'
import type { OfferedDocument, WantedChoices } from '../references/use-choices.ts'
import { useChoices, useVisible } from '../references/use-choices.ts'

/** What a picker offers: while nobody searches, first what was chosen lately elsewhere. */
export function useOffers(wanted: WantedChoices, chosen: readonly string[]) {
  const text = useText()
  const { relationTo, search, locale, filter, isWanted } = wanted
  const found = useChoices(wanted)
  const { recent, remember } = useRecentChoices(relationTo)
  const collections = useVisible(relationTo)
  const mayShow = isWanted && search === '' && Object.keys(filter).length === 0
  const elsewhere = recent.filter((reference) => !chosen.includes(keyOf(reference)))
  const asked = mayShow ? elsewhere : []
  const known = useSummaries(asked, locale)
  const lately = asked.flatMap((reference, index): OfferedDocument[] => {
    const about = known[index]
    return about?.status === 'found'
      ? [
          {
            ...about.summary,
            fallback: about.fallback,
            reference,
            group: text('field.choices.recent'),
          },
        ]
      : []
  })
  const keys = new Set(lately.map(({ reference }) => keyOf(reference)))
  const others = found.choices.filter(({ reference }) => !keys.has(keyOf(reference)))
  const grouped = others.map((offer) =>
    keys.size > 0 ? { ...offer, group: offer.group ?? collections[0]?.labels.plural } : offer,
  )
  return { ...found, choices: [...lately, ...grouped], remember }
}
