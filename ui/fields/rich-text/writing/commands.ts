import { INSERT_HORIZONTAL_RULE_COMMAND } from '@lexical/extension'
import {
  INSERT_CHECK_LIST_COMMAND,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from '@lexical/list'
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text'
import { $setBlocksType } from '@lexical/selection'
import type { ElementFormatType, LexicalEditor, TextFormatType } from 'lexical'
import {
  $createParagraphNode,
  $getSelection,
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  OUTDENT_CONTENT_COMMAND,
} from 'lexical'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { ClientBlock, RichTextFeatures } from '#contracts/fields'
import type { HeadingTag, RichTextFeatureName } from '#contracts/rich-text/features'
import type { TextKey } from '#locales'
import type { Shortcut } from '../../../actions/shortcut.ts'
import type { Text } from '../../../kit/text.tsx'
import { $insertBlock } from '../engine/insert-block.ts'
import * as icons from './icons.ts'
import type { TextState } from './text-state.ts'

/** Something that can be done to a text: said once for toolbar, menu and keys. */
export interface TextCommand {
  id: string
  label: string
  /** Other words that it is looked for by. */
  keywords: string
  /** A line about it, in a menu that has room. */
  hint?: string
  /** What is typed as Markdown for it. */
  markdown?: string
  icon: ComponentType
  /** What it looks like, of a block that has a picture. */
  picture?: ClientBlock['picture']
  /** What the site's own are under in a menu of all. */
  section?: string
  group: 'format' | 'block' | 'align' | 'insert' | 'copy'
  /** As `aria-keyshortcuts` has it. */
  keys?: string
  /** Where the editor has to listen for them itself. */
  shortcut?: Shortcut
  isOn: (state: TextState) => boolean
  run: (editor: LexicalEditor) => void
}

/** What needs a choice before it is in the text. */
export interface Insertions {
  link: () => void
  upload: () => void
  relationship: () => void
  table: () => void
  block: (slug: string) => void
  inlineBlock: (slug: string) => void
  copyAs: (language: 'markdown' | 'html') => void
}

export function commandsOf(
  features: RichTextFeatures,
  insertions: () => Insertions,
  text: Text,
): readonly TextCommand[] {
  const kit = { ...makersOf(features, text), features, insertions, text }
  const offered = [
    ...formats(kit),
    ...blocks(kit),
    ...alignments(kit),
    ...inserted(kit),
    ...copies(kit),
  ]
  return offered.filter((command) => command !== false)
}

type Offered = readonly (TextCommand | false)[]

interface Kit extends ReturnType<typeof makersOf> {
  features: RichTextFeatures
  insertions: () => Insertions
  text: Text
}

/** What commands of one kind have in common; false: the field does not offer it. */
function makersOf(features: RichTextFeatures, text: Text) {
  const has = (name: RichTextFeatureName) => features.enabled.includes(name)
  const format = (
    feature: RichTextFeatureName,
    type: TextFormatType,
    icon: LucideIcon,
    keys?: string,
  ): TextCommand | false =>
    has(feature) && {
      id: feature,
      ...words(text, `richText.${feature}` as TextKey),
      icon,
      group: 'format',
      ...(keys && { keys }),
      isOn: ({ formats }) => formats.includes(type),
      run: (editor) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, type),
    }
  const block = (
    id: string,
    key: TextKey,
    icon: LucideIcon,
    isOffered: boolean,
    run: TextCommand['run'],
    markdown?: string,
  ): TextCommand | false =>
    isOffered && {
      id,
      ...words(text, key),
      icon,
      group: 'block',
      ...(markdown && { markdown }),
      isOn: (state) => state.block === id,
      run,
    }
  const align = (type: ElementFormatType, key: TextKey, icon: LucideIcon): TextCommand | false =>
    has('align') && {
      id: `align-${type}`,
      ...words(text, key),
      icon,
      group: 'align',
      isOn: (state) => state.align === type,
      run: (editor) => editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, type),
    }
  const insert = (
    id: string,
    key: TextKey,
    icon: LucideIcon,
    isOffered: boolean,
    run: TextCommand['run'],
    markdown?: string,
  ): TextCommand | false =>
    isOffered && {
      id,
      ...words(text, key),
      icon,
      group: 'insert',
      ...(markdown && { markdown }),
      isOn: never,
      run,
    }
  return { has, format, block, align, insert }
}

const formats = ({ format, has, insertions, text }: Kit): Offered => [
  format('bold', 'bold', icons.BoldIcon, 'Control+B'),
  format('italic', 'italic', icons.ItalicIcon, 'Control+I'),
  format('underline', 'underline', icons.UnderlineIcon, 'Control+U'),
  format('strikethrough', 'strikethrough', icons.StrikethroughIcon),
  format('inlineCode', 'code', icons.CodeIcon),
  format('subscript', 'subscript', icons.SubscriptIcon),
  format('superscript', 'superscript', icons.SuperscriptIcon),
  has('link') && {
    id: 'link',
    ...words(text, 'richText.link'),
    icon: icons.LinkIcon,
    group: 'format',
    keys: 'Control+Shift+K',
    isOn: ({ isLink }) => isLink,
    run: () => insertions().link(),
  },
]

