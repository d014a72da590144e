import type { LexicalEditor } from 'lexical'
import type { FileDropWork } from '#machines/open-writer'
import { dropBetween } from '../handle/block-places.ts'
import type { WriterNow } from './writer-now.ts'

/** Files that are dragged over a text. Its own blocks may have fields for files, which take them. */
export function fileDropWork(editor: LexicalEditor, now: () => WriterNow): FileDropWork {
  let files: readonly File[] = []
  return {
    hear(actor) {
      const frame = editor.getRootElement()?.closest<HTMLElement>('[data-rich-text]')
      if (!frame) return () => {}
      const ending = new AbortController()
      const heard = { capture: true, signal: ending.signal }
      const isOurs = ({ dataTransfer, target }: DragEvent): boolean =>
        now().takeFiles !== null &&
        dataTransfer?.types.includes('Files') === true &&
        target instanceof Element &&
        target.closest('[data-rich-text]') === frame &&
        !isInForm(target)
      const aim = (event: DragEvent): boolean => {
        const drop = isOurs(event) ? dropBetween(editor, event.clientY) : null
        if (drop === null) {
          actor.send({ type: 'page.left' })
          return false
        }
        // Else the browser shows a caret of its own, within a word.
        event.preventDefault()
        event.stopPropagation()
        const known = actor.getSnapshot().context.drop
        if (known?.block !== drop.block || known.side !== drop.side) {
          actor.send({ type: 'page.dragged', drop })
        }
        return true
      }
      frame.addEventListener(
        'dragover',
        (event) => {
          if (aim(event) && event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
        },
        heard,
      )
      frame.addEventListener(
        'dragleave',
        ({ relatedTarget }) => {
          const isWithin = relatedTarget instanceof Node && frame.contains(relatedTarget)
          if (!isWithin) actor.send({ type: 'page.left' })
        },
        heard,
      )
      frame.addEventListener(
        'drop',
        (event) => {
          if (!aim(event)) return
          files = [...(event.dataTransfer?.files ?? [])]
          actor.send({ type: 'user.drop' })
        },
        heard,
      )
      return () => ending.abort()
    },
    land: (drop) => now().takeFiles?.(files, drop),
  }
}

/** In the fields of something embedded. */
function isInForm(target: Element): boolean {
  const embed = target.closest('[data-embed]')
  const field = target.closest('[data-field]')
  return embed !== null && field !== null && embed.contains(field)
}
