import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { MyTasksActor } from '#machines/my-tasks'
import { linesOf } from '#machines/my-tasks'
import { ProblemNotice } from '../../../kit/ProblemNotice.tsx'
import { usePanel } from '../../../kit/panel.ts'
import { RecordTexts } from '../../../kit/record-texts.tsx'
import { useText } from '../../../kit/text.tsx'
import { useOpened } from '../../../kit/use-opened.ts'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import lines from '../DashboardLines.module.css'
import { UnknownLines } from '../UnknownLines.tsx'
import { openMyTasks } from './open-my-tasks.ts'
import { TaskLineView } from './TaskLineView.tsx'

/** What this person is to do, what is due first first. */
export const MyTasks = () => (
  <RecordTexts>
    <Content />
  </RecordTexts>
)

function Content() {
  const text = useText()
  const panel = usePanel()
  const { actor } = useOpened(() => openMyTasks(panel))
  const { context } = useSelector(actor, (snapshot) => snapshot)
  const isReading = useSelector(actor, (state) => state.matches('reading'))
  const isUnread = useSelector(actor, (state) => state.matches('unread'))
  const shown = linesOf(context)
  if (isReading) return <Skeleton label={text('app.loading')} lines={1} look="rows" />
  if (isUnread) {
    return (
      <UnknownLines
        id="dashboard-tasks"
        label={text('dashboard.tasks')}
        words={text('tasks.unknown')}
        onRetry={() => actor.send({ type: 'user.retry' })}
      />
    )
  }
  return (
    <>
      <ProblemNotice problem={context.problem} />
      {shown.length === 0 ? (
        <p className={lines.nothing}>{text('tasks.empty')}</p>
      ) : (
        <ul>
          {shown.map((line) => (
            <TaskLineView key={line.task.id} line={line} tasks={actor} />
          ))}
        </ul>
      )}
      <Said tasks={actor} />
    </>
  )
}

/** What has been done, once for each time. */
function Said({ tasks }: { tasks: MyTasksActor }) {
  const text = useText()
  const [said, say] = useState<{ isDone: boolean; time: number } | null>(null)
  useEffect(() => {
    const { unsubscribe } = tasks.on('done', ({ what }) =>
      say((before) => ({ isDone: what === 'finished', time: (before?.time ?? 0) + 1 })),
    )
    return unsubscribe
  }, [tasks])
  return (
    <VisuallyHidden role="status">
      {said && (
        <span key={said.time}>{text(said.isDone ? 'tasks.finished' : 'tasks.reopened')}</span>
      )}
    </VisuallyHidden>
  )
}
