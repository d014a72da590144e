import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { Button } from '../parts/Button.tsx'
import { Notice } from '../parts/Notice.tsx'
import { TroubleBoundary } from '../parts/TroubleBoundary.tsx'
import { useText } from './text.tsx'

interface MissingPartProps {
  /** What can be shown of it all the same. */
  instead?: ReactNode
  /** Before it is rendered once more. */
  onRetry: () => void
  children: ReactNode
}

/** A part of a page that cannot be shown says so in its place; what is around it stays. */
export function MissingPart({ instead, onRetry, children }: MissingPartProps) {
  return (
    <TroubleBoundary
      fallback={(_, retry) => (
        <>
          {instead}
          <Missing
            onRetry={() => {
              onRetry()
              retry()
            }}
          />
        </>
      )}
    >
      {children}
    </TroubleBoundary>
  )
}

function Missing({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  })
  return (
    <Notice tone="danger" actions={<Button onClick={onRetry}>{text('app.tryAgain')}</Button>}>
      {text('app.partMissing')}
    </Notice>
  )
}
