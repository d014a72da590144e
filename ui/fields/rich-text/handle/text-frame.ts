import type { LexicalEditor } from 'lexical'

export interface Origin {
  x: number
  y: number
}

/** Where the places that are given within the frame begin; in full screen it scrolls. */
export function originOf(frame: HTMLElement): Origin {
  const { left, top } = frame.getBoundingClientRect()
  return { x: left + frame.clientLeft, y: top + frame.clientTop - frame.scrollTop }
}

/** Where lines begin and end. */
export function insideOf(root: HTMLElement): { left: number; right: number } {
  const { paddingLeft, paddingRight } = getComputedStyle(root)
  const { left, right } = root.getBoundingClientRect()
  return {
    left: left + Number.parseFloat(paddingLeft),
    right: right - Number.parseFloat(paddingRight),
  }
}

/** Puts something beside the lines now, and again whenever the text may stand elsewhere. Returns what ends it. */
export function keepPlaced(
  editor: LexicalEditor,
  root: HTMLElement,
  place: () => void,
): () => void {
  place()
  let asked = 0
  const askAgain = () => {
    asked ||= requestAnimationFrame(() => {
      asked = 0
      place()
    })
  }
  const watch = new ResizeObserver(askAgain)
  watch.observe(root)
  // What is beside the text moves it, and leaves it as wide as it was.
  if (root.parentElement) watch.observe(root.parentElement)
  const end = editor.registerUpdateListener(askAgain)
  return () => {
    cancelAnimationFrame(asked)
    watch.disconnect()
    end()
  }
}
