import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:http'
import type { LiveEvent, WatchRequest } from '#contracts/events'
import { eventsPath } from '#contracts/events'

type Kind = LiveEvent['type']
type Of<Type extends Kind> = Extract<LiveEvent, { type: Type }>

export interface Listener {
  stream: string
  headers: NodeJS.Dict<string | string[]>
  /** All that it was told, in order. */
  heard: readonly LiveEvent[]
  /** The first event of the kind that fits, also of those that came already; forgets what came before it. */
  next: <Type extends Kind>(type: Type, fits?: (event: Of<Type>) => boolean) => Promise<Of<Type>>
  /** How often it was told where it is. */
  beats: () => number
  /** The id that a browser would name when it comes back. */
  lastId: () => string
  watch: (
    documents: WatchRequest['documents'],
    collections?: WatchRequest['collections'],
  ) => Promise<Response>
  /** The connection is cut. */
  cut: () => void
  /** Resolves when the server ends the stream. */
  ended: Promise<void>
}

interface Listening {
  stream?: string
  lastId?: string
  /** All else is not heard. */
  isNews?: (event: LiveEvent) => boolean
}

/** Listens as a browser does; resolves when the first bytes are there. */
export async function listenLive(
  origin: string,
  cookie: string,
  { lastId, stream = randomUUID(), isNews = () => true }: Listening = {},
): Promise<Listener> {
  const heard: LiveEvent[] = []
  const waiting = new Set<() => void>()
  let unread = 0
  let beats = 0
  let id = lastId ?? ''
  let text = ''

  const take = (block: string) => {
    const [idLine] = /^id: .*/m.exec(block) ?? []
    if (idLine) id = idLine.slice(4)
    if (block.startsWith(':')) beats += 1
    const [data] = /^data: .*/m.exec(block) ?? []
    const event: LiveEvent | null = data ? JSON.parse(data.slice(6)) : null
    if (event && isNews(event)) heard.push(event)
  }
  const asking = request(`${origin}/api${eventsPath}?stream=${stream}`, {
    headers: { cookie, origin, ...(lastId !== undefined && { 'last-event-id': lastId }) },
  })
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asking.once('response', resolve).once('error', reject).end()
  })
  if (answer.statusCode !== 200) throw new Error(`The stream was answered ${answer.statusCode}.`)
  const ended = new Promise<void>((resolve) => {
    answer.once('close', resolve)
  })
  // A cut is no failure.
  answer.on('error', () => {})
  asking.on('error', () => {})
  await new Promise<void>((resolve) => {
    answer.setEncoding('utf8').on('data', (part: string) => {
      const blocks = (text + part).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) take(block)
      for (const look of waiting) look()
      resolve()
    })
  })

  const listener: Listener = {
    stream,
    headers: answer.headers,
    heard,
    next: <Type extends Kind>(type: Type, fits: (event: Of<Type>) => boolean = () => true) =>
      new Promise<Of<Type>>((resolve) => {
        const look = () => {
          for (; unread < heard.length; unread++) {
            const event = heard[unread] as LiveEvent
            if (event.type !== type || !fits(event as Of<Type>)) continue
            unread += 1
            waiting.delete(look)
            return resolve(event as Of<Type>)
          }
        }
        waiting.add(look)
        look()
      }),
    beats: () => beats,
    lastId: () => id,
    watch: (documents, collections = []) =>
      fetch(`${origin}/api${eventsPath}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, origin },
        body: JSON.stringify({ stream, documents, collections }),
      }),
    cut: () => asking.destroy(),
    ended,
  }
  return listener
}
