import type { LoginProps } from 'stateroom-admin/ui'
import { Button, Notice, useWords } from 'stateroom-admin/ui'

interface Props extends LoginProps {
  /** From the config. */
  api: string
  provider: string
}

/** A button below the sign-in form. Over unsaved work it opens a new tab, and this one goes on after it. */
export function SignInWith({ api, provider, newTab }: Props) {
  const text = useWords({
    en: { signIn: 'Sign in with', failed: 'Couldn’t sign you in with' },
    de: { signIn: 'Anmelden mit', failed: 'Die Anmeldung ist fehlgeschlagen:' },
  })
  const hasFailed = new URLSearchParams(location.search).has('single-sign-on')
  const go = () => {
    if (newTab) window.open(`${api}/single-sign-on`)
    else location.assign(`${api}/single-sign-on`)
  }
  return (
    <>
      {hasFailed && (
        <Notice tone="danger">
          {text.failed} {provider}.
        </Notice>
      )}
      <Button size="large" onClick={go}>
        {text.signIn} {provider}
      </Button>
    </>
  )
}
