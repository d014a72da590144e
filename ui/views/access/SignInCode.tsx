import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import css from './AccessPage.module.css'
import { CodeForm } from './CodeForm.tsx'

interface Props {
  firstField?: RefObject<HTMLInputElement | null>
}

/** The code after the password; used by the login screen and by an ended session. */
export function SignInCode({ firstField }: Props) {
  const text = useText()
  const { session } = usePanel()
  const isBusy = useSelector(session, (state) => state.hasTag('busy'))
  const problem = useSelector(session, ({ context }) => context.problem)
  return (
    <CodeForm
      isBusy={isBusy}
      problem={problem}
      action={text('access.signIn')}
      onSubmit={(code) => session.send({ type: 'user.enterCode', code })}
      {...(firstField && { firstField })}
      help={
        <div className={css.actions}>
          <Button
            bare="flush"
            disabled={isBusy}
            onClick={() => session.send({ type: 'user.cancelCode' })}
          >
            {text('access.backToSignIn')}
          </Button>
        </div>
      }
    />
  )
}
