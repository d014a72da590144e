import type { RichTextLink } from '#contracts/fields'
import type { HeadingTag, RichTextFeatureName, TextState } from '#contracts/rich-text/features'
import type { PayloadBlock, PayloadField } from './payload-field.ts'

/** What the editor of a field offers and what its nodes hold, in Payload's terms. */
export interface RichTextSource {
  /** In the order in which they are shown. */
  enabled: readonly RichTextFeatureName[]
  headings: readonly HeadingTag[]
  blocks: readonly PayloadBlock[]
  inlineBlocks: readonly PayloadBlock[]
  link: LinkSource | null
  /** The fields of an embedded file, by its collection. */
  uploads: Readonly<Record<string, readonly PayloadField[]>>
  relationships: readonly string[]
  notIndented: readonly string[]
  textStates: readonly TextStateSource[]
  /** The site's own features, as the config names them: './rich-text/callout#callout'. */
  custom: readonly unknown[]
  placeholder: unknown
}

export interface LinkSource extends Pick<RichTextLink, 'autoLinks' | 'collections'> {
  /** Address, document and new tab, then the site's own. */
  fields: readonly PayloadField[]
}

export interface TextStateSource extends Pick<TextState, 'key'> {
  values: readonly { value: string; label: unknown; css: Readonly<Record<string, string>> }[]
}

/** What every link has; the site's own fields stand beside these. `text` is not stored in it. */
const baseNames: readonly unknown[] = ['text', 'linkType', 'url', 'doc', 'newTab']

export const isOwnLinkField = (field: object): boolean =>
  !('name' in field && baseNames.includes(field.name))

/** Where our own adapter keeps its source. A name, as a config may come with a copy of this file. */
export const sourceKey = 'stateroomSource'
