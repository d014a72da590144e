import type { ClientCollection, DocumentId } from '#config-schema'
import { memberNamed } from '#config-schema'
import { useCollection, useConfig } from './config.ts'
import { useLocale } from './locale.ts'
import { useSummaries } from './titles.ts'

/** A title in another language than the page's content. */
export interface FallbackTitle {
  title: string
  locale: string
}

/**
 * What a document without a title in this content language is called in the default one; null where
 * it has none there either, or until that is known. `id` is null for a document that has a title.
 */
export function useFallbackTitle(slug: string, id: DocumentId | null): FallbackTitle | null {
  const { localization } = useConfig()
  const collection = useCollection(slug)
  const current = useLocale()
  const locale = localization?.defaultLocale ?? null
  const isLocalized = collection !== undefined && isTitleLocalized(collection)
  const isAsked = id !== null && locale !== null && locale !== current && isLocalized
  const [known] = useSummaries(isAsked ? [{ slug, id }] : [], locale)
  const title = known?.status === 'found' ? known.summary.title : null
  return title && locale ? { title, locale } : null
}

/** A title that is the same in all languages is not looked for in another one. */
function isTitleLocalized({ fields, useAsTitle }: ClientCollection): boolean {
  const field = memberNamed(fields, useAsTitle)?.part
  return field !== undefined && 'localized' in field && field.localized === true
}
