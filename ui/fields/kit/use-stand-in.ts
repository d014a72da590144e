import { useQuery } from '@tanstack/react-query'
import { isNewDocument } from '#contracts/document-ref'
import type { Json } from '#contracts/documents'
import { readData } from '../../client/documents.ts'
import { useAdminConfig } from '../../kit/config.ts'
import { usePanel } from '../../kit/panel.ts'
import type { Form } from '../form.ts'
import { usePart, useValue } from '../form.ts'
import { standInAt } from './stand-in.ts'

/** The language whose values stand in for missing ones in this form; null where none does. */
export function useStandInLocale({ isNew, locale }: Form): { code: string; label: string } | null {
  const config = useAdminConfig()
  const localization = config?.kind === 'signedIn' ? config.localization : null
  if (!localization?.fallback || isNew || locale === null) return null
  const { defaultLocale, locales } = localization
  if (locale === defaultLocale) return null
  const label = locales.find(({ code }) => code === defaultLocale)?.label ?? defaultLocale
  return { code: defaultLocale, label }
}

/**
 * What visitors are shown in the place of a missing value. While a document is open it is read once in
 * the other language, for all of its fields. That stays apart from the form: it is no value, and no edit.
 */
export function useStandIn(form: Form, path: string, locale: string): Json | undefined {
  const { http, queries } = usePanel()
  const config = useAdminConfig()
  const ref = usePart(
    form.document,
    (before, after) => before.ref !== after.ref,
    (context) => context.ref,
  )
  const [top = ''] = path.split('.', 1)
  const own = useValue(form, top)
  const entities = config?.kind === 'signedIn' ? [...config.collections, ...config.globals] : []
  const hasDrafts = entities.find(({ slug }) => slug === ref.slug)?.drafts !== null
  const isThere = !isNewDocument(ref)
  const { data } = useQuery(
    {
      queryKey: ['stand-in', form.document.sessionId, locale],
      queryFn: ({ signal }) => readData(http, { ...ref, locale }, hasDrafts, signal),
      enabled: isThere,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queries,
  )
  return data && standInAt({ [top]: own ?? null }, data, path)
}
