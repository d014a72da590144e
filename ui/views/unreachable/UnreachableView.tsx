import { useSelector } from '@xstate/react'
import { usePanel } from '../../kit/panel.ts'
import { problemText, useText } from '../../kit/text.ts'
import { Button } from '../../parts/Button.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'

/** The server did not say who is here. */
export function UnreachableView() {
  const text = useText()
  const { session } = usePanel()
  const problem = useSelector(session, ({ context }) => context.problem)
  return (
    <main>
      <h1 hidden>{text('unreachable.title')}</h1>
      <EmptyState
        action={
          <Button kind="primary" onClick={() => session.send({ type: 'user.retry' })}>
            {text('app.tryAgain')}
          </Button>
        }
      >
        {problem && problemText(text, problem)}
      </EmptyState>
    </main>
  )
}
