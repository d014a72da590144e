import type { SessionRef } from '#machines/session'
import type { Clocks } from './after-sleep.ts'
import { afterSleep } from './after-sleep.ts'

/**
 * Tells the session how little of it is left once the computer has slept: its timer stood still.
 *
 * @param since what the clocks said when the session was recognised
 */
export function correctAfterSleep(browser: Window, session: SessionRef, since: Clocks): void {
  let { user } = session.getSnapshot().context
  let confirmedAt = since.wall
  session.subscribe(({ context }) => {
    if (context.user === user) return
    user = context.user
    confirmedAt = Date.now()
  })
  afterSleep(
    browser,
    () => {
      const { timeLeft } = session.getSnapshot().context
      if (!user || !session.getSnapshot().matches('signedIn')) return
      const { sessionEndsAt } = user
      // This computer's clock may differ from the server's, so only what has passed counts.
      const now = sessionEndsAt - timeLeft + (Date.now() - confirmedAt)
      session.send({ type: 'server.sessionRenewed', sessionEndsAt, now })
    },
    since,
  )
}
