import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import { longestTask } from '#contracts/assignments'
import type { DocumentRef } from '#contracts/documents'
import type { AssignmentsActor, TaskDraft, TaskValues } from '#machines/assignments'
import { isSendable, isUnsent, sentBy } from '#machines/assignments'
import { newId } from '../../../fields/kit/new-id.ts'
import { ProblemNotice } from '../../../kit/ProblemNotice.tsx'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { DateInput } from '../../../parts/DateInput.tsx'
import { FieldFrame } from '../../../parts/FieldFrame.tsx'
import { Input } from '../../../parts/Input.tsx'
import { useFocusNext } from '../comments/use-focus-next.ts'
import { PersonInput } from './PersonInput.tsx'
import css from './TaskForm.module.css'
import { listFocus, taskFocus } from './task-focus.ts'

interface Props {
  tasks: AssignmentsActor
  draft: TaskDraft
  document: DocumentRef
}

/** A task that is being given or changed: it stays until the server has it, or somebody discards it. */
export function TaskForm({ tasks, draft, document }: Props) {
  const text = useText()
  const root = useRef<HTMLFieldSetElement>(null)
  const task = useRef<HTMLInputElement>(null)
  const { of, problem, values } = draft
  const isSent = useSelector(tasks, ({ context }) => sentBy(context.step) === of)
  const change = (changed: Partial<TaskValues>) =>
    tasks.send({ type: 'user.type', of, values: changed })
  const send = () => tasks.send({ type: 'user.send', of, key: newId() })
  useFirstFocus(root)
  useFocusNext(root, () => (of === null ? listFocus() : taskFocus(of)))
  const refusal = text(of === null ? 'tasks.noPerson' : 'tasks.unchanged')
  return (
    <fieldset
      ref={root}
      className={css.root}
      aria-label={text(of === null ? 'tasks.give' : 'tasks.edit')}
      // It stands in the document's form, which Enter would submit.
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        if (event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        send()
      }}
    >
      {of === null && (
        <PersonInput
          document={document}
          person={values.to}
          onChange={(to) => {
            change({ to })
            if (to) task.current?.focus()
          }}
        />
      )}
      <FieldFrame label={text('tasks.task')}>
        {(control) => (
          <Input
            {...control}
            ref={task}
            boxed
            dir="auto"
            autoComplete="off"
            maxLength={longestTask}
            value={values.task}
            onChange={({ currentTarget }) => change({ task: currentTarget.value })}
          />
        )}
      </FieldFrame>
      <FieldFrame label={text('tasks.dueDate')}>
        {(control) => (
          <DateInput
            {...control}
            boxed
            max="9999-12-31"
            value={values.due}
            onChange={({ currentTarget }) => change({ due: currentTarget.value })}
          />
        )}
      </FieldFrame>
      <ProblemNotice problem={problem} onRetry={send} />
      <div className={css.actions}>
        <Button
          size="small"
          kind="primary"
          busy={isSent}
          refusal={isSendable(draft) ? undefined : refusal}
          onClick={send}
        >
          {text(of === null ? 'tasks.give' : 'document.save')}
        </Button>
        <Button size="small" bare onClick={() => tasks.send({ type: 'user.discard', of })}>
          {text(isUnsent(draft) ? 'unsavedForm.discard' : 'app.cancel')}
        </Button>
      </div>
    </fieldset>
  )
}

/** Whoever asks to write here can type at once. */
function useFirstFocus(root: RefObject<HTMLFieldSetElement | null>): void {
  useEffect(() => {
    root.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [root])
}
