import { createActor, fromPromise } from 'xstate'
import type { SessionRef } from '#machines/session'
import type { SessionRenewalRef } from '#machines/session-renewal'
import { sessionRenewalMachine } from '#machines/session-renewal'
import { untilActive } from './until-active.ts'

/**
 * Renews the session while its owner works. The session is told when it ends by then, and what it knows of
 * itself is told on from here: in this order tabs that hear from each other stay in step.
 */
export function renewSession(
  browser: Window,
  session: SessionRef,
  /** Asks the server; gives when the session ends, in ms since the epoch. */
  renew: () => Promise<number>,
  /** What isn't needed before comes after it. */
  untilShown?: Promise<void>,
): SessionRenewalRef {
  const renewal = createActor(
    sessionRenewalMachine.provide({
      actors: {
        untilActive: fromPromise(({ signal }) => untilActive(browser, signal)),
        renew: fromPromise(async () => {
          const sessionEndsAt = await renew()
          session.send({ type: 'server.sessionRenewed', sessionEndsAt, now: Date.now() })
          return session.getSnapshot().context.timeLeft
        }),
      },
    }),
  ).start()
  let confirmed: object | null = null
  session.subscribe((snapshot) => {
    const { timeLeft, user } = snapshot.context
    const current = snapshot.matches('signedIn') ? user : null
    if (current === confirmed) return
    confirmed = current
    renewal.send(current ? { type: 'session.confirmed', timeLeft } : { type: 'session.ended' })
  })
  const opened = { wall: Date.now(), awake: performance.now() }
  // The panel opens without it, and if it never comes, the next request tells what has ended.
  void Promise.resolve(untilShown)
    .then(() => import('./session-after-sleep.ts'))
    .then(({ correctAfterSleep }) => correctAfterSleep(browser, session, opened))
    .catch(() => {})
  return renewal
}
