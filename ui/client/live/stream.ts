import { strangerHeader, userHeader } from '#contracts/admin-config'
import type { LiveEvent } from '#contracts/events'
import { eventsPath } from '#contracts/events'
import { isRecord } from '#contracts/is-record'
import { Problem } from '#problems'
import { answer, parsed } from '../http.ts'
import { problemOf } from '../problem-of.ts'
import { queryString } from '../query-string.ts'
import { createEventReader } from './sent-events.ts'

/** Where a stream stands: another tab can go on from here, and nothing is missed. */
export interface StreamPlace {
  /** Its name, a UUID. */
  stream: string
  /** Of the last event that arrived; null: none has. */
  lastId: string | null
}

export interface LiveStream {
  /** Comes to its end when the first word of the server is here. */
  connect(place: StreamPlace, signal: AbortSignal): Promise<void>
  /** Comes to its end with the connection. */
  listen(tell: (event: LiveEvent, id: string | null) => void, signal: AbortSignal): Promise<void>
}

/** ms. What a browser waits for a stream. */
interface Patience {
  /** The server speaks at once; where nothing comes for so long, something holds it back. */
  first: number
  /** It gives a sign of life every 15 seconds; a line that is silent for longer is dead. */
  silence: number
}

const usual: Patience = { first: 15_000, silence: 45_000 }

type Reader = ReadableStreamDefaultReader<string>

/** The connection to the server; EventSource would not say why it was refused. */
export function createStream(
  api: string,
  user: () => string | null,
  { first, silence } = usual,
): LiveStream {
  let reader: Reader | undefined
  let begun = ''
  let connection = new AbortController()
  const open = async ({ stream, lastId }: StreamPlace, cut: AbortSignal) => {
    const named = user()
    const response = await answer(`${api}${eventsPath}${queryString({ stream })}`, {
      credentials: 'include',
      cache: 'no-store',
      headers: {
        Accept: 'text/event-stream',
        ...(lastId !== null && { 'Last-Event-ID': lastId }),
        ...(named !== null && { [userHeader]: named }),
      },
      signal: cut,
    })
    if (response.headers.has(strangerHeader)) throw new Problem('session.ended')
    if (!response.ok) throw problemOf(response, await parsed(response))
    if (!isEventStream(response)) throw new Problem('server.intercepted')
    reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    begun = (await reader?.read())?.value ?? ''
  }
  return {
    async connect(place, signal) {
      connection.abort()
      const beginning = new AbortController()
      connection = beginning
      const giveUp = () => beginning.abort()
      const watch = setTimeout(giveUp, first)
      signal.addEventListener('abort', giveUp)
      try {
        await open(place, beginning.signal)
      } finally {
        clearTimeout(watch)
        signal.removeEventListener('abort', giveUp)
      }
    },
    async listen(tell, signal) {
      const current = connection
      const stop = () => current.abort()
      signal.addEventListener('abort', stop)
      let watch = setTimeout(stop, silence)
      const read = createEventReader(({ id, data }) => {
        const event = eventIn(data)
        if (event && !current.signal.aborted) tell(event, id)
      })
      read(begun)
      try {
        for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
          clearTimeout(watch)
          watch = setTimeout(stop, silence)
          read(part.value)
        }
      } finally {
        clearTimeout(watch)
        signal.removeEventListener('abort', stop)
        stop()
      }
    },
  }
}

const isEventStream = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false

/** What a newer server tells besides is for newer panels. */
function eventIn(data: string): LiveEvent | null {
  try {
    const event: unknown = JSON.parse(data)
    return isRecord(event) ? (event as unknown as LiveEvent) : null
  } catch {
    return null
  }
}
