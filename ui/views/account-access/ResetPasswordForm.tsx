import type { AccountAccessRef, AccountAccessSnapshot } from '#machines/account-access'
import { ProblemNotice } from '../../kit/ProblemNotice.tsx'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import css from '../access/AccessPage.module.css'
import { NewPasswordFields, newPasswordIn } from '../access/NewPasswordFields.tsx'

interface Props {
  snapshot: AccountAccessSnapshot
  send: AccountAccessRef['send']
}

/** The new password, twice (VAL-4). */
export function ResetPasswordForm({ snapshot, send }: Props) {
  const text = useText()
  const { problem } = snapshot.context
  // Until the page of whoever is signed in now is there.
  const isBusy = snapshot.hasTag('busy') || snapshot.matches('reset')
  return (
    <form
      className={css.form}
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        const chosen = newPasswordIn(new FormData(event.currentTarget))
        if (!isBusy) send({ type: 'user.choosePassword', ...chosen })
      }}
    >
      <NewPasswordFields differs={snapshot.matches('differing')} problem={problem} />
      {!problem?.fields && <ProblemNotice problem={problem} />}
      <Button type="submit" kind="primary" size="large" busy={isBusy}>
        {text('reset.save')}
      </Button>
    </form>
  )
}
