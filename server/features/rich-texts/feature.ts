import type { FieldHook, Payload, RichTextField } from 'payload'
import type { Json } from '#contracts/documents'
import { hasNodes } from '#contracts/fields'
import type { Feature } from '../../kit/feature.ts'
import { partsOf } from '../../kit/payload-fields/field-tree.ts'
import type { NamedBlocks, PayloadField } from '../../kit/payload-fields/payload-field.ts'
import { richTextOf } from '../../kit/payload-fields/rich-text-of.ts'
import { withNewIds } from '../../kit/rich-text/with-new-ids.ts'
import { tellUnmatchedFeatures } from './tell-unmatched-features.ts'

/**
 * Payload gives the rows of a duplicate ids of their own, and leaves those in rich text as they are:
 * an edit of the copy would be taken for one of the original.
 */
export const richTexts: Feature = {
  init(payload) {
    renewIdsOfDuplicates(payload)
    tellUnmatchedFeatures(payload)
  },
}

function renewIdsOfDuplicates({ blocks, config }: Payload): void {
  const parts = [...config.collections, ...(config.blocks ?? [])].flatMap(({ fields }) => [
    ...partsOf(fields),
  ])
  for (const part of new Set(parts.map(({ part }) => part))) {
    if (!('type' in part) || !hasNodes(part) || richTextOf(part) === null) continue
    const field = part as RichTextField
    const own = field.hooks?.beforeDuplicate ?? []
    field.hooks = { ...field.hooks, beforeDuplicate: [renewing(part, own, blocks)] }
  }
}

/** Of several hooks Payload takes the last answer, so that of the site is asked for here. */
const renewing =
  (field: PayloadField, own: readonly FieldHook[], named: NamedBlocks): FieldHook =>
  async (given) => {
    let { value } = given
    for (const hook of own) value = (await hook(given)) ?? given.value
    return withNewIds(field, value as Json, named)
  }
