import { useQuery } from '@tanstack/react-query'
import type { DocumentId } from '#contracts/documents'
import type { Use } from '#contracts/uses'
import { toProblemData } from '#problems'
import { usesQuery } from '../client/uses.ts'
import { useAddresses } from '../kit/addresses.ts'
import { useCarriedLocale } from '../kit/carried-locale.ts'
import { useConfig } from '../kit/config.ts'
import { usePanel } from '../kit/panel.ts'
import { problemText, useText } from '../kit/text.tsx'
import { Link } from '../parts/Link.tsx'
import { newWindow } from '../parts/new-window.ts'
import { labelsOfPath } from './labels-of-path.ts'
import css from './UseList.module.css'

interface Props {
  slug: string
  id: DocumentId
  /** As many as there is room for. */
  most?: number
}

/** Which documents refer to a document or a file, each with a way there. */
export function UseList({ slug, id, most = 100 }: Props) {
  const text = useText()
  const { http, queries } = usePanel()
  const { data, error } = useQuery(usesQuery(http, slug, id), queries)
  const documents = byDocument(data ?? [])
  return (
    <div role="status" className={css.root}>
      {error && <p>{problemText(text, toProblemData(error))}</p>}
      {!(data || error) && <p className={css.quiet}>{text('uses.loading')}</p>}
      {data?.length === 0 && <p className={css.quiet}>{text('uses.none')}</p>}
      {documents.length > 0 && (
        <ul className={css.list}>
          {documents.slice(0, most).map((uses) => (
            <UseLine key={`${uses[0]?.slug} ${uses[0]?.id}`} uses={uses} />
          ))}
        </ul>
      )}
      {documents.length > most && (
        <p className={css.quiet}>{text('list.more', { count: documents.length - most })}</p>
      )}
    </div>
  )
}

/** One document, and the places in it. */
function UseLine({ uses }: { uses: readonly Use[] }) {
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const { collections, globals } = useConfig()
  const [{ slug, id, title } = { slug: '', id: null, title: '' }] = uses
  const collection = id === null ? undefined : collections.find((one) => one.slug === slug)
  const { fields = [] } = collection ?? globals.find((one) => one.slug === slug) ?? {}
  const places = uses.map(({ path }) => labelsOfPath(fields, path).join(' › '))
  const href = carried(id === null ? addresses.global(slug) : addresses.document(slug, id))
  return (
    <li>
      <Link href={href} {...newWindow}>
        <span dir="auto">{title}</span>
      </Link>{' '}
      <span className={css.quiet} dir="auto">
        {[collection?.labels.singular, ...new Set(places)].filter(Boolean).join(' · ')}
      </span>
    </li>
  )
}

function byDocument(uses: readonly Use[]): Use[][] {
  const documents = new Map<string, Use[]>()
  for (const use of uses) {
    const key = `${use.slug} ${use.id}`
    documents.set(key, [...(documents.get(key) ?? []), use])
  }
  return [...documents.values()]
}
