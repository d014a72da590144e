import type { SessionRef, SessionSnapshot } from '#machines/session'

type UserId = string | number

/** Who is signed in by now, null: nobody; or when the session of whoever is ends by now. */
type News = UserId | null | { id: UserId; sessionEndsAt: number }

/** The tabs of one browser share its cookie: each tells the others who is signed in by now, and until when. */
export function joinOtherTabs(session: SessionRef, api: string): void {
  if (typeof BroadcastChannel !== 'function') return
  const channel = new BroadcastChannel(`stateroom-session ${api}`)
  let endsAt = 0
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if (typeof data !== 'object' || data === null) {
      session.send({ type: 'browser.userChanged', id: data })
    } else if (data.id === session.getSnapshot().context.user?.id && data.sessionEndsAt > endsAt) {
      endsAt = data.sessionEndsAt
      session.send({ type: 'server.sessionRenewed', sessionEndsAt: endsAt, now: Date.now() })
    }
  })
  let told: UserId | null | undefined
  session.subscribe((snapshot) => {
    const user = userIn(snapshot)
    if (user === undefined) return
    if (user !== told) channel.postMessage(user)
    told = user
    const { sessionEndsAt = 0 } = snapshot.context.user ?? {}
    if (user === null || sessionEndsAt <= endsAt) return
    endsAt = sessionEndsAt
    channel.postMessage({ id: user, sessionEndsAt } satisfies News)
  })
}

/** Who the cookie belongs to, null: nobody; undefined: this tab does not know. */
function userIn(snapshot: SessionSnapshot): UserId | null | undefined {
  if (snapshot.matches('signedIn')) return snapshot.context.user?.id
  return snapshot.matches('signedOut') ? null : undefined
}
