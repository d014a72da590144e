import { useState } from 'react'
import type { AuthConfig } from '#contracts/admin-config'
import type { ClientField } from '#contracts/fields'
import type { ProblemData } from '#problems'
import { FieldList } from '../../fields/FieldList.tsx'
import { withoutSignIn } from '../../fields/own-fields.ts'
import { ProblemNotice } from '../../kit/ProblemNotice.tsx'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { Input } from '../../parts/Input.tsx'
import css from '../access/AccessPage.module.css'
import { useUnsavedForm } from './use-unsaved-form.ts'

interface Props {
  auth: AuthConfig
  fields: readonly ClientField[]
  isBusy: boolean
  problem: ProblemData | null
  onSubmit: (values: Record<string, unknown>) => void
}

/** The whole user: how they sign in, their password twice (VAL-4), and the config's own fields. */
export function FirstUserForm({ auth, fields, isBusy, problem, onSubmit }: Props) {
  const text = useText()
  const form = useUnsavedForm(auth.collection, fields)
  const [differs, setDiffers] = useState(false)

  const submit = (entries: FormData) => {
    const { 'password-again': again, ...access } = Object.fromEntries(entries)
    const hasDifference = access.password !== again
    setDiffers(hasDifference)
    if (!hasDifference) {
      onSubmit({ ...form.document.getSnapshot().context.values, ...signInOf(access) })
    }
  }
  const errorAt = (path: string) => problem?.fields?.find((field) => field.path === path)?.message

  return (
    <form
      className={css.form}
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) submit(new FormData(event.currentTarget))
      }}
    >
      {(auth.loginWith !== 'username' || auth.requireEmail) && (
        <FieldFrame
          label={text('access.email')}
          controlId="field-email"
          required={auth.requireEmail}
          error={errorAt('email')}
        >
          {(control) => (
            <Input {...control} name="email" type="email" autoComplete="username" autoFocus />
          )}
        </FieldFrame>
      )}
      {auth.loginWith !== 'email' && (
        <FieldFrame
          label={text('access.username')}
          controlId="field-username"
          required={auth.requireUsername}
          error={errorAt('username')}
        >
          {(control) => <Input {...control} name="username" autoComplete="username" />}
        </FieldFrame>
      )}
      <FieldFrame
        label={text('access.password')}
        controlId="field-password"
        required
        error={errorAt('password')}
      >
        {(control) => (
          <Input {...control} name="password" type="password" autoComplete="new-password" />
        )}
      </FieldFrame>
      <FieldFrame
        label={text('access.passwordAgain')}
        controlId="field-confirm-password"
        required
        error={differs ? text('access.passwordsDiffer') : undefined}
      >
        {(control) => (
          <Input {...control} name="password-again" type="password" autoComplete="new-password" />
        )}
      </FieldFrame>
      <FieldList form={form} fields={withoutSignIn(fields)} parent="" />
      <ProblemNotice problem={problem} />
      <Button type="submit" kind="primary" size="large" busy={isBusy}>
        {text('firstUser.create')}
      </Button>
    </form>
  )
}

/** Only what belongs to signing in: the fields' own controls are in the form's entries too. */
const signInOf = ({ email, username, password }: Record<string, FormDataEntryValue>) => ({
  ...(email && { email }),
  ...(username && { username }),
  password,
})
