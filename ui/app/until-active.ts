const signs = ['keydown', 'pointerdown', 'input', 'wheel'] as const

/** Resolves at the next key, click, text or turn of the wheel. */
export const untilActive = ({ document }: Window, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = new AbortController()
    const listening = {
      capture: true,
      passive: true,
      signal: AbortSignal.any([end.signal, signal]),
    }
    const hear = () => {
      end.abort()
      resolve()
    }
    for (const sign of signs) document.addEventListener(sign, hear, listening)
  })
