import type { JoinField } from '#config-schema'
import { toProblemData } from '#config-schema'
import { useDocumentDrawer } from '../../kit/drawers.ts'
import { problemText, useText } from '../../kit/text.ts'
import { Button } from '../../parts/Button.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import type { Form } from '../form.ts'
import { CreateButton } from '../relationship/CreateButton.tsx'
import { useVisible } from '../relationship/use-choices.ts'
import { JoinPages } from './JoinPages.tsx'
import { JoinRows } from './JoinRows.tsx'
import css from './JoinTable.module.css'
import { joinColumns } from './join-columns.ts'
import { pointingAt } from './pointing-at.ts'
import { useJoined } from './use-joined.ts'

interface JoinTableProps {
  form: Form
  field: JoinField
  path: string
}

/** What refers to the document: a page at a time, and a way to make one more. */
export function JoinTable({ form, field, path }: JoinTableProps) {
  const text = useText()
  const targets = useVisible(field.collection)
  const columns = joinColumns(field, targets, text)
  const { answer, page, setPage, id } = useJoined({ form, field, path }, targets, columns)
  const openInDrawer = useDocumentDrawer()
  const { data, error, isPlaceholderData, refetch } = answer

  const create = (slug: string) => {
    const target = targets.find((one) => one.slug === slug)
    if (!target || id === null) return
    openInDrawer?.({
      slug,
      id: null,
      values: pointingAt(target, field.on, { slug: form.slug, id }),
    })
  }
  return (
    <div className={css.root}>
      {error && (
        <Notice
          tone="danger"
          actions={<Button onClick={() => refetch()}>{text('app.tryAgain')}</Button>}
        >
          {text('field.join.unreadable', { reason: problemText(text, toProblemData(error)) })}
        </Notice>
      )}
      {!data && !error && <Skeleton label={text('app.loading')} look="rows" />}
      {data?.total === 0 && <p className={css.none}>{text('field.join.empty')}</p>}
      {data && data.total > 0 && (
        <JoinRows
          field={field}
          targets={targets}
          columns={columns}
          docs={data.docs}
          isBehind={isPlaceholderData}
          open={openInDrawer}
        />
      )}
      <div className={css.foot}>
        {field.allowCreate && openInDrawer && !form.isReadOnly && (
          <CreateButton relationTo={field.collection} onCreate={create} />
        )}
        {data && (
          <JoinPages page={page} limit={field.defaultLimit} total={data.total} onGo={setPage} />
        )}
      </div>
    </div>
  )
}
