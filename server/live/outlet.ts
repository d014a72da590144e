import type { LiveEvent } from '#contracts/events'

/** The end of a stream of server-sent events that is written to. */
export interface Outlet {
  /** An event; with an id, whoever comes back names it. */
  event: (event: LiveEvent, id?: string) => void
  /** Everything up to this one has been told. It also keeps the connection open. */
  position: (id: string) => void
  end: () => void
  /** Lets go of a browser that does not read. */
  drop: () => void
}

/** What a browser may leave unread. */
const mostUnreadBytes = 64 * 1024
/** When a browser that was cut off comes back. */
const retryMs = 1000
const encoder = new TextEncoder()

/** Opens one for a browser. `onGone` hears that nobody reads any more. */
export function openOutlet(onGone: () => void): { outlet: Outlet; body: ReadableStream } {
  let isOpen = true
  let controller: ReadableStreamDefaultController<Uint8Array>
  const gone = () => {
    isOpen = false
    onGone()
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start: (given) => {
        controller = given
      },
      cancel: gone,
    },
    { highWaterMark: mostUnreadBytes, size: (chunk) => chunk?.byteLength ?? 0 },
  )
  const drop = () => {
    if (!isOpen) return
    controller.error(new Error('The browser does not read its events.'))
    gone()
  }
  const write = (text: string) => {
    if (!isOpen) return
    if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(text))
    else drop()
  }
  // The first bytes go at once, so that the browser knows that it is heard.
  write(`retry: ${retryMs}\n\n`)

  const outlet: Outlet = {
    event: (event, id) =>
      write(`${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`),
    position: (id) => write(`: here\nid: ${id}\n\n`),
    end: () => {
      if (!isOpen) return
      isOpen = false
      controller.close()
    },
    drop,
  }
  return { outlet, body }
}