const blocks = ({ block, features, has }: Kit): Offered => [
  block('paragraph', 'richText.paragraph', icons.PilcrowIcon, has('paragraph'), (editor) =>
    become(editor, $createParagraphNode),
  ),
  ...features.headings.map((tag) =>
    block(
      tag,
      headingKeys[tag],
      headingIcons[tag],
      has('heading'),
      (editor) => become(editor, () => $createHeadingNode(tag)),
      '#'.repeat(Number(tag[1])),
    ),
  ),
  block(
    'bullet',
    'richText.bulletList',
    icons.ListIcon,
    has('unorderedList'),
    (editor) => editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined),
    '-',
  ),
  block(
    'number',
    'richText.numberedList',
    icons.ListOrderedIcon,
    has('orderedList'),
    (editor) => editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined),
    '1.',
  ),
  block(
    'check',
    'richText.checkList',
    icons.ListChecksIcon,
    has('checklist'),
    (editor) => editor.dispatchCommand(INSERT_CHECK_LIST_COMMAND, undefined),
    '[ ]',
  ),
  block(
    'quote',
    'richText.quote',
    icons.QuoteIcon,
    has('blockquote'),
    (editor) => become(editor, $createQuoteNode),
    '>',
  ),
]

const alignments = ({ align, has, text }: Kit): Offered => [
  align('left', 'richText.alignLeft', icons.AlignLeftIcon),
  align('center', 'richText.alignCenter', icons.AlignCenterIcon),
  align('right', 'richText.alignRight', icons.AlignRightIcon),
  align('justify', 'richText.alignJustify', icons.AlignJustifyIcon),
  has('indent') && {
    id: 'outdent',
    ...words(text, 'richText.outdent'),
    icon: icons.IndentDecreaseIcon,
    group: 'align',
    isOn: never,
    run: (editor) => editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined),
  },
  has('indent') && {
    id: 'indent',
    ...words(text, 'richText.indent'),
    icon: icons.IndentIncreaseIcon,
    group: 'align',
    isOn: never,
    run: (editor) => editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined),
  },
]

const inserted = ({ features, has, insert, insertions, text }: Kit): Offered => [
  insert('upload', 'richText.upload', icons.ImageIcon, hasUploads(features), () =>
    insertions().upload(),
  ),
  insert('table', 'richText.table', icons.TableIcon, has('table'), () => insertions().table()),
  insert(
    'relationship',
    'richText.relationship',
    icons.FileTextIcon,
    has('relationship') && features.relationships.length > 0,
    () => insertions().relationship(),
  ),
  insert(
    'horizontalRule',
    'richText.rule',
    icons.MinusIcon,
    has('horizontalRule'),
    (editor) =>
      editor.update(() =>
        $insertBlock(() => editor.dispatchCommand(INSERT_HORIZONTAL_RULE_COMMAND, undefined)),
      ),
    '---',
  ),
  ...features.blocks.map(
    (block): TextCommand => ({
      id: `block-${block.slug}`,
      ...ofBlock(block, text('richText.slash.blocks')),
      run: () => insertions().block(block.slug),
    }),
  ),
  ...features.inlineBlocks.map(
    (block): TextCommand => ({
      id: `inline-${block.slug}`,
      ...ofBlock(block, text('richText.slash.inline')),
      run: () => insertions().inlineBlock(block.slug),
    }),
  ),
]

/** What a block is shown as: by its picture, and by its first fields. */
const ofBlock = ({ fields, group, labels, picture, slug }: ClientBlock, section: string) => ({
  label: labels.singular,
  keywords: slug,
  hint: fields
    .flatMap((field) => ('label' in field && field.label ? [field.label] : []))
    .slice(0, 3)
    .join(', '),
  icon: icons.BoxIcon,
  picture,
  section: group ?? section,
  group: 'insert' as const,
  isOn: never,
})

const copies = ({ insertions, text }: Kit): Offered => [
  ...(['markdown', 'html'] as const).map(
    (language): TextCommand => ({
      id: `copy-${language}`,
      ...words(text, `richText.copy.${language}`),
      icon: language === 'html' ? icons.CodeXmlIcon : icons.FileCodeIcon,
      group: 'copy',
      isOn: never,
      run: () => insertions().copyAs(language),
    }),
  ),
]

const hasUploads = ({ enabled, uploads }: RichTextFeatures): boolean =>
  enabled.includes('upload') && Object.keys(uploads).length > 0

const never = () => false

/** The label, and behind bars in the catalogue what else people call it, and a line about it. */
function words(text: Text, key: TextKey): Pick<TextCommand, 'label' | 'keywords' | 'hint'> {
  const [label = '', keywords = '', hint = ''] = text(key).split('|')
  return { label: label.trim(), keywords: keywords.trim(), hint: hint.trim() }
}

/** The blocks of the selection become others; those of a list leave it. */
export function become(editor: LexicalEditor, make: Parameters<typeof $setBlocksType>[1]): void {
  editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined)
  editor.update(() => $setBlocksType($getSelection(), make))
}

const headingIcons: Record<HeadingTag, LucideIcon> = {
  h1: icons.Heading1Icon,
  h2: icons.Heading2Icon,
  h3: icons.Heading3Icon,
  h4: icons.Heading4Icon,
  h5: icons.Heading5Icon,
  h6: icons.Heading6Icon,
}

const headingKeys: Record<HeadingTag, TextKey> = {
  h1: 'richText.heading1',
  h2: 'richText.heading2',
  h3: 'richText.heading3',
  h4: 'richText.heading4',
  h5: 'richText.heading5',
  h6: 'richText.heading6',
}
