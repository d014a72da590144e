import { useSelector } from '@xstate/react'
import type { AssignmentsActor } from '#machines/assignments'
import { draftOf } from '#machines/assignments'
import type { DocumentActor } from '#machines/document'
import { ProblemNotice } from '../../../kit/ProblemNotice.tsx'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { TaskForm } from './TaskForm.tsx'
import css from './TaskList.module.css'
import { TaskView } from './TaskView.tsx'

interface Props {
  document: DocumentActor
  tasks: AssignmentsActor
}

/** What is to be done about the document, and what was; on top what is being given. */
export function TaskList({ document, tasks }: Props) {
  const text = useText()
  const ref = useSelector(document, ({ context }) => context.ref)
  const { assignments, drafts, mayAssign, problem, refused } = useSelector(
    tasks,
    ({ context }) => context,
  )
  const isReading = useSelector(tasks, (state) => state.matches({ list: 'reading' }))
  const isUnread = useSelector(tasks, (state) => state.matches({ list: 'unread' }))
  const given = draftOf(drafts, null)
  const lost = drafts.filter(({ of }) => of !== null && !assignments.some(({ id }) => id === of))
  return (
    <section className={css.root} aria-label={text('tasks.title')}>
      <h2 className={css.heading} tabIndex={-1} id="tasks-heading">
        {text('tasks.title')}
      </h2>
      {given && <TaskForm tasks={tasks} draft={given} document={ref} />}
      {!given && mayAssign && (
        <div>
          <Button id="task-give" size="small" onClick={compose}>
            {text('tasks.give')}
          </Button>
        </div>
      )}
      {isReading && <Skeleton label={text('app.loading')} lines={2} />}
      {isUnread && (
        <ProblemNotice problem={problem} onRetry={() => tasks.send({ type: 'user.retry' })} />
      )}
      <ProblemNotice problem={refused?.problem ?? null} />
      {lost.map((draft) => (
        <div key={draft.of}>
          <Notice tone="warning">{text('tasks.takenBack')}</Notice>
          <TaskForm tasks={tasks} draft={draft} document={ref} />
        </div>
      ))}
      {assignments.length > 0 && (
        <ul>
          {assignments.map((task) => (
            <TaskView key={task.id} tasks={tasks} task={task} document={ref} />
          ))}
        </ul>
      )}
      {assignments.length === 0 && !given && !isReading && !isUnread && (
        <p className={css.empty}>{text('tasks.none')}</p>
      )}
    </section>
  )

  function compose() {
    tasks.send({ type: 'user.compose', of: null })
  }
}
