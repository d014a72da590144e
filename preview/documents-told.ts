/** A server that takes longer is not waited for. */
const patienceMs = 4000

interface Told {
  panel: Window
  /** Of the panel. */
  origin: string
  signal: AbortSignal
}

interface Documents {
  /** Until the page has the answer to the document that the panel told it last. */
  untilAnswered: () => Promise<void>
}

/**
 * Hears when the panel tells a document. A page that uses Payload's hooks asks the panel's server with each
 * one, for what it refers to, and shows it when the answer comes; another page is never waited for.
 */
export function hearDocuments({ panel, origin, signal }: Told): Documents {
  const heard = new EventTarget()
  let told = 0
  /** When the last request that has its answer began; null: the page asks for nothing. */
  let answered: number | null = null

  const observer = new PerformanceObserver((list) => {
    const requests = list.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming)
    for (const { initiatorType, name, startTime } of requests) {
      const isFetch = initiatorType === 'fetch' || initiatorType === 'xmlhttprequest'
      if (isFetch && name.startsWith(`${origin}/`)) answered = Math.max(answered ?? 0, startTime)
    }
    heard.dispatchEvent(new Event('answer'))
  })
  observer.observe({ type: 'resource', buffered: true })
  signal.addEventListener('abort', () => observer.disconnect())
  window.addEventListener(
    'message',
    ({ data, origin: from, source, timeStamp }: MessageEvent<{ type?: unknown } | null>) => {
      if (from === origin && source === panel && data?.type === 'payload-live-preview')
        told = timeStamp
    },
    { signal },
  )

  const isAnswered = () => answered === null || answered >= told
  return {
    async untilAnswered() {
      const ends = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
      while (!isAnswered() && !ends.aborted) await next(heard, 'answer', ends)
    },
  }
}

const next = (target: EventTarget, type: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    target.addEventListener(type, () => resolve(), { once: true })
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
