import type { SessionRef } from '#machines/session'
import { afterSleep } from './after-sleep.ts'

/** Tells the session how little of it is left once the computer has slept: its timer stood still. */
export function correctAfterSleep(browser: Window, session: SessionRef): void {
  let { user } = session.getSnapshot().context
  let confirmedAt = Date.now()
  session.subscribe(({ context }) => {
    if (context.user === user) return
    user = context.user
    confirmedAt = Date.now()
  })
  afterSleep(browser, () => {
    const { timeLeft } = session.getSnapshot().context
    if (!user || !session.getSnapshot().matches('signedIn')) return
    const { sessionEndsAt } = user
    // This computer's clock may differ from the server's, so only what has passed counts.
    const now = sessionEndsAt - timeLeft + (Date.now() - confirmedAt)
    session.send({ type: 'server.sessionRenewed', sessionEndsAt, now })
  })
}
