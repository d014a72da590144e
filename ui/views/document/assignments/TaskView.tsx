import { useSelector } from '@xstate/react'
import type { Assignment } from '#contracts/assignments'
import type { DocumentRef } from '#contracts/documents'
import type { AssignmentsActor } from '#machines/assignments'
import { draftOf } from '#machines/assignments'
import { useDueWords } from '../../../kit/due-day.ts'
import { spokenName } from '../../../kit/spoken-name.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { classes } from '../../../parts/classes.ts'
import { usePersonName } from '../comments/use-person-name.ts'
import { TakeBackQuestion } from './TakeBackQuestion.tsx'
import { TaskForm } from './TaskForm.tsx'
import css from './TaskView.module.css'

interface Props {
  tasks: AssignmentsActor
  task: Assignment
  document: DocumentRef
}

/** Who is to do what until when, and what can be done about it; in its place its form while it's edited. */
export function TaskView({ tasks, task, document }: Props) {
  const text = useText()
  const nameOf = usePersonName()
  const draft = useSelector(tasks, ({ context }) => draftOf(context.drafts, task.id))
  const isAsked = useSelector(tasks, ({ context }) => context.asked === task.id)
  const name = task.isMine ? text('tasks.you') : nameOf(task.to)
  return (
    <li data-task={task.id} className={classes(css.root, task.done ? css.isDone : undefined)}>
      <span className={css.head}>
        <bdi className={css.name}>{name}</bdi>
        <State task={task} />
      </span>
      {draft ? (
        <TaskForm tasks={tasks} draft={draft} document={document} />
      ) : (
        <>
          {task.task !== '' && (
            <p className={css.words} dir="auto">
              {task.task}
            </p>
          )}
          <span className={css.facts}>
            <bdi>{text('tasks.by', { name: nameOf(task.by) })}</bdi>
          </span>
          {isAsked ? (
            <TakeBackQuestion tasks={tasks} id={task.id} />
          ) : (
            <TaskActions tasks={tasks} task={task} name={name} />
          )}
        </>
      )}
    </li>
  )
}

function State({ task: { done, due } }: { task: Assignment }) {
  const text = useText()
  const nameOf = usePersonName()
  const sayDue = useDueWords()
  if (done) {
    return <bdi className={css.facts}>{text('tasks.doneBy', { name: nameOf(done.by) })}</bdi>
  }
  if (due === null) return null
  const { isOverdue, words } = sayDue(due)
  return <bdi className={isOverdue ? css.overdue : css.facts}>{words}</bdi>
}

interface ActionsProps {
  tasks: AssignmentsActor
  task: Assignment
  name: string
}

function TaskActions({ tasks, task, name }: ActionsProps) {
  const text = useText()
  const { id } = task
  const isDone = task.done !== null
  const isBusy = useSelector(
    tasks,
    ({ context: { step } }) => step?.kind === 'finish' && step.id === id,
  )
  const finish = { type: 'user.finish', id, isDone: !isDone } as const
  const mayFinish = task.isMine || task.mayChange
  const about = task.task === '' ? name : text('tasks.of', { name, task: task.task })
  const faceOf = (label: string) => ({ 'aria-label': spokenName(label, `${label}: ${about}`) })
  const finishing = text(isDone ? 'tasks.reopen' : 'tasks.done')
  if (!mayFinish) return null
  return (
    <div className={css.actions}>
      <Button size="small" busy={isBusy} {...faceOf(finishing)} onClick={() => tasks.send(finish)}>
        {finishing}
      </Button>
      {task.mayChange && !isDone && (
        <Button
          size="small"
          bare
          {...faceOf(text('field.edit'))}
          onClick={() => tasks.send({ type: 'user.compose', of: id })}
        >
          {text('field.edit')}
        </Button>
      )}
      {task.mayChange && (
        <Button
          size="small"
          bare
          {...faceOf(text('tasks.takeBack'))}
          onClick={() => tasks.send({ type: 'user.takeBack', id })}
        >
          {text('tasks.takeBack')}
        </Button>
      )}
    </div>
  )
}
