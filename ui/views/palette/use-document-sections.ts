import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { PaletteRef } from '#machines/palette'
import { isBlank } from '#machines/palette'
import { isSame, readRecent } from '../../client/recent-documents.ts'
import type { Reference } from '../../client/summaries.ts'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useConfig } from '../../kit/config.ts'
import { useLocale, useLocaleLabel } from '../../kit/locale.ts'
import { useGo } from '../../kit/place.ts'
import { useText } from '../../kit/text.tsx'
import type { FallbackTitle } from '../../kit/titles.ts'
import { useFallbackTitles, useSummaries } from '../../kit/titles.ts'
import type { Entry, Section } from './entry.ts'

/** The documents that were open lately, and those that were found by their titles. */
export function useDocumentSections(palette: PaletteRef): Record<'recent' | 'found', Section> {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const go = useGo()
  const { collections, user } = useConfig()
  const [references] = useState(() => readRecent(user))
  const locale = useLocale()
  const labelOf = useLocaleLabel()
  const known = useSummaries(references, locale)
  const { words, documents } = useSelector(palette, ({ context }) => context)
  const found = isBlank(words)
    ? []
    : documents.filter((document) => !references.some((recent) => isSame(recent, document)))

  const untitled = found.filter(({ title }) => title === null)
  const fallbacks = useFallbackTitles(untitled, locale)

  const entry = ({ slug, id }: Reference, title: string | FallbackTitle): Entry => ({
    id: `document-${slug}-${id}`,
    ...(typeof title === 'string'
      ? { label: title }
      : { label: title.title, language: { code: title.locale, name: labelOf(title.locale) } }),
    detail: collections.find((one) => one.slug === slug)?.labels.singular ?? slug,
    run: () => go(carried(addresses.document(slug, id))),
  })
  return {
    recent: {
      id: 'recent',
      label: text('palette.recent'),
      entries: references.flatMap((reference, index) => {
        const one = known[index]
        return one?.status === 'found'
          ? [entry(reference, one.summary.title ?? one.fallback ?? text('document.untitled'))]
          : []
      }),
    },
    found: {
      id: 'found',
      label: text('palette.documents'),
      entries: found.flatMap((document) => {
        const title = document.title ?? fallbacks[untitled.indexOf(document)]
        return title ? [entry(document, title)] : []
      }),
    },
  }
}
