import { useQueries } from '@tanstack/react-query'
import type { ClientCollection, DocumentId, ProblemCode } from '#config-schema'
import { toProblemData } from '#config-schema'
import type { Http } from '../client/http.ts'
import type { ReadSummary, Reference, Summary } from '../client/summaries.ts'
import { summaryReader } from '../client/summaries.ts'
import { useAdminConfig } from './config.ts'
import { usePanel } from './panel.ts'
import type { Text } from './text.tsx'
import { useText } from './text.tsx'

/** What is known about a named document. `forbidden`: this person may not see it, or not know of it. */
export type Known =
  | { status: 'loading' | 'missing' | 'forbidden' | 'failed' }
  | { status: 'found'; summary: Summary }

/** What is known about each of these documents, in their order: one request per collection for the whole page. */
export function useSummaries(references: readonly Reference[], locale: string | null): Known[] {
  const { http, queries } = usePanel()
  const config = useAdminConfig()
  const collections = config?.kind === 'signedIn' ? config.collections : []
  const answers = useQueries(
    {
      queries: references.map(({ slug, id }) => ({
        queryKey: keyOf({ slug, id }, locale),
        staleTime: 60_000,
        queryFn: () => readKnown(http, collections, { slug, id }, locale),
      })),
    },
    queries,
  )
  return answers.map(({ data, isError }) => data ?? { status: isError ? 'failed' : 'loading' })
}

const keyOf = ({ slug, id }: Reference, locale: string | null) => [
  'summary',
  slug,
  String(id),
  locale,
]

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

const refusals: readonly ProblemCode[] = ['access.refused', 'document.notFound']

/** The words that stand for a document; those of its absence where it is gone. */
export function useDocumentTitle(
  slug: string,
  id: DocumentId,
  locale: string | null = null,
): string {
  const text = useText()
  const [known] = useSummaries([{ slug, id }], locale)
  return titleText(text, id, known)
}

export function titleText(text: Text, id: DocumentId, known: Known | undefined): string {
  switch (known?.status) {
    case 'found':
      return known.summary.title ?? text('field.untitled', { id })
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
