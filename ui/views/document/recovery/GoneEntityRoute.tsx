import { useQuery } from '@tanstack/react-query'
import type { DocumentRef } from '#contracts/documents'
import type { Conflict } from '#machines/document'
import { asTyped, mineAt } from '#machines/document'
import type { JournalRecord } from '#machines/recovery'
import { keeperOf } from '../../../client/shared-computer.ts'
import { useConfig } from '../../../kit/config.ts'
import { useCrumbs } from '../../../kit/crumbs.ts'
import { useFormats } from '../../../kit/formats.ts'
import { useLocale } from '../../../kit/locale.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import { useTitle } from '../../../kit/title.ts'
import { Button } from '../../../parts/Button.tsx'
import { NotFoundView } from '../../message/NotFoundView.tsx'
import { UnsavedText } from '../lock/UnsavedText.tsx'
import css from './GoneEntityRoute.module.css'

interface GoneEntity {
  slug: string
  /** null: one that did not exist yet; undefined: a global. */
  id: string | null | undefined
}

/**
 * The address of a document whose collection, or of a global, that the config no longer has: what this
 * browser keeps of it can be copied (DOC-13).
 */
export function GoneEntityRoute({ slug, id }: GoneEntity) {
  const { journal, queries } = usePanel()
  const locale = useLocale()
  const ref: DocumentRef =
    id === undefined ? { kind: 'global', slug, locale } : { kind: 'collection', slug, id, locale }
  const user = keeperOf(useConfig().user)
  const key = ['kept of what is gone', user, ref]
  const { data } = useQuery(
    {
      queryKey: key,
      queryFn: async () => (await journal.find({ user, ref })).records,
      staleTime: 0,
    },
    queries,
  )
  if (!data?.length) return <NotFoundView />
  const discard = async (record: JournalRecord) => {
    await journal.forget(record.key)
    await queries.invalidateQueries({ queryKey: key })
  }
  return <KeptView records={data} onDiscard={(record) => void discard(record)} />
}

interface Props {
  records: readonly JournalRecord[]
  onDiscard: (record: JournalRecord) => void
}

function KeptView({ records, onDiscard }: Props) {
  const text = useText()
  const { moment } = useFormats()
  const { siteName } = useConfig()
  const title = text('notFound.title')
  useCrumbs([{ label: text('notFound.crumb') }])
  useTitle(title, siteName)
  return (
    <section className={css.root}>
      <h1>{title}</h1>
      <p>{text('recovery.goneEntity')}</p>
      {records.map((record) => (
        <section key={record.key} className={css.record}>
          <h2>{text('recovery.title', { time: moment(new Date(record.keptAt)) })}</h2>
          <KeptText record={record} />
          <Button size="small" onClick={() => onDiscard(record)}>
            {text('recovery.discard')}
          </Button>
        </section>
      ))}
    </section>
  )
}

/** Nobody knows the labels of fields that are gone: they are called by their names. */
function KeptText({ record: { base, values, unparsed = [] } }: { record: JournalRecord }) {
  const typed = asTyped(values, unparsed)
  const differences = Object.keys(typed).map(
    (name): Conflict => ({ kind: 'value', place: [name], base: base[name] ?? null, theirs: null }),
  )
  return (
    <UnsavedText
      fields={[]}
      versions={[typed]}
      differences={differences}
      mineAt={(difference) => mineAt(typed, difference)}
      savedAt={(difference) => difference.base}
    />
  )
}
