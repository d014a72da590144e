import type { LinkEditorActor } from '#machines/link-editor'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'
import type { LinkEditorWork } from './open-writer.types.ts'

/** The editor of links follows the caret. A form that is open stays: its draft is kept until it is sent. */
export function linkEditorToText(editor: LinkEditorActor, work: LinkEditorWork): End {
  const endHeard = endAll(
    editor.on('written', ({ key, fields }) => {
      const made = work.write(key, fields)
      if (made) editor.send({ type: 'user.edit', link: made })
    }),
    editor.on('removed', ({ key }) => work.remove(key)),
    editor.on('left', () => work.focusText()),
  )
  const end = work.hear((link) => editor.send({ type: 'page.selected', link }))
  return () => {
    end()
    endHeard()
  }
}
