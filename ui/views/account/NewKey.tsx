import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ApiKeyActor } from '#machines/api-key'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { Input } from '../../parts/Input.tsx'
import { toaster } from '../../parts/toaster.ts'
import css from './ApiKey.module.css'

/** A new key, this once. A press outside doesn't close it: nobody sees it again. */
export function NewKey({ actor }: { actor: ApiKeyActor }) {
  const text = useText()
  const field = useRef<HTMLInputElement>(null)
  const isShown = useSelector(actor, (state) => state.matches('shown'))
  const apiKey = useSelector(actor, ({ context }) => context.apiKey)
  const done = () => actor.send({ type: 'user.done' })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(apiKey ?? '')
      toaster.create({ title: text('account.apiKey.copied'), type: 'info' })
    } catch {
      // Pages that are not secure have no clipboard: the key can be copied by hand.
      field.current?.select()
    }
  }
  return (
    <Dialog
      open={isShown}
      onCancel={done}
      role="alertdialog"
      initialFocus={field}
      title={text('account.apiKey.new.title')}
      description={text('account.apiKey.new.text')}
      actions={
        <>
          <Button onClick={() => void copy()}>{text('account.apiKey.copy')}</Button>
          <Button kind="primary" onClick={done}>
            {text('account.apiKey.new.done')}
          </Button>
        </>
      }
    >
      <FieldFrame label={text('account.apiKey')}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            className={css.key}
            dir="ltr"
            readOnly
            value={apiKey ?? ''}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </FieldFrame>
    </Dialog>
  )
}
