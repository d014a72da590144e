import type { AuthConfig } from '#contracts/admin-config'
import type { SessionRef } from '#machines/session'
import type { Http } from '../client/http.ts'
import type { Live } from '../client/live/live.ts'
import { createLive } from '../client/live/live.ts'
import { reportingEnd } from '../client/session.ts'
import { untilIdle } from '../kit/idle.ts'

interface Options {
  api: string
  http: Http
  session: SessionRef
  auth: () => AuthConfig | null
  /** Whom this tab believes to be signed in. */
  user: () => string | null
  /** Called when the stream is refused because the session has ended. */
  onEnd: () => void
}

/** By then the screen can be used, and its own questions are answered. */
const msUntilIdle = 500

/** What others do, over files that come when the screen is there. */
export const startLive = ({ api, http, session, auth, user, onEnd }: Options): Live =>
  createLive({
    async open(hear) {
      await rest()
      const [{ openLine }, { createStream }] = await Promise.all([
        import('../client/live/open-line.ts'),
        import('../client/live/stream.ts'),
      ])
      const name = () =>
        `stateroom-live ${api} ${auth()?.collection}/${session.getSnapshot().context.user?.id}`
      const { connect, listen } = createStream(api, user)
      return openLine({
        name,
        http,
        session,
        stream: {
          connect: (place, signal) => reportingEnd(connect(place, signal), onEnd),
          listen,
        },
        hear,
      })
    },
    untilIdle,
  })

const rest = () => new Promise((resolve) => setTimeout(resolve, msUntilIdle))
