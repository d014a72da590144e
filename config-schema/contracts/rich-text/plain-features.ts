import type { RichTextFeatures } from '../fields/client-field.ts'
import { defaultRichTextFeatures, headingTags } from './features.ts'

/** Of an editor that we cannot read, and of a text that nobody described. */
export const plainFeatures: RichTextFeatures = {
  enabled: defaultRichTextFeatures,
  headings: headingTags,
  blocks: [],
  inlineBlocks: [],
  link: { collections: [], autoLinks: 'always', fields: [] },
  uploads: {},
  relationships: [],
  notIndented: [],
  textStates: [],
  custom: [],
}

/** Of an editor that we cannot read: its texts are shown as data. */
export const noFeatures: RichTextFeatures = {
  ...plainFeatures,
  enabled: [],
  headings: [],
  link: null,
}
