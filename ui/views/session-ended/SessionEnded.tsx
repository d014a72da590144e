import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useConfig } from '../../kit/config.ts'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { BesideLogin } from '../access/BesideLogin.tsx'
import { SecondStep } from '../access/SecondStep.tsx'
import { SignInForm } from '../access/SignInForm.tsx'

/** The session has ended: sign in again in place. What was typed is still on the page behind. */
export function SessionEnded() {
  const text = useText()
  const { session } = usePanel()
  const { auth } = useConfig()
  const firstField = useRef<HTMLInputElement>(null)
  const isAsking = useSelector(session, (state) => state.hasTag('asking'))
  const isSecondStep = useSelector(session, (state) => state.hasTag('secondStep'))
  const isBusy = useSelector(session, (state) => state.hasTag('busy'))
  const isShared = useSelector(session, ({ context }) => context.user?.computer === 'shared')
  const problem = useSelector(session, ({ context }) => context.problem)
  return (
    <Dialog
      open={isAsking}
      onCancel={() => {}}
      role="alertdialog"
      title={text('sessionEnded.title')}
      description={text('sessionEnded.text')}
      initialFocus={firstField}
    >
      {isSecondStep ? (
        <SecondStep firstField={firstField} />
      ) : (
        <BesideLogin newTab>
          <SignInForm
            auth={auth}
            isBusy={isBusy}
            problem={problem}
            firstField={firstField}
            onSubmit={(credentials) => session.send({ type: 'user.signIn', credentials })}
          />
        </BesideLogin>
      )}
      <Button bare="flush" onClick={() => session.send({ type: 'user.signOut' })}>
        {text(isShared ? 'logout.delete' : 'sessionEnded.leave')}
      </Button>
    </Dialog>
  )
}
