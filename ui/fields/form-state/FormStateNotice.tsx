import { useSelector } from '@xstate/react'
import type { FormStateActor } from '#machines/form-state'
import { problemText, useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { Notice } from '../../parts/Notice.tsx'

/** Says where the form may not be as the config wants it, and why. Nothing where all is well. */
export function FormStateNotice({ formState }: { formState: FormStateActor }) {
  const text = useText()
  const problem = useSelector(formState, ({ context }) => context.problem)
  const broken = useSelector(formState, ({ context }) => context.state.broken)
  const fields = [...new Set(broken.map(({ path }) => path))]
  // Said once: the window that asks to sign in is over it.
  if (problem?.code === 'session.ended') return null
  if (problem) {
    return (
      <Notice
        tone="warning"
        role="status"
        actions={
          <Button size="small" onClick={() => formState.send({ type: 'user.retry' })}>
            {text('app.tryAgain')}
          </Button>
        }
      >
        {text('document.rules.unasked', { reason: problemText(text, problem) })}
      </Notice>
    )
  }
  if (fields.length === 0) return null
  return (
    <Notice tone="warning" role="status">
      {text('document.rules.broken', { count: fields.length, fields })}
    </Notice>
  )
}
