import { useRef } from 'react'
import { useOffered } from '../../actions/use-offered.ts'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { TruthLine } from '../../parts/TruthLine.tsx'
import type { DocumentActors } from './actors.ts'
import css from './DocumentStatus.module.css'
import { useAside } from './use-aside.ts'
import { useCountdown } from './use-countdown.ts'
import { useTruth } from './use-truth.ts'

interface Props {
  actors: DocumentActors
  /** The document says something else in another content language. */
  hasLocale: boolean
}

/** The truth line: what is the case, and what can be done about it. */
export function DocumentStatus({ actors, hasLocale }: Props) {
  const text = useText()
  const { shape, words, actions = [] } = useTruth(actors)
  const seconds = useCountdown(actors.document)
  const aside = useAside(actors, hasLocale)
  const line = useRef<HTMLDivElement>(null)
  useOffered(
    actions.map(({ label, act }, index) => ({
      id: index === 0 ? 'document-status' : `document-status-${index}`,
      label,
      run: act,
    })),
    line,
  )

  return (
    <TruthLine
      ref={line}
      className={css.root}
      shape={shape}
      aside={aside}
      actions={
        actions.length > 0 &&
        actions.map(({ label, act }) => (
          <Button key={label} size="small" onClick={act}>
            {label}
          </Button>
        ))
      }
    >
      {words}
      {seconds !== null && (
        <span aria-hidden="true"> · {text('document.status.nextTry', { seconds })}</span>
      )}
    </TruthLine>
  )
}
