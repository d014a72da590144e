import { createActor, fromPromise } from 'xstate'
import type { LiveEvent } from '#contracts/events'
import { eventsPath } from '#contracts/events'
import type { PresenceActor, Watch } from '#machines/presence'
import { presenceMachine } from '#machines/presence'
import type { SessionRef } from '#machines/session'
import type { Http, HttpRequest } from '../http.ts'
import { documentKey, nothing } from './join-watches.ts'
import type { Heard, LiveLine } from './live.ts'
import type { LiveStream, StreamPlace } from './stream.ts'
import type { Tabs } from './tabs.ts'
import { joinTabs } from './tabs.ts'

interface Options extends Ways {
  /** Tells one person's tabs of one panel from all others. */
  name: () => string
  session: SessionRef
}

interface Ways {
  http: Http
  stream: LiveStream
  hear: (heard: Heard) => void
}

/** The seam between the browser's one stream, its tabs and the server. It ends with the session. */
export function openLine({ name, session, ...ways }: Options): LiveLine {
  let visit: Visit | null = null
  const leave = () => {
    visit?.end()
    visit = null
  }
  session.on('left', leave)
  session.on('renewed', () => visit?.renew())
  window.addEventListener('online', () => visit?.goOn())
  return {
    show(watch) {
      visit ??= begin(name(), ways)
      visit.show(watch)
    },
  }
}

interface Visit extends LiveLine {
  renew(): void
  goOn(): void
  end(): void
}

/** One person in one tab, until they leave. */
function begin(name: string, { http, stream, hear }: Ways): Visit {
  const people = new Map<string, Heard>()
  let place: StreamPlace = { stream: crypto.randomUUID(), lastId: null }
  let mine = nothing

  const remember = (heard: Heard) => {
    if (heard.type === 'present') people.set(documentKey(heard.document), heard)
    if (heard.type === 'lost') people.clear()
    hear(heard)
  }
  const known = ({ documents }: Watch) =>
    documents.flatMap((document) => people.get(documentKey(document)) ?? [])

  const tabs: Tabs = joinTabs(name, {
    changed(shown, by) {
      const keys = new Set(shown.documents.map(documentKey))
      for (const key of people.keys()) if (!keys.has(key)) people.delete(key)
      actor.send({ type: 'page.watches', watch: shown })
      if (actor.getSnapshot().matches({ on: 'leading' })) {
        for (const heard of known(by)) tabs.tell(heard, place)
      }
    },
    heard(heard, at) {
      place = at
      remember(heard)
    },
  })
  const tell = (heard: Heard, id: string | null = null) => {
    place = { ...place, lastId: id ?? place.lastId }
    remember(heard)
    tabs.tell(heard, place)
  }
  const actor: PresenceActor = createActor(
    presenceMachine.provide({
      actors: {
        lead: fromPromise(({ signal }) => tabs.lead(signal)),
        connect: fromPromise(({ signal }) => stream.connect(place, signal)),
        listen: fromPromise(({ signal }) =>
          stream.listen((event: LiveEvent, id) => tell(event, id), signal),
        ),
        say: fromPromise(({ input, signal }) => say(input, { signal })),
      },
    }),
  )
  const say = async (watch: Watch, options: Pick<HttpRequest, 'signal' | 'keepalive'>) => {
    const body = { stream: place.stream, ...watch }
    await http(eventsPath, { method: 'POST', body, signedIn: true, ...options })
  }
  /**
   * Whoever closes the page is gone for others at once; one who told the server of it says so. By
   * then the browser may have cut the connection.
   */
  const close = () => {
    if (actor.getSnapshot().context.said === null) return
    say(tabs.shownElsewhere(), { keepalive: true }).catch(() => {})
  }
  window.addEventListener('pagehide', close)
  actor.on('resigned', () => tabs.resign())
  actor.on('lost', () => tell({ type: 'lost' }))
  actor.start()

  return {
    show(watch) {
      const before = new Set(mine.documents.map(documentKey))
      mine = watch
      tabs.show(watch)
      const documents = watch.documents.filter((document) => !before.has(documentKey(document)))
      for (const heard of known({ ...watch, documents })) hear(heard)
    },
    renew: () => actor.send({ type: 'session.renewed' }),
    goOn: () => actor.send({ type: 'browser.online' }),
    end() {
      actor.send({ type: 'session.left' })
      actor.stop()
      tabs.close()
      window.removeEventListener('pagehide', close)
    },
  }
}
