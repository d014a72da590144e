import { useEffect, useRef } from 'react'
import type { AssignmentsActor } from '#machines/assignments'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { useFocusNext } from '../comments/use-focus-next.ts'
import css from './TaskView.module.css'
import { taskFocus } from './task-focus.ts'

/** Asks before a task is taken back, in the place of what can be done about it. */
export function TakeBackQuestion({ tasks, id }: { tasks: AssignmentsActor; id: string }) {
  const text = useText()
  const root = useRef<HTMLFieldSetElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  useFocusNext(root, () => taskFocus(id))
  return (
    <fieldset ref={root} aria-label={text('tasks.takeBack.ask')} className={css.actions}>
      <p>{text('tasks.takeBack.ask')}</p>
      <Button ref={first} size="small" bare onClick={() => tasks.send({ type: 'user.cancel' })}>
        {text('app.cancel')}
      </Button>
      <Button size="small" kind="danger" onClick={() => tasks.send({ type: 'user.confirm' })}>
        {text('tasks.takeBack')}
      </Button>
    </fieldset>
  )
}
