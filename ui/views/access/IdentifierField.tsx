import type { RefObject } from 'react'
import type { AuthConfig } from '#contracts/admin-config'
import { useText } from '../../kit/text.tsx'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { Input } from '../../parts/Input.tsx'
import { useTypedIdentifier } from './TypedIdentifier.tsx'

interface Props {
  auth: AuthConfig
  firstField?: RefObject<HTMLInputElement | null> | undefined
}

/** How people name themselves here: by email, by username, or by either. */
export function IdentifierField({ auth, firstField }: Props) {
  const text = useText()
  const typed = useTypedIdentifier()
  const isEmail = auth.loginWith === 'email'
  return (
    <FieldFrame
      label={text(isEmail ? 'access.email' : `access.${auth.loginWith}`)}
      controlId={isEmail ? 'field-email' : 'field-username'}
    >
      {(control) => (
        <Input
          {...control}
          ref={firstField}
          name="identifier"
          type={isEmail ? 'email' : 'text'}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={typed?.current}
          onInput={({ currentTarget }) => {
            if (typed) typed.current = currentTarget.value
          }}
          autoFocus
        />
      )}
    </FieldFrame>
  )
}

export const identifierIn = (form: FormData): string => String(form.get('identifier') ?? '').trim()
