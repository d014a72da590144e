import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { ClientCollection } from '#config-schema'
import type { ColumnsActor, ColumnsEvent } from '#machines/columns'
import { choices } from '#machines/columns'
import { problemText, useText } from '../../../kit/text.ts'
import { Button } from '../../../parts/Button.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import { allColumns } from '../columns.ts'
import { ColumnChoice } from './ColumnChoice.tsx'
import { columnsPanelId } from './ColumnsButton.tsx'
import css from './ColumnsPanel.module.css'

interface Props {
  columns: ColumnsActor
  collection: ClientCollection
}

/** Every column: shown or not, and where it stands. */
export function ColumnsPanel({ columns, collection }: Props) {
  const text = useText()
  const [said, say] = useState('')
  const state = useSelector(columns, (snapshot) => snapshot)
  const { context } = state
  const isUnkept = state.matches({ choice: { known: 'unkept' } })
  const labels = useMemo(
    () => new Map(allColumns(collection, text).map(({ accessor, label }) => [accessor, label])),
    [collection, text],
  )
  const all = choices(context)
  const nameOf = (accessor: string) => labels.get(accessor) ?? accessor

  const isKnown = state.matches({ choice: 'known' })
  const refusalOf = (toggle: ColumnsEvent): string | undefined => {
    if (state.can(toggle)) return undefined
    return text(isKnown ? 'list.columns.last' : 'app.loading')
  }
  const move = (from: number, to: number) => {
    columns.send({ type: 'user.move', from, to })
    const name = nameOf(all[from]?.accessor ?? '')
    say(text('list.columns.moved', { name, place: to + 1, total: all.length }))
  }
  return (
    <section id={columnsPanelId} className={css.root} aria-label={text('list.columns')}>
      {isUnkept && context.problem && (
        <Notice
          tone="danger"
          actions={
            <Button onClick={() => columns.send({ type: 'user.retry' })}>
              {text('app.tryAgain')}
            </Button>
          }
        >
          {text('list.columns.unkept')} {problemText(text, context.problem)}
        </Notice>
      )}
      <ol className={css.list}>
        {all.map(({ accessor, active }, index) => {
          const toggle = { type: active ? 'user.hide' : 'user.show', accessor } as const
          return (
            <ColumnChoice
              key={accessor}
              accessor={accessor}
              name={nameOf(accessor)}
              isActive={active}
              refusal={refusalOf(toggle)}
              index={index}
              count={all.length}
              onToggle={() => columns.send(toggle)}
              onMove={isKnown ? move : undefined}
            />
          )
        })}
      </ol>
      {state.can({ type: 'user.reset' }) && (
        <Button bare size="small" onClick={() => columns.send({ type: 'user.reset' })}>
          {text('list.columns.reset')}
        </Button>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  )
}
