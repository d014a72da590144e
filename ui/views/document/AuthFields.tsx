import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { currentPasswordField } from '#contracts/account'
import type { AuthConfig } from '#contracts/admin-config'
import type { TextKey } from '#locales'
import { OfferedButton } from '../../actions/OfferedButton.tsx'
import type { Form } from '../../fields/form.ts'
import { useEdit, useError, useValue } from '../../fields/form.ts'
import { useControlId } from '../../fields/kit/handles.ts'
import { useConfig } from '../../kit/config.ts'
import { useText } from '../../kit/text.tsx'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import type { InputProps } from '../../parts/Input.tsx'
import { Input } from '../../parts/Input.tsx'
import css from './AuthFields.module.css'

interface Props {
  form: Form
  auth: AuthConfig
}

/** How this user signs in. */
export function AuthFields({ form, auth }: Props) {
  return (
    <section className={css.root} data-auth-fields>
      {(auth.loginWith !== 'username' || auth.requireEmail) && (
        <Identifier form={form} name="email" required={auth.requireEmail} />
      )}
      {auth.loginWith !== 'email' && (
        <Identifier form={form} name="username" required={auth.requireUsername} />
      )}
      {!form.isReadOnly && <Password form={form} />}
      {!form.isReadOnly && <CurrentPassword form={form} />}
    </section>
  )
}

interface IdentifierProps {
  form: Form
  name: 'email' | 'username'
  required: boolean
}

const Identifier = ({ form, name, required }: IdentifierProps) => (
  <AuthInput
    {...{ form, name, required }}
    label={`access.${name}`}
    type={name === 'email' ? 'email' : 'text'}
    autoComplete="off"
  />
)

/** A new user needs a password; one that exists keeps theirs unless it is changed. */
function Password({ form }: { form: Form }) {
  const text = useText()
  const [isChanging, setChanging] = useState(false)
  const value = useValue(form, 'password')
  if (!isChanging && !form.isNew) {
    return (
      <OfferedButton
        id="change-password"
        label={text('document.password.change')}
        run={() => setChanging(true)}
      />
    )
  }
  return (
    <>
      <Secret
        form={form}
        name="password"
        label={form.isNew ? 'access.password' : 'document.password.new'}
        required={form.isNew}
        autoFocus={isChanging && !form.isNew}
      />
      <Secret
        form={form}
        name="confirm-password"
        label="access.passwordAgain"
        required={form.isNew || Boolean(value)}
      />
    </>
  )
}

/** What leads into one's own account is changed with one's own password; the server asks for it. */
function CurrentPassword({ form }: { form: Form }) {
  const { user } = useConfig()
  const isAsked = useSelector(form.document, ({ context: { base, ref, values } }) => {
    const isOwn = ref.kind === 'collection' && ref.slug === user.collection
    if (!isOwn || String(ref.id) !== String(user.id)) return false
    const isChanged = (name: string) => values[name] !== base[name]
    return (
      Boolean(values.password) || ['email', 'username', 'enableAPIKey', 'apiKey'].some(isChanged)
    )
  })
  if (!isAsked) return null
  return (
    <Secret
      form={form}
      name={currentPasswordField}
      label="document.password.current"
      autoComplete="current-password"
    />
  )
}

type AuthInputProps = Pick<InputProps, 'autoComplete' | 'autoFocus' | 'type'> & {
  form: Form
  name: string
  label: TextKey
  required?: boolean
}

/** An empty one is not changed. */
const Secret = (props: AuthInputProps) => (
  <AuthInput type="password" autoComplete="new-password" empty={null} {...props} />
)

function AuthInput({
  form,
  name,
  label,
  required = true,
  empty = '',
  ...input
}: AuthInputProps & { empty?: '' | null }) {
  const text = useText()
  const value = useValue(form, name)
  const error = useError(form, name)
  const edit = useEdit(form, name)
  return (
    <FieldFrame
      label={text(label)}
      controlId={useControlId(name)}
      required={required}
      error={error}
    >
      {(control) => (
        <Input
          {...control}
          {...input}
          readOnly={form.isReadOnly}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => edit(target.value || empty)}
        />
      )}
    </FieldFrame>
  )
}
