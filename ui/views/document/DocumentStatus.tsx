import { useSelector } from '@xstate/react'
import type { DocumentActor } from '#machines/document'
import { useLocale } from '../../kit/locale.ts'
import { useText } from '../../kit/text.ts'
import { Button } from '../../parts/Button.tsx'
import { TruthLine } from '../../parts/TruthLine.tsx'
import { useCountdown } from './use-countdown.ts'
import { useTruth } from './use-truth.ts'

/** The truth line: what is the case, and what can be done about it. */
export function DocumentStatus({ document }: { document: DocumentActor }) {
  const text = useText()
  const locale = useLocale()
  const { shape, words, action } = useTruth(document)
  const seconds = useCountdown(document)
  const state = useSelector(document, ({ context }) => context.base._status)
  const aside = [
    state === 'draft' && text('document.state.draft'),
    state === 'published' && text('document.state.published'),
    locale,
  ].filter((part) => typeof part === 'string')

  return (
    <TruthLine
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
