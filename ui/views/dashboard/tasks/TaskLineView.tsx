import { useSelector } from '@xstate/react'
import type { MyTasksActor, TaskLine } from '#machines/my-tasks'
import { tasksParam, useAddresses } from '../../../kit/addresses.ts'
import { useCarriedLocale } from '../../../kit/carried-locale.ts'
import { useConfig } from '../../../kit/config.ts'
import { useDueWords } from '../../../kit/due-day.ts'
import { useLocale } from '../../../kit/locale.ts'
import { spokenName } from '../../../kit/spoken-name.ts'
import { useText } from '../../../kit/text.tsx'
import { titleText, useSummaries } from '../../../kit/titles.ts'
import { Button } from '../../../parts/Button.tsx'
import { classes } from '../../../parts/classes.ts'
import { Link } from '../../../parts/Link.tsx'
import lines from '../DashboardLines.module.css'
import css from './TaskLineView.module.css'

interface Props {
  line: TaskLine
  tasks: MyTasksActor
}

/** What is to be done, about which document and until when: one press says it's done, one undoes that. */
export function TaskLineView({ line: { isDone, task }, tasks }: Props) {
  const text = useText()
  const { href, kind, title } = useDocument(task.document)
  const isBusy = useSelector(tasks, ({ context: { step } }) => step?.id === task.id)
  const words = task.task === '' ? title : task.task
  const label = text(isDone ? 'tasks.reopen' : 'tasks.done')
  const about = words === title ? [] : [title]
  return (
    <li className={classes(lines.line, css.root)} data-task={task.id}>
      <span className={css.words}>
        <Link
          href={href}
          dir="auto"
          className={classes(lines.link, lines.title, isDone ? css.done : undefined)}
        >
          {words}
        </Link>
        <span className={lines.facts}>
          {!isDone && task.due !== null && <Due day={task.due} />}
          {[...about, ...kind].map((fact, index) => (
            <span key={fact}>
              {(index > 0 || (!isDone && task.due !== null)) && ' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </span>
      </span>
      <Button
        size="small"
        className={css.finish}
        busy={isBusy}
        roomFor={text(isDone ? 'tasks.done' : 'tasks.reopen')}
        aria-label={spokenName(label, `${label}: ${words}`)}
        onClick={() => tasks.send({ type: isDone ? 'user.undo' : 'user.finish', id: task.id })}
      >
        {label}
      </Button>
    </li>
  )
}

function Due({ day }: { day: string }) {
  const { isOverdue, words } = useDueWords()(day)
  return <bdi className={isOverdue ? css.overdue : undefined}>{words}</bdi>
}

/** What a document is called, of which kind it is, and where its tasks are. */
function useDocument({ collectionSlug, globalSlug, id = '' }: TaskLine['task']['document']) {
  const text = useText()
  const { collections, globals } = useConfig()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const collection = collections.find(({ slug }) => slug === collectionSlug)
  const [known] = useSummaries(collection ? [{ slug: collection.slug, id }] : [], useLocale())
  const at =
    globalSlug === undefined
      ? addresses.document(collectionSlug ?? '', id)
      : addresses.global(globalSlug)
  return {
    href: carried(`${at}?${tasksParam}`),
    title: collection
      ? titleText(text, id, known)
      : (globals.find(({ slug }) => slug === globalSlug)?.label ?? ''),
    kind: collection ? [collection.labels.singular] : [],
  }
}
