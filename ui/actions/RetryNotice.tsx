import type { ReactNode } from 'react'
import { useText } from '../kit/text.tsx'
import { Notice } from '../parts/Notice.tsx'
import { OfferedButton } from './OfferedButton.tsx'

interface Props {
  /** Of its button, and of the entry in the palette. */
  id: string
  /** Of what, where the palette has several of these. */
  detail?: string
  tone?: 'warning' | 'danger'
  onRetry: () => void
  children: ReactNode
}

/** Says what could not be had, and lets it be tried again. */
export function RetryNotice({ id, detail, tone = 'danger', onRetry, children }: Props) {
  const text = useText()
  return (
    <Notice
      tone={tone}
      actions={<OfferedButton id={id} label={text('app.tryAgain')} detail={detail} run={onRetry} />}
    >
      {children}
    </Notice>
  )
}
