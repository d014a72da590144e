import type { LexicalEditorWithDispose } from 'lexical'
import { configExtension } from 'lexical'
import { useLayoutEffect, useRef, useState } from 'react'
import type { RichTextFeatures, RichTextField } from '#contracts/fields'
import { usePanel } from '../../../kit/panel.ts'
import type { FieldViewProps } from '../../field-view.ts'
import { drawing } from '../embeds/drawing.tsx'
import { copyOfNode } from '../engine/copy-of-node.ts'
import { withFieldsIn } from '../engine/document-fields.ts'
import { editorOf } from '../engine/editor-of.ts'
import { keepIdsApart } from '../engine/own-ids.ts'
import { bindText } from '../engine/text-of-document.ts'
import { vocabularyOf } from '../engine/vocabulary.ts'
import { CopyExtension } from '../features/copied-text.ts'
import type { SiteFeatures } from '../features/site-features.ts'
import { knownDocument } from './known-document.ts'
import { sourceOf } from './source-of.ts'
import { showTextStates } from './text-styles.ts'

/**
 * An editor that holds what the document has at this path, and writes back what is typed. It is the
 * same for as long as the document is open: a form that is drawn anew, a document that gets its ID or
 * a row that moves load nothing anew.
 */
export function useWriter(
  { form, field, path }: Pick<FieldViewProps<RichTextField>, 'form' | 'field' | 'path'>,
  site: SiteFeatures,
): LexicalEditorWithDispose {
  const { document } = form
  const { queries } = usePanel()
  const latest = useRef({ field, path })
  const [{ editor, features }] = useState(() => ({
    editor: editorOf(field.features, site, [
      ...drawing,
      configExtension(CopyExtension, {
        rawNow: (node) => withFieldsIn(sourceOf(document, () => latest.current.path).read(), node),
        documentOf: (reference) => knownDocument(queries, reference, form.locale),
      }),
    ]),
    features: field.features,
  }))
  useLayoutEffect(() => {
    latest.current = { field, path }
  })
  useLayoutEffect(
    () => showTextStates(editor, [...features.textStates, ...statesOf(site)]),
    [editor, features, site],
  )
  useLayoutEffect(() => {
    const source = sourceOf(document, () => latest.current.path)
    const ends = [
      keepIdsApart(editor, (node) =>
        copyOfNode(latest.current.field, withFieldsIn(source.read(), node)),
      ),
      bindText(editor, source, vocabularyOf(features, site)),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [editor, document, features, site])
  return editor
}

/** The site's styles, as the config has its own. */
const statesOf = ({ styles }: SiteFeatures): RichTextFeatures['textStates'] =>
  styles.map(({ css, key, value }) => ({ key, values: [{ value, label: value, css }] }))
