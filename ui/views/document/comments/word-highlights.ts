import type { CommentsActor } from '#machines/comments'
import { isOpen } from '#machines/comments'
import type { DocumentActor } from '#machines/document'
import { rangeOf } from './quoted-text.ts'

const name = 'stateroom-comments'

/**
 * Marks the words that open comments are about, over the text: nothing of it is changed. A press on
 * them shows their comments. Until the answer is called.
 */
export function highlightWords(document: DocumentActor, comments: CommentsActor): () => void {
  if (!('highlights' in CSS)) return () => {}
  let wanted = 0
  let shown: { range: Range; thread: string | number }[] = []
  const show = () => {
    wanted = 0
    const { values } = document.getSnapshot().context
    shown = quoted(comments).flatMap(({ anchor, id }) => {
      const range = rangeOf(anchor, values)
      return range ? [{ range, thread: id }] : []
    })
    CSS.highlights.set(name, new Highlight(...shown.map(({ range }) => range)))
  }
  const look = () => {
    if (wanted === 0 && (shown.length > 0 || quoted(comments).length > 0)) {
      wanted = requestAnimationFrame(show)
    }
  }
  const press = ({ clientX, clientY }: MouseEvent) => {
    if (!window.getSelection()?.isCollapsed) return
    const pressed = shown.find(({ range }) =>
      [...range.getClientRects()].some(
        ({ bottom, left, right, top }) =>
          clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
      ),
    )
    if (pressed) comments.send({ type: 'user.show', thread: pressed.thread })
  }
  // Lexical draws what it shows anew; a text may come into sight later than its comments.
  const observer = new MutationObserver(look)
  observer.observe(window.document.body, { subtree: true, childList: true, characterData: true })
  addEventListener('click', press)
  const ends = [document.subscribe(look), comments.subscribe(look)]
  look()
  return () => {
    observer.disconnect()
    removeEventListener('click', press)
    cancelAnimationFrame(wanted)
    CSS.highlights.delete(name)
    for (const end of ends) end.unsubscribe()
  }
}

const quoted = (comments: CommentsActor) =>
  comments.getSnapshot().context.threads.filter((thread) => isOpen(thread) && thread.anchor.quote)
