import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { BulkActor } from '#machines/bulk'
import type { SelectionActor } from '#machines/selection'
import { countOf, targetOf } from '#machines/selection'
import type { Action } from '../../../actions/action.ts'
import { OfferedButton } from '../../../actions/OfferedButton.tsx'
import { useOffered } from '../../../actions/use-offered.ts'
import { useFormats } from '../../../kit/formats.ts'
import { useLocale } from '../../../kit/locale.ts'
import { useText } from '../../../kit/text.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { XIcon } from '../../../parts/icons.ts'
import { selectPageId } from '../selection/SelectPage.tsx'
import { ActionLine } from './ActionLine.tsx'
import css from './BulkBar.module.css'
import type { BulkKind } from './kinds.ts'
import { changeOf, isFinal, offeredKinds } from './kinds.ts'
import { actionNames } from './words.ts'

interface Props {
  collection: ClientCollection
  selection: SelectionActor
  bulk: BulkActor
  isTrash: boolean
  /** How many match. */
  total: number
  more: ReactNode
}

/** In the place of the list's head: how many are chosen, and what can be done with them. */
export function BulkBar({ collection, selection, bulk, isTrash, total, more }: Props) {
  const text = useText()
  const locale = useLocale()
  const { number } = useFormats()
  const count = useSelector(selection, ({ context }) => countOf(context))
  const mayChooseMatching = useSelector(
    selection,
    (state) => state.can({ type: 'user.chooseMatching', total }) && total > countOf(state.context),
  )
  const ask = (kind: BulkKind) => {
    const target = targetOf(selection.getSnapshot().context)
    bulk.send({ type: 'user.ask', job: { change: changeOf(kind), target, locale } })
  }
  const clear = () => {
    selection.send({ type: 'user.clear' })
    document.getElementById(selectPageId)?.focus()
  }
  const kinds = offeredKinds(collection, isTrash)
  const actions = kinds.map(
    (kind): Action => ({
      id: `bulk-${kind}`,
      label: text(actionNames[kind]),
      run: () => ask(kind),
    }),
  )
  const clearing: Action = { id: 'bulk-clear', label: text('bulk.clear'), run: clear }
  const isDone = useSelector(bulk, (state) => state.matches('finished'))
  const root = useRef<HTMLElement>(null)
  useOffered([...actions, clearing], root)
  return (
    <section
      ref={root}
      className={css.root}
      aria-label={text('selection.bar', { label: collection.labels.plural })}
    >
      <div className={css.words}>
        {/* First: it stays where it is while the count beside it changes. */}
        <IconButton label={clearing.label} icon={<XIcon />} onClick={clearing.run} />
        {/* What was selected before a job is no news beside what it did. */}
        <div role={isDone ? undefined : 'status'}>
          <h1>{text('selection.count', { count, number: number(count) })}</h1>
        </div>
        {mayChooseMatching && (
          <OfferedButton
            id="bulk-choose-matching"
            label={text('selection.matching', { number: number(total) })}
            bare
            run={() => selection.send({ type: 'user.chooseMatching', total })}
          />
        )}
      </div>
      <div className={css.actions}>
        {more}
        <ActionLine
          actions={actions.map((action, index) => ({
            action,
            kind: isFinal(kinds[index]!, collection) ? 'danger' : 'plain',
          }))}
        />
      </div>
    </section>
  )
}
