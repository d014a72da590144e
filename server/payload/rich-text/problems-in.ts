import type { PayloadRequest } from 'payload'
import { isValidID } from 'payload'
import type { Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { hasSafeScheme } from '#contracts/rich-text/content'
import { headingTags } from '#contracts/rich-text/features'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { deepestNode, placedNodes } from '#contracts/rich-text/rich-nodes'
import type { RichTextSource } from '../../kit/payload-fields/rich-text-source.ts'
import { richTextText } from './texts.ts'

/** What is wrong with a node itself, and where: its fields have rules of their own. */
export interface NodeProblem {
  /** Below the value, e.g. `root.children.0.tag`. */
  path: string
  message: string
}

/** Nodes that the config does not know are kept: what they held must stay saveable (RICH-2). */
export function problemsIn(
  value: Json | undefined,
  source: RichTextSource,
  req: PayloadRequest,
): readonly NodeProblem[] {
  return [...placedNodes(value)].flatMap(({ node, path }) => {
    const problem = problemOf(node, source, req)
    return problem ? [{ path: `${path}.${problem.path}`, message: problem.message }] : []
  })
}

function problemOf(
  node: RichNode,
  source: RichTextSource,
  req: PayloadRequest,
): NodeProblem | null {
  switch (node.type) {
    case 'heading':
      return isKnownHeading(node, source)
        ? null
        : { path: 'tag', message: richTextText(req, 'headingSize') }
    case 'link':
    case 'autolink':
      return isRecord(node.fields) && hasSafeUrl(node.fields)
        ? null
        : { path: 'fields.url', message: richTextText(req, 'unsafeLink') }
    case 'upload':
      return source.enabled.includes('upload')
        ? problemOfTarget(node, Object.keys(source.uploads), req)
        : null
    case 'relationship':
      return source.enabled.includes('relationship')
        ? problemOfTarget(node, source.relationships, req)
        : null
    default:
      return null
  }
}

const isKnownHeading = ({ tag }: RichNode, { enabled, headings }: RichTextSource): boolean =>
  (enabled.includes('heading') ? headings : headingTags).some((known) => known === tag)

/** Of a link to a document, an address is a leftover that nobody follows. */
const hasSafeUrl = ({ linkType, url }: RichNode): boolean =>
  linkType === 'internal' || typeof url !== 'string' || hasSafeScheme(url)

function problemOfTarget(
  { relationTo, value }: RichNode,
  allowed: readonly string[],
  { payload, t }: PayloadRequest,
): NodeProblem | null {
  const slug = String(relationTo)
  if (!allowed.includes(slug)) {
    return { path: 'relationTo', message: t('validation:invalidSelection') }
  }
  const idType = payload.collections[slug]?.customIDType ?? payload.db.defaultIDType
  return isValidID(value as never, idType)
    ? null
    : { path: 'value', message: t('validation:invalidSelection') }
}

/** Whether a value is rich text at all: an object with a root of nodes, not deeper than anyone writes. */
export function problemOfValue(value: unknown, req: PayloadRequest): string | null {
  if (value === null || value === undefined) return null
  if (!isRecord(value)) return richTextText(req, 'notRichText')
  if (value.root === undefined) return null
  const depth = depthOf(value.root)
  if (depth === null) return richTextText(req, 'notRichText')
  return depth > deepestNode ? richTextText(req, 'tooDeep') : null
}

/** null: something in it is no node. Nodes are not called one in another: there may be many levels. */
function depthOf(root: unknown): number | null {
  let level: readonly unknown[] = [root]
  let depth = 0
  while (level.length > 0) {
    const below: unknown[] = []
    for (const node of level) {
      if (!isRecord(node)) return null
      if (depth > 0 && typeof node.type !== 'string') return null
      if (node.children === undefined || node.children === null) continue
      if (!Array.isArray(node.children)) return null
      below.push(...node.children)
    }
    level = below
    depth += 1
  }
  return depth
}
