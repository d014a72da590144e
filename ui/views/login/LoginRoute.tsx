import { useSelector } from '@xstate/react'
import { useAddresses } from '../../kit/addresses.ts'
import { useSignedOutConfig } from '../../kit/config.ts'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { useTitle } from '../../kit/title.ts'
import { Link } from '../../parts/Link.tsx'
import { AccessPage } from '../access/AccessPage.tsx'
import { BesideLogin } from '../access/BesideLogin.tsx'
import { SecondStep } from '../access/SecondStep.tsx'
import { SignInForm } from '../access/SignInForm.tsx'

/** Signing in. The address stays as it is: it is where the person goes on afterwards. */
export function LoginRoute() {
  const text = useText()
  const { session } = usePanel()
  const { siteName, auth, sendsEmail } = useSignedOutConfig()
  const { forgotPassword } = useAddresses()
  const isBusy = useSelector(session, (state) => state.hasTag('busy'))
  const problem = useSelector(session, ({ context }) => context.problem)
  const isSecondStep = useSelector(session, (state) => state.hasTag('secondStep'))
  const title = text(isSecondStep ? 'access.code.title' : 'access.signIn')
  useTitle(title, siteName)

  if (isSecondStep) {
    return (
      <AccessPage siteName={siteName} title={title}>
        <SecondStep />
      </AccessPage>
    )
  }
  return (
    <AccessPage siteName={siteName} title={title}>
      <BesideLogin newTab={false}>
        <SignInForm
          auth={auth}
          isBusy={isBusy}
          problem={problem}
          asksForComputer
          onSubmit={(credentials) => session.send({ type: 'user.signIn', credentials })}
          help={sendsEmail && <Link href={forgotPassword}>{text('access.forgotPassword')}</Link>}
        />
      </BesideLogin>
    </AccessPage>
  )
}
