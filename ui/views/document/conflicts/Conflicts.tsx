import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import { asTyped, mineAt, unparsedIn } from '#machines/document'
import { useText } from '../../../kit/text.tsx'
import { DifferenceList } from '../dialogs-later.tsx'
import css from './Conflicts.module.css'

interface Props {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
}

/** What somebody else changed as well: side by side, to be chosen place by place (DOC-14). */
export function Conflicts({ document, entity }: Props) {
  const text = useText()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const conflicts = useSelector(document, ({ context }) => context.conflicts)
  const base = useSelector(document, ({ context }) => context.base)
  const isContested = conflicts.length > 0
  useEffect(() => {
    if (isContested) heading.current?.focus()
  }, [isContested])
  if (!isContested) return null
  const { context } = document.getSnapshot()
  const values = asTyped(context.values, unparsedIn(context))
  return (
    <section className={css.root} aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} className={css.heading} tabIndex={-1}>
        {text('conflict.title', { count: conflicts.length })}
      </h2>
      <p className={css.text}>{text('conflict.text')}</p>
      <DifferenceList
        fields={entity.fields}
        differences={conflicts}
        versions={[values, base]}
        mineAt={(conflict) => mineAt(values, conflict)}
        words={{
          mine: text('conflict.mine'),
          theirs: text('conflict.theirs'),
          base: text('difference.base'),
          chooseMine: text('conflict.keepMine'),
          chooseTheirs: text('conflict.takeTheirs'),
        }}
        sideOf={() => null}
        onChoose={({ place }, side) => document.send({ type: 'user.choose', place, side })}
      />
    </section>
  )
}
