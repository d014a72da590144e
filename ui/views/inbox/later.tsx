import { useConfig } from '../../kit/config.ts'
import { untilIdle } from '../../kit/idle.ts'
import { later } from '../../kit/later.tsx'
import css from './later.module.css'

const InboxButton = later(async () => {
  await untilIdle()
  return (await import('./InboxButton.tsx')).InboxButton
})

/** What concerns this user: nobody waits for it while a screen comes. */
export function Inbox() {
  const { inbox } = useConfig()
  return inbox && <InboxButton pending={<span className={css.room} />} />
}
