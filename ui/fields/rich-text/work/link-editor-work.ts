import type { LexicalEditor } from 'lexical'
import { SKIP_DOM_SELECTION_TAG } from 'lexical'
import type { LinkEditorWork } from '#machines/open-writer'
import type { Panel } from '../../../kit/panel.ts'
import { initialValues } from '../../initial-values.ts'
import { $linkAtCaret, removeLink, writeLink } from '../link/link-acts.ts'
import { findLinked } from './find-linked.ts'
import type { WriterNow } from './writer-now.ts'

export function linkEditorWork(
  editor: LexicalEditor,
  now: () => WriterNow,
  panel: Pick<Panel, 'http' | 'queries'>,
): LinkEditorWork {
  return {
    hear: (tell) =>
      editor.registerUpdateListener(({ tags }) => {
        if (!tags.has(SKIP_DOM_SELECTION_TAG)) tell(editor.read($linkAtCaret))
      }),
    write(key, target) {
      const fields = now().field.features.link?.fields ?? []
      writeLink(editor, key, key === null ? { ...initialValues(fields), ...target } : target)
      // The fields of a link are filled in where it is.
      return key === null && fields.length > 0 ? editor.read($linkAtCaret) : null
    },
    remove: (key) => removeLink(editor, key),
    find: (words, signal) => findLinked(panel, now(), words, signal),
    focusText: () => editor.focus(),
  }
}
