import type { DocumentData, Json } from '#contracts/documents'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { changedNodes, nodesIn, rootOf } from '#contracts/rich-text/rich-nodes'
import { at, put } from '#machines/document'
import type { Span } from './found-in.ts'
import { spansIn } from './found-in.ts'

interface Replacing {
  words: string
  matchCase: boolean
  replacement: string
  /** Which one in the field; null: all. */
  nth: number | null
}

/** The same document with other words everywhere they were found. */
export function replacedEverywhere(
  values: DocumentData,
  paths: readonly string[],
  replacing: Omit<Replacing, 'nth'>,
): DocumentData {
  // What lies in a text first: other words may leave nodes empty, and those go.
  const inside = paths.toSorted((one, other) => depthOf(other) - depthOf(one))
  return inside.reduce(
    (next, path) =>
      put(next, path, replacedIn(at(next, path) ?? null, { ...replacing, nth: null })),
    values,
  )
}

const depthOf = (path: string): number => path.split('.').length

/** The value of a text or a rich text with other words in place of some. */
export function replacedIn(value: Json, replacing: Replacing): Json {
  if (typeof value === 'string') return spliced([value], replacing)[0]!
  if (Array.isArray(value)) {
    const texts = value.map((one) => (typeof one === 'string' ? one : ''))
    return spliced(texts, replacing)
  }
  return rootOf(value) ? replacedInRich(value, replacing) : value
}

/** Texts that stand one after another, each searched by itself. */
function spliced(texts: readonly string[], { nth, ...replacing }: Replacing): string[] {
  let before = 0
  return texts.map((text) => {
    const spans = spansIn(text, replacing.words, replacing.matchCase)
    const chosen = chosenOf(spans, nth, before)
    before += spans.length
    return withReplaced(text, chosen, replacing.replacement)
  })
}

const chosenOf = (spans: readonly Span[], nth: number | null, before: number): readonly Span[] =>
  nth === null ? spans : spans.filter((_, index) => before + index === nth)

const withReplaced = (text: string, spans: readonly Span[], replacement: string): string =>
  spans.reduceRight(
    (kept, { from, to }) => kept.slice(0, from) + replacement + kept.slice(to),
    text,
  )

function replacedInRich(value: Json, { words, matchCase, replacement, nth }: Replacing): Json {
  const texts = new Map<RichNode, string>()
  let before = 0
  for (const run of runsIn(rootOf(value) ?? {})) {
    const spans = spansIn(run.map(wordsOf).join(''), words, matchCase)
    let at = 0
    for (const node of run) {
      const [start, end] = [at, at + wordsOf(node).length]
      at = end
      const within = chosenOf(spans, nth, before).filter(({ from, to }) => from < end && to > start)
      if (within.length === 0 || node.type !== 'text') continue
      texts.set(node, textWith(wordsOf(node), start, within, replacement))
    }
    before += spans.length
  }
  if (texts.size === 0) return value
  const emptied = new Set<Json>()
  return changedNodes(value, (node) => {
    const text = texts.get(node)
    if (text !== undefined) {
      const next = { ...node, text }
      if (text === '') emptied.add(next)
      return next
    }
    const children = node.children
    if (!Array.isArray(children)) return node
    const kept = children.filter((child) => !emptied.has(child))
    return kept.length === children.length ? node : { ...node, children: kept }
  })
}

/** Words that reach over several nodes look like their first letter: the rest of them goes. */
function textWith(
  text: string,
  start: number,
  spans: readonly Span[],
  replacement: string,
): string {
  return spans.reduceRight((kept, { from, to }) => {
    const [first, last] = [Math.max(0, from - start), Math.min(text.length, to - start)]
    return kept.slice(0, first) + (from >= start ? replacement : '') + kept.slice(last)
  }, text)
}

const inline = ['text', 'tab', 'linebreak', 'link', 'autolink', 'inlineBlock']

/** The pieces of text that are read on without a break, block by block. */
function* runsIn(parent: RichNode): Generator<RichNode[]> {
  let run: RichNode[] = []
  for (const child of nodesIn(parent)) {
    if (inline.includes(String(child.type))) {
      run.push(...leavesOf(child))
      continue
    }
    if (run.length > 0) yield run
    run = []
    yield* runsIn(child)
  }
  if (run.length > 0) yield run
}

const leavesOf = (node: RichNode): RichNode[] =>
  node.type === 'link' || node.type === 'autolink' ? nodesIn(node).flatMap(leavesOf) : [node]

const wordsOf = ({ text, type }: RichNode): string =>
  type === 'text' && typeof text === 'string' ? text : type === 'inlineBlock' ? '' : '\n'
