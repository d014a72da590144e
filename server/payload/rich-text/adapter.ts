import { isDeepStrictEqual } from 'node:util'
import type { RichTextAdapter, RichTextAdapterProvider } from 'payload'
import { hasContent } from '#contracts/rich-text/content'
import type { RichTextSource } from '../../kit/payload-fields/rich-text-source.ts'
import { sourceKey } from '../../kit/payload-fields/rich-text-source.ts'
import { afterChange, afterRead, beforeChange, beforeValidate } from './hooks.ts'
import type { RichTextOptions } from './options.ts'
import { sourceOf } from './options.ts'
import { problemOfValue } from './problems-in.ts'

/**
 * Rich text as Payload's editor stores it (RICH-1), without an editor on the server. The fields of
 * its nodes are fields like others: their rules, hooks, access and languages are Payload's own.
 */
export const richText =
  (options: RichTextOptions = {}): RichTextAdapterProvider =>
  async (place) =>
    adapterOf(await sourceOf(options, place))

const adapterOf = (source: RichTextSource): RichTextAdapter => ({
  ...{ [sourceKey]: source },
  CellComponent: false,
  FieldComponent: false,
  outputSchema: ({ isRequired }) => ({ type: isRequired ? 'object' : ['object', 'null'] }),
  validate: (value, { previousValue, req, required }) => {
    if (required && !hasContent(value)) return req.t('validation:required')
    // What is stored already stands in the way of nothing.
    if (isDeepStrictEqual(value, previousValue)) return true
    return problemOfValue(value, req) ?? true
  },
  hooks: {
    beforeValidate: [beforeValidate],
    beforeChange: [(given) => beforeChange(given, source)],
    afterChange: [afterChange],
    afterRead: [afterRead],
  },
})
