import type { Opener } from './EditorView.tsx'

/** On a phone a plain control is the better editor: it knows the phone's keyboard. */
const isRoomy = '(width >= 40rem)'

/**
 * Loads the editor as soon as the control that stands in for it is in sight, and hands it over when
 * nobody writes in that: what is typed meanwhile, and the caret, are not taken away. Answers how to
 * stop. Where the editor cannot be loaded, all stays as it is.
 */
export function loadWhenWanted(standIn: HTMLElement, onLoaded: (open: Opener) => void): () => void {
  const stopped = new AbortController()
  if (!matchMedia(isRoomy).matches) return () => stopped.abort()

  const sight = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      sight.disconnect()
      const open = await loadEditor()
      if (open) handOver(standIn, stopped.signal, () => onLoaded(open))
    },
    { rootMargin: '200px' },
  )
  sight.observe(standIn)
  stopped.signal.addEventListener('abort', () => sight.disconnect())
  return () => stopped.abort()
}

async function loadEditor(): Promise<Opener | null> {
  try {
    return (await import('./editor/open-editor.ts')).openEditor
  } catch {
    return null
  }
}

function handOver(standIn: HTMLElement, signal: AbortSignal, onFree: () => void): void {
  if (signal.aborted) return
  if (standIn.ownerDocument.activeElement !== standIn) onFree()
  else standIn.addEventListener('blur', onFree, { once: true, signal })
}
