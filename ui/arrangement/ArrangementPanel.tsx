import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { ArrangementActor } from '#machines/arrangement'
import { choices } from '#machines/arrangement'
import { OfferedButton } from '../actions/OfferedButton.tsx'
import type { KeyHint } from '../actions/offers.ts'
import { RetryNotice } from '../actions/RetryNotice.tsx'
import { useKeyHints } from '../actions/use-key-hints.ts'
import { problemText, useText } from '../kit/text.tsx'
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'
import { ArrangedPart } from './ArrangedPart.tsx'
import css from './ArrangementPanel.module.css'

interface Props {
  arrangement: ArrangementActor
  id: string
  label: string
  labelOf: (accessor: string) => string
  /** What to say of the last part that is shown, and of a choice that could not be kept. */
  lastStays: string
  unkept: string
  /** What is around it has the lines that set it apart. */
  bare?: boolean
}

/** Every part of a screen: shown or not, and where it stands. */
export function ArrangementPanel(props: Props) {
  const { arrangement, id, label, labelOf, lastStays, unkept, bare } = props
  const text = useText()
  const [said, say] = useState('')
  const state = useSelector(arrangement, (snapshot) => snapshot)
  const { problem } = state.context
  const all = choices(state.context)
  useKeyHints(usePartKeys())
  const isKnown = state.matches({ choice: 'known' })

  const move = (from: number, to: number) => {
    arrangement.send({ type: 'user.move', from, to })
    const name = labelOf(all[from]?.accessor ?? '')
    say(text('arrangement.moved', { name, place: to + 1, total: all.length }))
  }
  return (
    <section id={id} className={css.root} aria-label={label} data-bare={bare}>
      {state.matches({ choice: { known: 'unkept' } }) && problem && (
        <RetryNotice
          id={`${id}-retry`}
          detail={label}
          onRetry={() => arrangement.send({ type: 'user.retry' })}
        >
          {unkept} {problemText(text, problem)}
        </RetryNotice>
      )}
      <ol className={css.list}>
        {all.map(({ accessor, active }, index) => {
          const toggle = { type: active ? 'user.hide' : 'user.show', accessor } as const
          return (
            <ArrangedPart
              key={accessor}
              accessor={accessor}
              name={labelOf(accessor)}
              isActive={active}
              refusal={state.can(toggle) ? undefined : isKnown ? lastStays : text('app.loading')}
              index={index}
              count={all.length}
              onToggle={() => arrangement.send(toggle)}
              onMove={isKnown ? move : undefined}
            />
          )
        })}
      </ol>
      {state.can({ type: 'user.reset' }) && (
        <OfferedButton
          id={`${id}-reset`}
          label={text('arrangement.reset')}
          detail={label}
          bare
          size="small"
          run={() => arrangement.send({ type: 'user.reset' })}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  )
}

function usePartKeys(): readonly KeyHint[] {
  const text = useText()
  return useMemo(
    () => [
      { id: 'part-move', label: text('keys.part.move'), keys: ['alt+arrowup', 'alt+arrowdown'] },
    ],
    [text],
  )
}
