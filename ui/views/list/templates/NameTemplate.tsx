import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { longestTemplateName } from '#contracts/templates'
import type { TemplatesActor } from '#machines/templates'
import { ProblemNotice } from '../../../kit/ProblemNotice.tsx'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import { FieldFrame } from '../../../parts/FieldFrame.tsx'
import { Input } from '../../../parts/Input.tsx'

/** The name of a template: of a new one, or another one for it. */
export function NameTemplate({ actor }: { actor: TemplatesActor }) {
  const text = useText()
  const form = useId()
  const isOpen = useSelector(actor, (state) => state.matches('naming'))
  const isSaving = useSelector(actor, (state) => state.matches({ naming: 'saving' }))
  const draft = useSelector(actor, ({ context }) => context.draft)
  const problem = useSelector(actor, ({ context }) => context.problem)
  const isNamed = draft?.name.trim() !== ''
  const isNew = draft?.id === null
  const cancel = () => actor.send({ type: 'user.cancel' })
  return (
    <Dialog
      open={isOpen}
      onCancel={cancel}
      title={text(isNew ? 'templates.keep.title' : 'templates.rename.title')}
      description={isNew ? text('templates.keep.text') : undefined}
      actions={
        <>
          <Button onClick={cancel}>{text('app.cancel')}</Button>
          <Button
            type="submit"
            form={form}
            kind="primary"
            busy={isSaving}
            refusal={isNamed ? undefined : text('templates.refusal.named')}
          >
            {text(isNew ? 'templates.save' : 'templates.rename.confirm')}
          </Button>
        </>
      }
    >
      {draft && (
        <form
          id={form}
          onSubmit={(event) => {
            event.preventDefault()
            actor.send({ type: 'user.submit' })
          }}
        >
          <ProblemNotice problem={problem} />
          <FieldFrame label={text('templates.name')}>
            {(control) => (
              <Input
                {...control}
                boxed
                value={draft.name}
                maxLength={longestTemplateName}
                autoComplete="off"
                onChange={({ currentTarget }) =>
                  actor.send({ type: 'user.type', name: currentTarget.value })
                }
              />
            )}
          </FieldFrame>
        </form>
      )}
    </Dialog>
  )
}
