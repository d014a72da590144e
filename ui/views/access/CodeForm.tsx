import type { ReactNode, RefObject } from 'react'
import type { ProblemData } from '#problems'
import { ProblemNotice } from '../../kit/ProblemNotice.tsx'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { Input } from '../../parts/Input.tsx'
import css from './AccessPage.module.css'

interface Props {
  isBusy: boolean
  problem: ProblemData | null
  /** What the button says. */
  action: string
  onSubmit: (code: string) => void
  firstField?: RefObject<HTMLInputElement | null>
  /** For whoever can't. */
  help?: ReactNode
}

/** The second step of a sign-in. */
export function CodeForm({ isBusy, problem, action, onSubmit, firstField, help }: Props) {
  const text = useText()
  return (
    <form
      className={css.form}
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
        if (!isBusy) onSubmit(code)
      }}
    >
      <FieldFrame
        label={text('access.code')}
        controlId="field-code"
        description={text('problem.session.codeRequired')}
      >
        {(control) => (
          <Input
            {...control}
            ref={firstField}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            autoFocus
          />
        )}
      </FieldFrame>
      <ProblemNotice problem={problem} />
      <Button type="submit" kind="primary" size="large" busy={isBusy}>
        {action}
      </Button>
      {help}
    </form>
  )
}
