import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { Sharing, ViewsActor } from '#machines/views'
import { ProblemNotice } from '../../../kit/ProblemNotice.tsx'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import { FieldFrame } from '../../../parts/FieldFrame.tsx'
import { Input } from '../../../parts/Input.tsx'
import { AudienceField } from './AudienceField.tsx'
import css from './ViewDialog.module.css'

/** The name of a view, and who may do what with it. */
export function ViewDialog({ actor }: { actor: ViewsActor }) {
  const text = useText()
  const form = useId()
  const draft = useSelector(actor, ({ context }) => context.draft)
  const problem = useSelector(actor, ({ context }) => context.problem)
  const isOpen = useSelector(actor, (state) => state.matches('describing'))
  const isSaving = useSelector(actor, (state) => state.matches({ describing: 'saving' }))
  const isNamed = useSelector(actor, ({ context }) => context.draft?.title.trim() !== '')
  const isNew = draft?.id === null
  const cancel = () => actor.send({ type: 'user.cancel' })
  const share = (change: Partial<Sharing>) =>
    draft && actor.send({ type: 'user.share', sharing: { ...draft.sharing, ...change } })
  return (
    <Dialog
      open={isOpen}
      onCancel={cancel}
      title={text(isNew ? 'views.newTitle' : 'views.describeTitle')}
      description={isNew ? text('views.newText') : undefined}
      actions={
        <>
          <Button onClick={cancel}>{text('app.cancel')}</Button>
          <Button
            id="view-submit"
            type="submit"
            form={form}
            kind="primary"
            busy={isSaving}
            refusal={isNamed ? undefined : text('views.refusal.named')}
          >
            {text('views.save')}
          </Button>
        </>
      }
    >
      {draft && (
        <form
          data-view
          id={form}
          className={css.root}
          onSubmit={(event) => {
            event.preventDefault()
            actor.send({ type: 'user.submit' })
          }}
        >
          <ProblemNotice problem={problem} />
          <FieldFrame label={text('views.name')}>
            {(control) => (
              <Input
                {...control}
                boxed
                value={draft.title}
                autoComplete="off"
                onChange={({ currentTarget }) =>
                  actor.send({ type: 'user.rename', title: currentTarget.value })
                }
              />
            )}
          </FieldFrame>
          <AudienceField
            label={text('views.read')}
            audience={draft.sharing.read}
            onChange={(read) => share({ read })}
          />
          <AudienceField
            label={text('views.change')}
            audience={draft.sharing.update}
            onChange={(update) => share({ update })}
          />
          <AudienceField
            label={text('views.remove')}
            audience={draft.sharing.delete}
            onChange={(audience) => share({ delete: audience })}
          />
        </form>
      )}
    </Dialog>
  )
}
