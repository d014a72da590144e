import type { LexicalEditor } from 'lexical'
import type { RefObject } from 'react'
import { useLayoutEffect, useState } from 'react'
import type { RichTextFeatures, RichTextField } from '#config-schema'
import { at } from '#machines/document'
import type { FieldViewProps } from '../../field-view.ts'
import type { Form } from '../../form.ts'
import { watch } from '../../kit/watch.ts'
import { copyOfNode } from '../engine/copy-of-node.ts'
import { withFieldsIn } from '../engine/document-fields.ts'
import { editorOf } from '../engine/editor-of.ts'
import { keepIdsApart } from '../engine/own-ids.ts'
import { ownStepTag } from '../engine/own-step.ts'
import type { TextSource } from '../engine/text-of-document.ts'
import { bindText } from '../engine/text-of-document.ts'
import { vocabularyOf } from '../engine/vocabulary.ts'
import type { SiteFeatures } from '../features/site-features.ts'
import { showTextStates } from './text-styles.ts'

/** An editor that holds what the document has at this path, and writes back what is typed. */
export function useWriter(
  root: RefObject<HTMLElement | null>,
  { form, field, path }: Pick<FieldViewProps<RichTextField>, 'form' | 'field' | 'path'>,
  site: SiteFeatures,
): LexicalEditor {
  const [editor] = useState(() => editorOf(field.features, site))
  useLayoutEffect(() => {
    editor.setRootElement(root.current)
    return () => editor.setRootElement(null)
  }, [editor, root])
  useLayoutEffect(() => {
    let isStep = false
    const ends = [
      showTextStates(editor, [...field.features.textStates, ...statesOf(site)]),
      keepIdsApart(editor, (node) =>
        copyOfNode(field, withFieldsIn(at(form.document.getSnapshot().context.values, path), node)),
      ),
      // Heard before the text becomes an edit.
      editor.registerUpdateListener(({ tags }) => {
        isStep = tags.has(ownStepTag)
      }),
      bindText(
        editor,
        sourceOf(form, path, () => isStep),
        vocabularyOf(field.features, site),
      ),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [editor, form, field, path, site])
  return editor
}

function sourceOf({ document }: Form, path: string, isStep: () => boolean): TextSource {
  const [top = ''] = path.split('.', 1)
  return {
    read: () => at(document.getSnapshot().context.values, path),
    // Edits without a time are never joined with others in the history.
    write: (value) =>
      document.send({ type: 'user.edit', path, value, ...(!isStep() && { at: Date.now() }) }),
    subscribe: (listener) =>
      watch(document, (before, after) => before.values[top] !== after.values[top], listener),
  }
}

/** The site's styles, as the config has its own. */
const statesOf = ({ styles }: SiteFeatures): RichTextFeatures['textStates'] =>
  styles.map(({ css, key, value }) => ({ key, values: [{ value, label: value, css }] }))
