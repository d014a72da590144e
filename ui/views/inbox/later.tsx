import { useConfig } from '../../kit/config.ts'
import { untilIdle } from '../../kit/idle.ts'
import { later } from '../../kit/later.tsx'
import css from './later.module.css'

const InboxButton = later(async () => {
  await untilIdle()
  return (await import('./InboxButton.tsx')).InboxButton
})

/** What others wrote to this user, on sites with comments: nobody waits for it while a screen comes. */
export function Inbox() {
  const { collections, globals } = useConfig()
  return (
    [...collections, ...globals].some(({ comments }) => comments) && (
      <InboxButton pending={<span className={css.room} />} />
    )
  )
}
