import type { ProblemData } from '#problems'
import { useText } from '../../kit/text.tsx'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { Input } from '../../parts/Input.tsx'

interface Props {
  /** The two were not the same (VAL-4). */
  differs: boolean
  problem: ProblemData | null
}

/** A new password, twice. */
export function NewPasswordFields({ differs, problem }: Props) {
  const text = useText()
  const error = problem?.fields?.find(({ path }) => path === 'password')?.message
  return (
    <>
      <FieldFrame
        label={text('access.newPassword')}
        controlId="field-password"
        required
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            name="password"
            type="password"
            autoComplete="new-password"
            required
            autoFocus
          />
        )}
      </FieldFrame>
      <FieldFrame
        label={text('access.passwordAgain')}
        controlId="field-confirm-password"
        required
        error={differs ? text('access.passwordsDiffer') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            name="password-again"
            type="password"
            autoComplete="new-password"
            required
          />
        )}
      </FieldFrame>
    </>
  )
}

export const newPasswordIn = (form: FormData) => ({
  password: String(form.get('password') ?? ''),
  again: String(form.get('password-again') ?? ''),
})
