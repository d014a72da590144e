import { sourceOfLexical } from './lexical-source.ts'
import type { PayloadField } from './payload-field.ts'
import type { RichTextSource } from './rich-text-source.ts'
import { sourceKey } from './rich-text-source.ts'

const known = new WeakMap<object, RichTextSource | null>()

/** null: it is no rich text, or one of an editor that we do not know. */
export function richTextOf({ editor, type }: PayloadField): RichTextSource | null {
  if (type !== 'richText' || typeof editor !== 'object' || editor === null) return null
  const remembered = known.get(editor)
  if (remembered !== undefined) return remembered
  const source = ownSource(editor) ?? sourceOfLexical(editor)
  known.set(editor, source)
  return source
}

const ownSource = (editor: object): RichTextSource | null =>
  sourceKey in editor ? (editor[sourceKey] as RichTextSource) : null
