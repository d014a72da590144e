import type { JournalRecord } from '#machines/recovery'
import { OfferedButton } from '../../../actions/OfferedButton.tsx'
import { documentOf, visitOf } from '../../../client/journal.ts'
import { useConfig } from '../../../kit/config.ts'
import { titleOf } from '../../../kit/document-title.ts'
import { useDocumentDrawer } from '../../../kit/drawers.ts'
import { useLocale } from '../../../kit/locale.ts'
import { useText } from '../../../kit/text.tsx'
import { titleText, useSummaries } from '../../../kit/titles.ts'
import { Notice } from '../../../parts/Notice.tsx'
import css from '../DocumentNotice.module.css'

/** Names each document with edits that nobody saved, and opens it as it was: in a drawer. */
export function UnsavedDocuments({ records }: { records: readonly JournalRecord[] }) {
  const text = useText()
  const open = useDocumentDrawer()
  const { collections } = useConfig()
  const left = newestOfEach(records).flatMap((record) => {
    const { slug, id } = documentOf(record)
    const collection = collections.find((one) => one.slug === slug)
    return collection ? [{ record, collection, slug, id }] : []
  })
  const existing = left.flatMap(({ slug, id }) => (id === null ? [] : [{ slug, id }]))
  const known = useSummaries(existing, useLocale())
  if (open === null || left.length === 0) return null
  return (
    <Notice
      className={css.root}
      role="status"
      actions={left.map(({ record, collection, slug, id }) => {
        const label = collection.labels.singular
        const typed = titleOf(collection, record.values)
        const saved = known[existing.findIndex((one) => one.slug === slug && one.id === id)]
        const title = typed || (id === null ? '' : titleText(text, id, saved))
        const words =
          id === null ? (title ? 'recovery.openNew' : 'recovery.openUntitled') : 'recovery.open'
        return (
          <OfferedButton
            key={record.key}
            id={`recovery-open-${slug}-${id ?? `new-${visitOf(record)}`}`}
            label={text(words, { label, title })}
            detail={text('recovery.kept')}
            size="small"
            className={css.named}
            run={() =>
              open({
                ...{ slug, id, values: record.over?.values ?? {} },
                ...(id === null && { kept: record.key }),
              })
            }
          />
        )
      })}
    >
      {text('recovery.drawers', { count: left.length })}
    </Notice>
  )
}

/** Two new documents are not one. */
const newestOfEach = (records: readonly JournalRecord[]): readonly JournalRecord[] => [
  ...new Map(
    records.map((record) => {
      const { slug, id } = documentOf(record)
      return [id === null ? record.key : JSON.stringify([slug, id]), record]
    }),
  ).values(),
]
