import type { LoadedEditor } from './load-editor.ts'
import { loadEditor } from './load-editor.ts'

/** On a phone a plain control is the better editor: it knows the phone's keyboard. */
const isRoomy = '(width >= 40rem)'

/**
 * Loads the editor as soon as the control that stands in for it is in sight, and hands it over when
 * nobody writes in that: what is typed meanwhile, and the caret, are not taken away. Answers how to
 * stop. That there is none is told at once: the control stays.
 */
export function loadWhenWanted(
  standIn: HTMLElement,
  cdn: string | null,
  onLoaded: (editor: LoadedEditor) => void,
): () => void {
  const stopped = new AbortController()
  if (!matchMedia(isRoomy).matches) return () => stopped.abort()

  const sight = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      sight.disconnect()
      const editor = await loadEditor(cdn)
      if (stopped.signal.aborted) return
      if (editor.from === 'nowhere') onLoaded(editor)
      else whenFree(standIn, stopped.signal, () => onLoaded(editor))
    },
    { rootMargin: '200px' },
  )
  sight.observe(standIn)
  stopped.signal.addEventListener('abort', () => sight.disconnect())
  return () => stopped.abort()
}

function whenFree(standIn: HTMLElement, signal: AbortSignal, onFree: () => void): void {
  if (standIn.ownerDocument.activeElement !== standIn) onFree()
  else standIn.addEventListener('blur', onFree, { once: true, signal })
}
