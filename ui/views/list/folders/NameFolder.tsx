import { useSelector } from '@xstate/react'
import { useId, useRef } from 'react'
import type { FoldersActor } from '#machines/folders'
import { ProblemNotice } from '../../../kit/ProblemNotice.tsx'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import { FieldFrame } from '../../../parts/FieldFrame.tsx'
import { Input } from '../../../parts/Input.tsx'
import css from './Folders.module.css'

/** The name of a new folder, or another one for a folder. */
export function NameFolder({ actor }: { actor: FoldersActor }) {
  const text = useText()
  const form = useId()
  const input = useRef<HTMLInputElement>(null)
  const { draft, problem } = useSelector(actor, ({ context }) => context)
  const isOpen = useSelector(actor, (state) => state.matches('naming'))
  const isSaving = useSelector(actor, (state) => state.matches({ naming: 'saving' }))
  const isNamed = draft !== null && draft.name.trim() !== ''
  const isNew = draft?.id === null
  const cancel = () => actor.send({ type: 'user.cancel' })
  return (
    <Dialog
      open={isOpen}
      onCancel={cancel}
      initialFocus={input}
      title={text(isNew ? 'folders.new' : 'folders.renameTitle')}
      actions={
        <>
          <Button onClick={cancel}>{text('app.cancel')}</Button>
          <Button
            id="folder-submit"
            type="submit"
            form={form}
            kind="primary"
            busy={isSaving}
            refusal={isNamed ? undefined : text('folders.refusal.named')}
          >
            {text(isNew ? 'folders.create' : 'folders.save')}
          </Button>
        </>
      }
    >
      <form
        data-folder-dialog
        id={form}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'user.submit' })
        }}
      >
        <ProblemNotice problem={problem} />
        <FieldFrame label={text('folders.name')}>
          {(control) => (
            <Input
              {...control}
              ref={input}
              boxed
              value={draft?.name ?? ''}
              autoComplete="off"
              onChange={({ currentTarget }) =>
                actor.send({ type: 'user.type', name: currentTarget.value })
              }
            />
          )}
        </FieldFrame>
      </form>
    </Dialog>
  )
}
