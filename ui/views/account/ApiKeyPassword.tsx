import { useSelector } from '@xstate/react'
import { useId, useRef } from 'react'
import { currentPasswordField } from '#contracts/account'
import type { ApiKeyActor } from '#machines/api-key'
import { ProblemNotice } from '../../kit/ProblemNotice.tsx'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { Input } from '../../parts/Input.tsx'
import css from './ApiKey.module.css'

/** Asks for the current password before a key is made or revoked, and says what becomes of the one there is. */
export function ApiKeyPassword({ actor }: { actor: ApiKeyActor }) {
  const text = useText()
  const form = useId()
  const firstField = useRef<HTMLInputElement>(null)
  const isAsking = useSelector(actor, (state) => state.hasTag('asking'))
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'))
  const isRevoking = useSelector(
    actor,
    (state) => state.matches('askedToRevoke') || state.matches('revoking'),
  )
  const isSet = useSelector(actor, ({ context }) => context.isSet)
  const problem = useSelector(actor, ({ context }) => context.problem)
  const atField = problem?.fields?.find(({ path }) => path === currentPasswordField)?.message
  const words = isRevoking ? revoke : isSet ? replace : generate
  const cancel = () => actor.send({ type: 'user.cancel' })
  return (
    <Dialog
      open={isAsking}
      onCancel={cancel}
      initialFocus={firstField}
      title={text(words.title)}
      description={text(words.text)}
      actions={
        <>
          <Button onClick={cancel}>{text('app.cancel')}</Button>
          <Button type="submit" form={form} kind={isRevoking ? 'danger' : 'primary'} busy={isBusy}>
            {text(words.confirm)}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={css.form}
        aria-busy={isBusy}
        onSubmit={(event) => {
          event.preventDefault()
          // The page behind has a form of its own.
          event.stopPropagation()
          const password = String(new FormData(event.currentTarget).get('password') ?? '')
          if (!isBusy) actor.send({ type: 'user.confirm', password })
        }}
      >
        <FieldFrame label={text('document.password.current')} required error={atField}>
          {(control) => (
            <Input
              {...control}
              ref={firstField}
              name="password"
              type="password"
              autoComplete="current-password"
            />
          )}
        </FieldFrame>
        {!atField && <ProblemNotice problem={problem} />}
      </form>
    </Dialog>
  )
}

const generate = {
  title: 'account.apiKey.generate.title',
  text: 'account.apiKey.generate.text',
  confirm: 'account.apiKey.generate',
} as const

const replace = {
  title: 'account.apiKey.replace.title',
  text: 'account.apiKey.replace.text',
  confirm: 'account.apiKey.replace',
} as const

const revoke = {
  title: 'account.apiKey.revoke.title',
  text: 'account.apiKey.revoke.text',
  confirm: 'account.apiKey.revoke',
} as const
