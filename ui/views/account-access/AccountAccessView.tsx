import type { ReactNode } from 'react'
import type { AccountAccessRef, AccountAccessSnapshot } from '#machines/account-access'
import { useAddresses } from '../../kit/addresses.ts'
import { useSiteConfig } from '../../kit/config.ts'
import { problemText, useText } from '../../kit/text.tsx'
import { useTitle } from '../../kit/title.ts'
import { Button } from '../../parts/Button.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { AccessMessage } from '../access/AccessMessage.tsx'
import css from '../access/AccessPage.module.css'
import { AccessPage } from '../access/AccessPage.tsx'
import { CodeForm } from '../access/CodeForm.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'

interface Props {
  snapshot: AccountAccessSnapshot
  send: AccountAccessRef['send']
}

/** Asking for a link, and following it. */
export function AccountAccessView({ snapshot, send }: Props) {
  const text = useText()
  const { identifier, problem, screen } = snapshot.context
  if (snapshot.matches('sent')) {
    return (
      <Message
        title={text('forgot.sent.title')}
        action={
          <>
            <SignInLink />
            <Button bare onClick={() => send({ type: 'user.requestAgain' })}>
              {text('forgot.sendAgain')}
            </Button>
          </>
        }
      >
        {text('forgot.sent.text', { name: identifier })}
      </Message>
    )
  }
  if (snapshot.matches('expired')) {
    return <ExpiredLink isReset={screen === 'resetPassword'} />
  }
  if (snapshot.matches('verified')) {
    return (
      <Message title={text('verify.done.title')} action={<SignInLink />}>
        {text('verify.done.text')}
      </Message>
    )
  }
  if (snapshot.matches('unverified')) {
    return (
      <Message
        title={text('verify.failed')}
        action={
          <Button kind="primary" onClick={() => send({ type: 'user.retry' })}>
            {text('app.tryAgain')}
          </Button>
        }
      >
        {problem && problemText(text, problem)}
      </Message>
    )
  }
  if (snapshot.matches('askingCode') || snapshot.matches('resettingWithCode')) {
    return (
      <Form title={text('access.code.title')}>
        <CodeForm
          isBusy={snapshot.hasTag('busy')}
          problem={problem}
          action={text('reset.save')}
          onSubmit={(code) => send({ type: 'user.enterCode', code })}
        />
      </Form>
    )
  }
  if (screen === 'verifyEmail') return <Form title={text('verify.title')}>{null}</Form>
  return screen === 'forgotPassword' ? (
    <Form title={text('forgot.title')}>
      <ForgotPasswordForm snapshot={snapshot} send={send} />
    </Form>
  ) : (
    <Form title={text('reset.title')}>
      <ResetPasswordForm snapshot={snapshot} send={send} />
    </Form>
  )
}

function ExpiredLink({ isReset }: { isReset: boolean }) {
  const text = useText()
  const { forgotPassword } = useAddresses()
  return isReset ? (
    <Message
      title={text('expiredLink.title')}
      action={
        <LinkButton href={forgotPassword} kind="primary">
          {text('expiredLink.request')}
        </LinkButton>
      }
    >
      {text('expiredLink.reset')}
    </Message>
  ) : (
    <Message title={text('expiredLink.title')} action={<SignInLink />}>
      {text('expiredLink.verify')}
    </Message>
  )
}

function SignInLink() {
  const text = useText()
  const { dashboard } = useAddresses()
  return (
    <LinkButton href={dashboard} kind="primary">
      {text('access.backToSignIn')}
    </LinkButton>
  )
}

interface ScreenProps {
  title: string
  children: ReactNode
}

function Form({ title, children }: ScreenProps) {
  const { siteName } = useSiteConfig()
  useTitle(title, siteName)
  return (
    <AccessPage siteName={siteName} title={title}>
      {children}
    </AccessPage>
  )
}

function Message({ title, action, children }: ScreenProps & { action: ReactNode }) {
  const { siteName } = useSiteConfig()
  useTitle(title, siteName)
  return (
    <AccessMessage
      siteName={siteName}
      title={title}
      isNews
      action={<div className={css.actions}>{action}</div>}
    >
      {children}
    </AccessMessage>
  )
}
