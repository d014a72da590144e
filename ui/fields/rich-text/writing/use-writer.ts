import type { LexicalEditor } from 'lexical'
import { useLayoutEffect, useState } from 'react'
import type { ClientField, DocumentData, RichNode, RichTextField } from '#config-schema'
import { childrenOfNode, isRecord } from '#config-schema'
import { at } from '#machines/document'
import type { Form } from '../../form.ts'
import { newId } from '../../kit/new-id.ts'
import { watch } from '../../kit/watch.ts'
import { copyOfRow } from '../../rows/copy-of-row.ts'
import { editorOf, typesOf } from '../engine/editor-of.ts'
import { keepIdsApart } from '../engine/own-ids.ts'
import type { TextSource } from '../engine/text-of-document.ts'
import { bindText } from '../engine/text-of-document.ts'

/** An editor that holds what the document has at this path, and writes back what is typed. */
export function useWriter(form: Form, field: RichTextField, path: string): LexicalEditor {
  const [editor] = useState(() => editorOf(field.features))
  useLayoutEffect(() => {
    const types = typesOf(field.features)
    const ends = [
      keepIdsApart(editor, (raw) => copyOfNode(field, raw)),
      bindText(editor, sourceOf(form, path), (type) => types.has(type)),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [editor, form, field, path])
  return editor
}

function sourceOf({ document }: Form, path: string): TextSource {
  const [top = ''] = path.split('.', 1)
  return {
    read: () => at(document.getSnapshot().context.values, path),
    write: (value) => document.send({ type: 'user.edit', path, value, at: Date.now() }),
    subscribe: (listener) =>
      watch(document, (before, after) => before.values[top] !== after.values[top], listener),
  }
}

/** The same node with ids of its own, and the rows within it with theirs. */
export function copyOfNode(field: RichTextField, raw: RichNode): RichNode {
  const own = typeof raw.id === 'string' ? { id: newId() } : {}
  if (!isRecord(raw.fields)) return { ...raw, ...own }
  const fields = copyOfFields(childrenOfNode(field, raw)?.fields ?? [], raw.fields)
  return { ...raw, ...own, fields }
}

function copyOfFields(fields: readonly ClientField[], values: DocumentData): DocumentData {
  const { id, ...copied } = copyOfRow(fields, values)
  return values.id === undefined ? copied : { ...copied, id: id! }
}
