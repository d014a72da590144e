import type { AccountAccessRef, AccountAccessSnapshot } from '#machines/account-access'
import { useAddresses } from '../../kit/addresses.ts'
import { useSiteConfig } from '../../kit/config.ts'
import { ProblemNotice } from '../../kit/ProblemNotice.tsx'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { Link } from '../../parts/Link.tsx'
import css from '../access/AccessPage.module.css'
import { IdentifierField, identifierIn } from '../access/IdentifierField.tsx'

interface Props {
  snapshot: AccountAccessSnapshot
  send: AccountAccessRef['send']
}

/** Who wants a link. */
export function ForgotPasswordForm({ snapshot, send }: Props) {
  const text = useText()
  const { auth, sendsEmail } = useSiteConfig()
  const { dashboard } = useAddresses()
  const { problem } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const back = <Link href={dashboard}>{text('access.backToSignIn')}</Link>
  if (!sendsEmail) {
    return (
      <div className={css.message}>
        <p>{text('forgot.off')}</p>
        {back}
      </div>
    )
  }
  return (
    <form
      className={css.form}
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        const identifier = identifierIn(new FormData(event.currentTarget))
        if (!isBusy && identifier) send({ type: 'user.requestLink', identifier })
      }}
    >
      <p>{text('forgot.text')}</p>
      <IdentifierField auth={auth} />
      <ProblemNotice problem={problem} />
      <Button type="submit" kind="primary" size="large" busy={isBusy}>
        {text('forgot.send')}
      </Button>
      {back}
    </form>
  )
}
