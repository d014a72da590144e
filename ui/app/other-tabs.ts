import type { SessionRef, SessionSnapshot } from '#machines/session'

type UserId = string | number

/** The tabs of one browser share its cookie: each tells the others who is signed in by now. */
export function joinOtherTabs(session: SessionRef, api: string): void {
  if (typeof BroadcastChannel !== 'function') return
  const channel = new BroadcastChannel(`stateroom-session ${api}`)
  channel.addEventListener('message', ({ data }: MessageEvent<UserId | null>) =>
    session.send({ type: 'browser.userChanged', id: data }),
  )
  let told: UserId | null | undefined
  session.subscribe((snapshot) => {
    const user = userIn(snapshot)
    if (user === undefined || user === told) return
    told = user
    channel.postMessage(user)
  })
}

/** Who the cookie belongs to, null: nobody; undefined: this tab does not know. */
function userIn(snapshot: SessionSnapshot): UserId | null | undefined {
  if (snapshot.matches('signedIn')) return snapshot.context.user?.id
  return snapshot.matches('signedOut') ? null : undefined
}
