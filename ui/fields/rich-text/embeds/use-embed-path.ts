import type { Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { nodeId, placedNodes } from '#contracts/rich-text/rich-nodes'
import { at } from '#machines/document'
import type { Form } from '../../form.ts'
import { usePart } from '../../form.ts'

/** Where in the document the node with this id is now; null: it is not there yet, or no longer. */
export function useEmbedPath(form: Form, path: string, raw: RichNode): string | null {
  const id = nodeId(raw)
  const [top = ''] = path.split('.', 1)
  return usePart(
    form.document,
    (before, after) => before.values[top] !== after.values[top],
    ({ values }) => {
      const below = id === null ? undefined : pathsIn(at(values, path)).get(id)
      return below === undefined ? null : `${path}.${below}`
    },
  )
}

const known = new WeakMap<object, ReadonlyMap<string, string>>()

function pathsIn(value: Json | undefined): ReadonlyMap<string, string> {
  if (!isRecord(value)) return new Map()
  const found = known.get(value) ?? new Map(entries(value))
  known.set(value, found)
  return found
}

function* entries(value: Json): Generator<[string, string]> {
  for (const { node, path } of placedNodes(value)) {
    const id = nodeId(node)
    if (id !== null) yield [id, path]
  }
}
