import { useSelector } from '@xstate/react'
import { useLocale } from '../../kit/locale.ts'
import { useText } from '../../kit/text.ts'
import { Button } from '../../parts/Button.tsx'
import { TruthLine } from '../../parts/TruthLine.tsx'
import type { DocumentActors } from './actors.ts'
import css from './DocumentStatus.module.css'
import { useCountdown } from './use-countdown.ts'
import { useTruth } from './use-truth.ts'

interface Props {
  actors: DocumentActors
  /** The document says something else in another content language. */
  hasLocale: boolean
}

/** The truth line: what is the case, and what can be done about it. */
export function DocumentStatus({ actors, hasLocale }: Props) {
  const { document, journal } = actors
  const text = useText()
  const locale = useLocale()
  const { shape, words, action } = useTruth(document)
  const seconds = useCountdown(document)
  const isKept = !useSelector(journal, (state) => state.matches('failing'))
  const status = useSelector(document, ({ context }) => context.base._status)
  const aside = [
    !isKept && text('document.status.notKept'),
    status === 'draft' && text('status.draft'),
    status === 'published' && text('status.published'),
    hasLocale && locale,
  ].filter((part) => typeof part === 'string')

  return (
    <TruthLine
      className={css.root}
      shape={shape}
      aside={aside.join(' · ')}
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
