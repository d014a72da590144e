type Tell<Event> = (event: Event) => void

/** One port for what many ask to hear: it listens for as long as somebody does. */
export function outsidePort<Event>(
  listen: (tell: Tell<Event>) => () => void,
): (listener: Tell<Event>) => () => void {
  const listeners = new Set<Tell<Event>>()
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
