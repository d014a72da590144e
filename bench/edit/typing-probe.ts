/** What the page tells about its keys. */
export interface TypingProbe {
  /** ms from each key's own time stamp to the end of the frame that came after it. */
  latencies: number[]
}

declare global {
  interface Window {
    typing: TypingProbe
  }
}

/** Runs in the page, and knows nothing outside itself. */
export function installTypingProbe(): void {
  const latencies: number[] = []
  const afterNextFrame = (act: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = act
      port2.postMessage(null)
    })
  window.addEventListener(
    'keydown',
    ({ timeStamp, isTrusted }) => {
      if (isTrusted) afterNextFrame(() => latencies.push(performance.now() - timeStamp))
    },
    { capture: true },
  )
  window.typing = { latencies }
}
