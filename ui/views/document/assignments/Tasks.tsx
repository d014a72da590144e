import { useSelector } from '@xstate/react'
import ListTodoIcon from 'lucide-react/icons/list-todo'
import { useEffect, useRef } from 'react'
import type { AssignmentsActor } from '#machines/assignments'
import { isUnsent } from '#machines/assignments'
import type { DocumentActor } from '#machines/document'
import { openAssignments } from '#machines/open-assignments'
import { faceOf } from '../../../actions/ActionButton.tsx'
import type { Action } from '../../../actions/action.ts'
import { useOffered } from '../../../actions/use-offered.ts'
import { readAssignments, sendStep } from '../../../client/assignments.ts'
import { useFormats } from '../../../kit/formats.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import { useOpened } from '../../../kit/use-opened.ts'
import { useGuarded } from '../../../parts/form-guard.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { Popover } from '../../../parts/Popover.tsx'
import { hearBeside } from '../work/hear-beside.ts'
import { TaskList } from './TaskList.tsx'
import css from './Tasks.module.css'
import { TasksSaid } from './TasksSaid.tsx'
import { useLinkedTasks } from './use-linked-tasks.ts'

const trigger = 'tasks-toggler'

/** The tasks on a document: how many are still to be done, and at a press all of them. */
export function Tasks({ document }: { document: DocumentActor }) {
  const text = useText()
  const { number } = useFormats()
  const tasks = useOpenedAssignments(document)
  const place = useRef<HTMLButtonElement>(null)
  const isOpen = useSelector(tasks, (state) => state.matches({ panel: 'open' }))
  const mayAssign = useSelector(tasks, ({ context }) => context.mayAssign)
  const count = useSelector(
    tasks,
    ({ context }) => context.assignments.filter(({ done }) => done === null).length,
  )
  useGuardedDrafts(tasks)
  useLinkedTasks(tasks)
  const toggle: Action = {
    id: trigger,
    label: text('tasks.title'),
    run: () => tasks.send({ type: isOpen ? 'user.close' : 'user.open' }),
  }
  const give: Action = {
    id: 'task-give',
    label: text('tasks.give'),
    run: () => tasks.send({ type: 'user.compose', of: null }),
  }
  useOffered(mayAssign ? [toggle, give] : [toggle], place)
  return (
    <>
      <IconButton
        ref={place}
        {...faceOf(toggle)}
        label={count === 0 ? toggle.label : text('tasks.count', { number: number(count) })}
        aria-expanded={isOpen}
        icon={
          <>
            <ListTodoIcon />
            {count > 0 && (
              <span className={css.count} aria-hidden="true">
                {number(count)}
              </span>
            )}
          </>
        }
      />
      <TasksSaid tasks={tasks} />
      {isOpen && (
        <Popover trigger={trigger} onClose={() => tasks.send({ type: 'user.close' })}>
          <TaskList document={document} tasks={tasks} />
        </Popover>
      )}
    </>
  )
}

/** The tasks on a document, for as long as it is on the screen. */
function useOpenedAssignments(document: DocumentActor): AssignmentsActor {
  const { http, live } = usePanel()
  const { actor } = useOpened(() =>
    openAssignments(document, {
      read: (ref, signal) => readAssignments(http, ref, signal),
      send: (ref, step, signal) => sendStep(http, ref, step, signal),
      hear: (ref, assigned) =>
        hearBeside(live, ref, ({ type }) => type === 'assignments', assigned),
    }),
  )
  return actor
}

/** Leaving the page asks first while there is a task that nobody has. */
function useGuardedDrafts(tasks: AssignmentsActor): void {
  const hasUnsent = useSelector(tasks, ({ context }) => context.drafts.some(isUnsent))
  const { tell } = useGuarded(true, 'own', nothing)
  useEffect(() => {
    tell('tasks', hasUnsent)
    return () => tell('tasks', false)
  }, [tell, hasUnsent])
}

const nothing = () => {}
