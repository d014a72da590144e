import { useSelector } from '@xstate/react'
import type { DocumentActor } from '#machines/document'
import { useLocale } from '../../kit/locale.ts'
import { useText } from '../../kit/text.ts'
import { Button } from '../../parts/Button.tsx'
import { TruthLine } from '../../parts/TruthLine.tsx'
import css from './DocumentStatus.module.css'
import { useCountdown } from './use-countdown.ts'
import { useTruth } from './use-truth.ts'

interface Props {
  document: DocumentActor
  /** The document says something else in another content language. */
  hasLocale: boolean
}

/** The truth line: what is the case, and what can be done about it. */
export function DocumentStatus({ document, hasLocale }: Props) {
  const text = useText()
  const locale = useLocale()
  const { shape, words, action } = useTruth(document)
  const seconds = useCountdown(document)
  const status = useSelector(document, ({ context }) => context.base._status)
  const aside = [
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
