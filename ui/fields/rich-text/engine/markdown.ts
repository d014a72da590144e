import {
  $createHorizontalRuleNode,
  $isHorizontalRuleNode,
  HorizontalRuleNode,
} from '@lexical/extension'
import type { ElementTransformer, TextMatchTransformer, Transformer } from '@lexical/markdown'
import {
  BOLD_ITALIC_STAR,
  BOLD_ITALIC_UNDERSCORE,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  CHECK_LIST,
  HEADING,
  INLINE_CODE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  LINK,
  ORDERED_LIST,
  QUOTE,
  STRIKETHROUGH,
  UNORDERED_LIST,
} from '@lexical/markdown'
import { $createHeadingNode, $isHeadingNode, HeadingNode } from '@lexical/rich-text'
import type { RichTextFeatures } from '#contracts/fields'
import { hasSafeScheme } from '#contracts/rich-text/content'
import type { HeadingTag, RichTextFeatureName } from '#contracts/rich-text/features'
import type { SiteFeatures } from '../features/site-features.ts'
import { siteTransformersOf } from '../features/site-markdown.ts'

/** What is typed as Markdown and becomes what it says; only what the field offers. */
export function transformersOf(
  { enabled, headings }: RichTextFeatures,
  site: SiteFeatures,
): Transformer[] {
  const has = (name: RichTextFeatureName) => enabled.includes(name)
  const offered: (Transformer | false)[] = [
    ...siteTransformersOf(site),
    has('heading') && headings.length > 0 && headingOf(headings),
    has('blockquote') && QUOTE,
    has('checklist') && CHECK_LIST,
    has('unorderedList') && UNORDERED_LIST,
    has('orderedList') && { ...ORDERED_LIST, regExp: /^(\s*)(\d{1,})[.)]\s/ },
    has('horizontalRule') && rule,
    has('inlineCode') && INLINE_CODE,
    has('bold') && has('italic') && BOLD_ITALIC_STAR,
    has('bold') && has('italic') && BOLD_ITALIC_UNDERSCORE,
    has('bold') && BOLD_STAR,
    has('bold') && BOLD_UNDERSCORE,
    has('strikethrough') && STRIKETHROUGH,
    has('italic') && ITALIC_STAR,
    has('italic') && ITALIC_UNDERSCORE,
    has('link') && link,
  ]
  return offered.filter((transformer) => transformer !== false)
}

/** A level that the field has not stays what was typed. */
function headingOf(offered: readonly HeadingTag[]): ElementTransformer {
  const levels = offered.map((tag) => Number(tag[1])).sort()
  const marks = levels.map((level) => '#'.repeat(level)).join('|')
  return {
    ...HEADING,
    dependencies: [HeadingNode],
    export: (node, exportChildren) =>
      $isHeadingNode(node)
        ? `${'#'.repeat(Number(node.getTag()[1]))} ${exportChildren(node)}`
        : null,
    regExp: new RegExp(`^(${marks})\\s`),
    replace: (parent, children, match) => {
      const heading = $createHeadingNode(`h${match[1]!.length}` as HeadingTag)
      heading.append(...children)
      parent.replace(heading)
      heading.select(0, 0)
    },
  }
}

/** A script stays what was typed, and so does a picture; of a pasted one, its words lead to it. */
const link: TextMatchTransformer = {
  ...LINK,
  importRegExp: new RegExp(`!?${LINK.importRegExp!.source}`),
  regExp: new RegExp(`(?<!!)${LINK.regExp!.source}`),
  replace: (text, match) =>
    hasSafeScheme(match[2] ?? match[3] ?? '') ? LINK.replace?.(text, match) : undefined,
}

const rule: ElementTransformer = {
  dependencies: [HorizontalRuleNode],
  export: (node) => ($isHorizontalRuleNode(node) ? '---' : null),
  regExp: /^(---|\*\*\*|___)\s?$/,
  replace: (parent, _children, _match, isImport) => {
    const line = $createHorizontalRuleNode()
    if (isImport || parent.getNextSibling() !== null) parent.replace(line)
    else parent.insertBefore(line)
    line.selectNext()
  },
  type: 'element',
}
