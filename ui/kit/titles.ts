import type { QueryClient } from '@tanstack/react-query'
import { useQueries } from '@tanstack/react-query'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentId } from '#contracts/documents'
import type { ProblemCode } from '#problems'
import { toProblemData } from '#problems'
import type { Http } from '../client/http.ts'
import { isSame } from '../client/recent-documents.ts'
import type { ReadSummary, Reference, Summary } from '../client/summaries.ts'
import { isTitleLocalized, summaryReader } from '../client/summaries.ts'
import { useAdminConfig } from './config.ts'
import { usePanel } from './panel.ts'
import type { Text } from './text.tsx'

/** A title in another language than the page's content. */
export interface FallbackTitle {
  title: string
  locale: string
}

/** What is known about a named document. `forbidden`: this person may not see it, or not know of it. */
export type Known =
  | { status: 'loading' | 'missing' | 'forbidden' | 'failed' }
  | {
      status: 'found'
      summary: Summary
      /** Only where it has no title in the language that was asked for. */
      fallback?: FallbackTitle
    }

/**
 * What is known about each of these documents, in their order: one request per collection for the
 * whole page, and one more for the titles in the default language that stand in for missing ones.
 */
export function useSummaries(references: readonly Reference[], locale: string | null): Known[] {
  const { queries } = usePanel()
  const standInOf = useFallbackLocales(locale)
  const questions = references.map((reference) => ({ ...reference, locale }))
  const untitled = questions.flatMap((question) => {
    const known = queries.getQueryData<Known>(keyOf(question, locale))
    const standIn = isUntitled(known) ? standInOf(question.slug) : null
    return standIn === null ? [] : [{ ...question, locale: standIn }]
  })
  const answers = useAnswers([...questions, ...untitled])
  return answers.slice(0, questions.length).map((known, index) => {
    const at = untitled.findIndex((one) => isSame(one, questions[index]!))
    const fallback =
      at < 0 ? null : fallbackIn(answers[questions.length + at], untitled[at]!.locale)
    return known.status === 'found' && fallback ? { ...known, fallback } : known
  })
}

/**
 * What documents without a title in this language are called in the default one; null where one has
 * none there either, where its title is the same in all languages, or until it is known.
 */
export function useFallbackTitles(
  untitled: readonly Reference[],
  locale: string | null,
): (FallbackTitle | null)[] {
  const standInOf = useFallbackLocales(locale)
  const questions = untitled.map((reference) => ({
    ...reference,
    locale: standInOf(reference.slug),
  }))
  const asked = questions.filter((question) => question.locale !== null)
  const answers = useAnswers(asked)
  return questions.map((question) => fallbackIn(answers[asked.indexOf(question)], question.locale))
}

interface Question extends Reference {
  locale: string | null
}

function useAnswers(questions: readonly Question[]): Known[] {
  const { http, queries } = usePanel()
  const config = useAdminConfig()
  const collections = config?.kind === 'signedIn' ? config.collections : []
  const answers = useQueries(
    {
      queries: questions.map((question) => ({
        queryKey: keyOf(question, question.locale),
        staleTime: 60_000,
        queryFn: () => readKnown(http, collections, question, question.locale),
      })),
    },
    queries,
  )
  return answers.map(({ data, isError }) => data ?? { status: isError ? 'failed' : 'loading' })
}

/** By collection: the language whose titles stand in for missing ones; null where none does. */
function useFallbackLocales(locale: string | null): (slug: string) => string | null {
  const config = useAdminConfig()
  return (slug) => {
    if (config?.kind !== 'signedIn' || locale === null) return null
    const standIn = config.localization?.defaultLocale ?? null
    const collection = config.collections.find((one) => one.slug === slug)
    return standIn !== locale && collection && isTitleLocalized(collection) ? standIn : null
  }
}

const isUntitled = (known: Known | undefined): boolean =>
  known?.status === 'found' && known.summary.title === null

const fallbackIn = (known: Known | undefined, locale: string | null): FallbackTitle | null =>
  known?.status === 'found' && known.summary.title && locale
    ? { title: known.summary.title, locale }
    : null

const keyOf = ({ slug, id }: Reference, locale: string | null) => [
  'summary',
  slug,
  String(id),
  locale,
]

/** What is known of a document without asking for it. */
export function summaryReadBefore(
  queries: QueryClient,
  reference: Reference,
  locale: string | null,
): Summary | null {
  const known = queries.getQueryData<Known>(keyOf(reference, locale))
  return known?.status === 'found' ? known.summary : null
}

/** Hands over what is known of a document from elsewhere, so that its name need not be asked for. */
export function useKnownSummary(locale: string | null) {
  const { queries } = usePanel()
  return (summary: Summary, slug: string): void => {
    const known = { status: 'found', summary } as const
    queries.setQueryData<Known>(
      keyOf({ slug, id: summary.id }, locale),
      (before) => before ?? known,
    )
  }
}

/** A document that is not there, or not for everybody, is an answer as well; only trouble is none. */
async function readKnown(
  http: Http,
  collections: readonly ClientCollection[],
  { slug, id }: Reference,
  locale: string | null,
): Promise<Known> {
  const collection = collections.find((one) => one.slug === slug)
  if (!collection?.access.read) return { status: 'forbidden' }
  try {
    const summary = await readerFor(http, collection, locale)(id)
    return summary ? { status: 'found', summary } : { status: 'missing' }
  } catch (thrown) {
    if (refusals.includes(toProblemData(thrown).code)) return { status: 'forbidden' }
    throw thrown
  }
}

const refusals: readonly ProblemCode[] = ['access.refused', 'document.notFound', 'server.routeGone']

/** The words that stand for a document; those of its absence where it is gone. */
/** What it is called in another language, where it has no title in this one. */
export const fallbackOf = (known: Known | undefined): FallbackTitle | undefined =>
  known?.status === 'found' ? known.fallback : undefined

export function titleText(text: Text, id: DocumentId, known: Known | undefined): string {
  switch (known?.status) {
    case 'found':
      return known.summary.title ?? known.fallback?.title ?? text('field.untitled', { id })
    case 'missing':
      return text('field.missing', { id })
    case 'forbidden':
      return text('field.forbidden', { id })
    case 'failed':
      return text('field.unread', { id })
    default:
      return '…'
  }
}

/** A reader lives as long as the way to the server that it uses. */
const readers = new WeakMap<Http, Map<string, ReadSummary>>()

function readerFor(http: Http, collection: ClientCollection, locale: string | null): ReadSummary {
  const own = readers.get(http) ?? new Map<string, ReadSummary>()
  readers.set(http, own)
  const key = `${collection.slug} ${locale ?? ''}`
  const reader = own.get(key) ?? summaryReader(http, collection, locale)
  own.set(key, reader)
  return reader
}
