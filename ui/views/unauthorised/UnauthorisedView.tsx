import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.ts'
import { Button } from '../../parts/Button.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'

/** Signed in, but not for this admin. */
export function UnauthorisedView() {
  const text = useText()
  const { session } = usePanel()
  return (
    <main>
      <h1 hidden>{text('unauthorised.title')}</h1>
      <EmptyState
        action={
          <Button onClick={() => session.send({ type: 'user.signOut' })}>
            {text('access.signOut')}
          </Button>
        }
      >
        {text('unauthorised.text')}
      </EmptyState>
    </main>
  )
}
