import type { DocumentWork, OutsideEvent } from '#machines/open-document'

type Tell = (event: OutsideEvent) => void

/** One port for what many ask to hear: it listens for as long as somebody does. */
export function outsidePort(listen: (tell: Tell) => () => void): DocumentWork['hear'] {
  const listeners = new Set<Tell>()
  let end = () => {}
  return (listener) => {
    if (listeners.size === 0) {
      end = listen((event) => {
        for (const tell of [...listeners]) tell(event)
      })
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) end()
    }
  }
}
