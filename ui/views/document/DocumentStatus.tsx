import { useText } from '../../kit/text.ts'
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
  const { shape, words, action } = useTruth(actors)
  const seconds = useCountdown(actors.document)
  const aside = useAside(actors, hasLocale)

  return (
    <TruthLine
      className={css.root}
      shape={shape}
      aside={aside}
      actions={
        action && (
          <Button size="small" onClick={action.act}>
            {action.label}
          </Button>
        )
      }
    >
      {words}
      {seconds !== null && (
        <span aria-hidden="true"> · {text('document.status.nextTry', { seconds })}</span>
      )}
    </TruthLine>
  )
}
