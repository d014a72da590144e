import type { ReactNode } from 'react'
import type { ProblemData } from '#problems'
import { Button } from '../parts/Button.tsx'
import { Notice } from '../parts/Notice.tsx'
import { problemText, useText } from './text.tsx'

interface Props {
  /** null: nothing is shown. */
  problem: ProblemData | null
  /** Absent: trying again wouldn't help, or something else offers it. */
  onRetry?: (() => void) | undefined
  /** What else can be done about it. */
  children?: ReactNode
}

/** Says why something failed, and lets it be tried again. */
export function ProblemNotice({ problem, onRetry, children }: Props) {
  const text = useText()
  if (!problem) return null
  return (
    <Notice
      tone="danger"
      actions={
        onRetry ? (
          <Button size="small" onClick={onRetry}>
            {text('app.tryAgain')}
          </Button>
        ) : (
          children
        )
      }
    >
      {problemText(text, problem)}
    </Notice>
  )
}
