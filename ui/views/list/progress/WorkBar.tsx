import type { ReactNode } from 'react'
import { useRef } from 'react'
import { OfferedButton } from '../../../actions/OfferedButton.tsx'
import { useText } from '../../../kit/text.tsx'
import { Progress } from '../../../parts/Progress.tsx'
import { useFocusAfter } from '../../../parts/use-focus-after.ts'
import css from './WorkBar.module.css'

interface Props {
  heading: string
  /** How far it is, in words. */
  status: ReactNode
  done: number
  total: number
  /** `pausing`: what is on its way is waited for. */
  state: 'running' | 'pausing' | 'waiting'
  /** The id of the button that holds it up, or lets it go on. */
  holdUpId: string
  onPause: () => void
  onResume: () => void
  onStop: () => void
  /** Where the focus goes when all is done, unless a window takes it. */
  focusAfter: () => HTMLElement | null
  /** What is to be said about it. */
  children?: ReactNode
}

/** In the place of a list's head: what is being done, how far it is, and how to hold it up. */
export function WorkBar(props: Props) {
  const { heading, status, done, total, state, holdUpId, onPause, onResume, onStop } = props
  const text = useText()
  const root = useRef<HTMLElement>(null)
  useFocusAfter(root, props.focusAfter)
  const isWaiting = state === 'waiting'
  return (
    <section
      ref={root}
      className={css.root}
      aria-label={heading}
      data-work-state={isWaiting ? 'waiting' : 'running'}
    >
      <div className={css.line}>
        <h1>{heading}</h1>
        <p role="status" className={css.count}>
          {status}
        </p>
        <div className={css.actions}>
          {isWaiting && (
            <OfferedButton id={`${holdUpId}-stop`} label={text('bulk.skipRest')} run={onStop} />
          )}
          {state === 'running' ? (
            <OfferedButton id={holdUpId} label={text('bulk.pause')} run={onPause} />
          ) : (
            <OfferedButton
              id={holdUpId}
              label={text('bulk.resume')}
              kind="primary"
              run={onResume}
            />
          )}
        </div>
      </div>
      <Progress label={heading} done={done} total={total} />
      {props.children}
    </section>
  )
}
