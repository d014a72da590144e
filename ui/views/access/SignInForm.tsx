import type { ReactNode, RefObject } from 'react'
import type { AuthConfig } from '#contracts/admin-config'
import type { TextKey } from '#locales'
import type { Credentials } from '#machines/session'
import type { ProblemData } from '#problems'
import { problemText, useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { Checkbox } from '../../parts/Checkbox.tsx'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { Input } from '../../parts/Input.tsx'
import { Notice } from '../../parts/Notice.tsx'
import css from './AccessPage.module.css'
import { IdentifierField, identifierIn } from './IdentifierField.tsx'

interface Props {
  auth: AuthConfig
  isBusy: boolean
  problem: ProblemData | null
  onSubmit: (credentials: Credentials) => void
  firstField?: RefObject<HTMLInputElement | null>
  /** Asks whose computer this is. */
  asksForComputer?: boolean
  /** For whoever can't. */
  help?: ReactNode
}

/** Names what was asked for. */
const wrongCredentials: Record<AuthConfig['loginWith'], TextKey> = {
  email: 'problem.session.wrongCredentials',
  username: 'access.wrongUsername',
  emailOrUsername: 'access.wrongEmailOrUsername',
}

/** Who and with what password; used by the login screen and by an ended session. */
export function SignInForm({
  auth,
  isBusy,
  problem,
  onSubmit,
  firstField,
  asksForComputer = false,
  help,
}: Props) {
  const text = useText()
  const refusal = (told: ProblemData) =>
    told.code === 'session.wrongCredentials'
      ? text(wrongCredentials[auth.loginWith])
      : problemText(text, told)
  const submit = (form: FormData) =>
    onSubmit({
      identifier: identifierIn(form),
      password: String(form.get('password') ?? ''),
      ...(asksForComputer && { computer: form.has('shared') ? 'shared' : 'own' }),
    })
  return (
    <form
      className={css.form}
      // Where the browser sends it itself, nothing of it gets into an address.
      method="post"
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) submit(new FormData(event.currentTarget))
      }}
    >
      <IdentifierField auth={auth} firstField={firstField} />
      <FieldFrame label={text('access.password')} controlId="field-password">
        {(control) => (
          <Input
            {...control}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        )}
      </FieldFrame>
      {asksForComputer && (
        <div className={css.shared}>
          <Checkbox
            name="shared"
            label={text('access.sharedComputer')}
            aria-describedby="shared-hint"
          />
          <p id="shared-hint">{text('access.sharedComputer.hint')}</p>
        </div>
      )}
      {problem && <Notice tone="danger">{refusal(problem)}</Notice>}
      <Button type="submit" kind="primary" size="large" busy={isBusy}>
        {text('access.signIn')}
      </Button>
      {help}
    </form>
  )
}
