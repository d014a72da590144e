import type { Block, Field, SanitizedConfig } from 'payload'
import { sanitizeFields } from 'payload'
import type { HeadingTag, RichTextFeatureName } from '#contracts/rich-text/features'
import {
  defaultRichTextFeatures,
  headingTags,
  richTextFeatureNames,
} from '#contracts/rich-text/features'
import { textStatesOf } from '../../kit/payload-fields/lexical-source.ts'
import type { LinkSource, RichTextSource } from '../../kit/payload-fields/rich-text-source.ts'
import { linkFields } from './link-fields.ts'

/** What the editor of a field offers. Without an option it is what most sites want. */
export interface RichTextOptions {
  /** In the order of the toolbar. Without it: all but blocks and text states, which come with theirs. */
  features?: readonly RichTextFeatureName[]
  /** Blocks between paragraphs: themselves, or slugs of the config's `blocks`. */
  blocks?: readonly (Block | string)[]
  /** Blocks within a line. */
  inlineBlocks?: readonly (Block | string)[]
  /** The sizes of headings. */
  headings?: readonly HeadingTag[]
  link?: {
    /** Fields of each link, beside its address. */
    fields?: readonly Field[]
    /** The collections of internal links; without it, all with `enableRichTextLink`. */
    collections?: readonly string[]
    /** Whether addresses become links as they are typed or pasted. */
    autoLinks?: LinkSource['autoLinks']
  }
  /** The fields of embedded files, by collection; without it, all upload collections. */
  uploads?: Readonly<Record<string, { fields?: readonly Field[] }>>
  /** The collections of embedded documents; without it, all with `enableRichTextRelationship`. */
  relationships?: readonly string[]
  /** Node types that are not indented. */
  notIndented?: readonly string[]
  /** Styles of text, such as colors: by key, and by value. */
  textStates?: Readonly<
    Record<
      string,
      Readonly<Record<string, { label: unknown; css: Readonly<Record<string, string>> }>>
    >
  >
  /** Straight quotes become those of the content's language as they are typed. */
  smartQuotes?: boolean
  /** Features of the site's own, by file and export like components: './rich-text/callout#callout'. */
  customFeatures?: readonly (string | { path: string; exportName?: string })[]
  placeholder?: unknown
}

/** Where in a config an editor stands. */
export interface EditorPlace {
  config: SanitizedConfig
  isRoot?: boolean
  parentIsLocalized: boolean
}

/** The source of an editor: its options, filled in and with their fields sanitized. */
export async function sourceOf(
  options: RichTextOptions,
  place: EditorPlace,
): Promise<RichTextSource> {
  const enabled = enabledBy(options)
  const has = (name: RichTextFeatureName) => enabled.includes(name)
  const { customFeatures = [], headings = headingTags, notIndented = [] } = options
  const { placeholder, textStates } = options
  return {
    enabled,
    headings: has('heading') ? headings : [],
    blocks: await sanitizedBlocks(options.blocks, place),
    inlineBlocks: await sanitizedBlocks(options.inlineBlocks, place),
    link: has('link') ? await linkOf(options.link, place) : null,
    uploads: has('upload') ? await uploadsOf(options.uploads, place) : {},
    relationships: has('relationship') ? relationshipsOf(options.relationships, place) : [],
    notIndented,
    textStates: textStatesOf(textStates),
    custom: customFeatures,
    placeholder,
  }
}

function enabledBy(options: RichTextOptions) {
  const { blocks, features, inlineBlocks, smartQuotes, textStates } = options
  const named = features ?? defaultRichTextFeatures
  for (const name of named) mustBeOneOf(name, richTextFeatureNames, 'a feature of rich text')
  const brought: RichTextFeatureName[] = [
    ...(blocks || inlineBlocks ? ['blocks' as const] : []),
    ...(textStates ? ['textState' as const] : []),
    ...(smartQuotes ? ['smartQuotes' as const] : []),
  ]
  return [...new Set([...named, ...brought])]
}

async function linkOf(link: RichTextOptions['link'], place: EditorPlace): Promise<LinkSource> {
  const linked = place.config.collections.filter(isLinked).map(({ slug }) => slug)
  const { autoLinks = 'always', collections = linked, fields = [] } = link ?? {}
  const all = place.config.collections.map(({ slug }) => slug)
  for (const slug of collections) mustBeOneOf(slug, all, 'a collection')
  return {
    autoLinks,
    collections,
    fields: await sanitized([...linkFields(collections), ...fields], place),
  }
}

async function uploadsOf(
  given: RichTextOptions['uploads'],
  place: EditorPlace,
): Promise<RichTextSource['uploads']> {
  const { collections } = place.config
  const all = collections.filter(({ upload }) => upload).map(({ slug }) => slug)
  const slugs = given
    ? Object.keys(given)
    : collections
        .filter(isEmbedded)
        .filter(({ upload }) => upload)
        .map(({ slug }) => slug)
  const entries = slugs.map(async (slug) => {
    mustBeOneOf(slug, all, 'an upload collection')
    return [slug, await sanitized(given?.[slug]?.fields ?? [], place)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

function relationshipsOf(
  given: readonly string[] | undefined,
  { config: { collections } }: EditorPlace,
): readonly string[] {
  const all = collections.filter(({ upload }) => !upload).map(({ slug }) => slug)
  for (const slug of given ?? []) mustBeOneOf(slug, all, 'a collection without uploads')
  return (
    given ??
    collections
      .filter(isEmbedded)
      .filter(({ upload }) => !upload)
      .map(({ slug }) => slug)
  )
}

type Collection = SanitizedConfig['collections'][number]

/** Payload's own collections are of no use in a text, and nobody may see them. */
const isVisible = ({ admin, slug }: Collection): boolean =>
  admin.hidden !== true && !slug.startsWith('payload-')

const isLinked = (collection: Collection): boolean =>
  isVisible(collection) && collection.admin.enableRichTextLink !== false

const isEmbedded = (collection: Collection): boolean =>
  isVisible(collection) && collection.admin.enableRichTextRelationship !== false

/** The blocks with all that Payload adds to blocks: ids, names and labels. */
async function sanitizedBlocks(
  given: readonly (Block | string)[] = [],
  place: EditorPlace,
): Promise<RichTextSource['blocks']> {
  const named = place.config.blocks ?? []
  const slugs = named.map(({ slug }) => slug)
  const blocks = given.map((block) => {
    if (typeof block !== 'string') return block
    mustBeOneOf(block, slugs, 'a block')
    return named.find(({ slug }) => slug === block)!
  })
  await sanitized([{ name: 'blocks', type: 'blocks', blocks }], place)
  return blocks
}

const sanitized = (
  fields: readonly Field[],
  { config, isRoot = false, parentIsLocalized }: EditorPlace,
): Promise<Field[]> =>
  sanitizeFields({
    // By now the config is sanitized; Payload's type still asks for what the site wrote.
    config: config as never,
    existingFieldNames: new Set(),
    fields: [...fields],
    parentIsLocalized,
    requireFieldLevelRichTextEditor: isRoot,
    validRelationships: config.collections.map(({ slug }) => slug),
  })

function mustBeOneOf(given: string, known: readonly string[], what: string): void {
  if (known.includes(given)) return
  throw new Error(`richText: “${given}” is not ${what}. There are: ${known.join(', ')}.`)
}
