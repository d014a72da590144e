import type { DocumentId } from '#contracts/documents'
import type { ClientBlock } from '#contracts/fields'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { initialValues } from '../../initial-values.ts'
import { newId } from '../../kit/new-id.ts'

/** A new block, or one within a line. */
export function blockNode(
  type: 'block' | 'inlineBlock',
  blocks: readonly ClientBlock[],
  slug: string,
): RichNode {
  const fields = blocks.find((block) => block.slug === slug)?.fields ?? []
  const own = { ...initialValues(fields), id: newId(), blockType: slug }
  return type === 'block'
    ? { type, version: 2, format: '', fields: { ...own, blockName: '' } }
    : { type, version: 1, fields: own }
}

/** A file in the text, with the fields that it has there. */
export const uploadNode = (
  slug: string,
  id: DocumentId,
  fields: Parameters<typeof initialValues>[0] = [],
): RichNode => ({
  type: 'upload',
  version: 3,
  format: '',
  id: newId(),
  relationTo: slug,
  value: id,
  fields: fields.length > 0 ? initialValues(fields) : null,
})
