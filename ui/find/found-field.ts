import type { Match } from '#machines/find'
import { fieldElement, uncover } from '../fields/kit/reveal.ts'
import type { Span } from './found-in.ts'
import { spansIn } from './found-in.ts'
import { rectsOf } from './text-rects.ts'

/** Shows which field was found. False where the page does not show the field. */
export function markField(path: string): boolean {
  unmarkFields()
  const field = fieldAt(path)
  if (field === undefined) return false
  uncover(field)
  field.dataset.found = ''
  field.scrollIntoView({ block: 'center' })
  return true
}

/** Shows where in it: text in a control is marked behind it, any other by the browser. */
export function markMatch(match: Match, words: string, matchCase: boolean): void {
  const control = controlWith(match)
  const span = control && spanIn(control, match, words, matchCase)
  if (control && span) markInControl(control, span)
  else if ('highlights' in CSS) markText(match, words, matchCase)
}

function markText(match: Match, words: string, matchCase: boolean): void {
  const ranges = rangesOf(match, words, matchCase)
  const range = ranges[match.nth] ?? ranges.at(-1)
  if (range === undefined) return
  CSS.highlights.set(highlight, new Highlight(range))
  CSS.highlights.set(otherHighlight, new Highlight(...ranges.filter((one) => one !== range)))
  const element = range.startContainer.parentElement
  if (element) uncover(element)
  if (!isInSight(range)) element?.scrollIntoView({ block: 'center' })
}

/** Selects it in its control, as a browser's own search does. */
export function selectMatch(match: Match, words: string): void {
  const control = controlWith(match)
  const span = control && spanIn(control, match, words)
  // Only controls for plain text have a selection.
  if (control && span && control.selectionStart !== null) {
    control.setSelectionRange(span.from, span.to)
  }
}

export function unmarkFields(): void {
  if ('highlights' in CSS) {
    CSS.highlights.delete(highlight)
    CSS.highlights.delete(otherHighlight)
  }
  for (const control of document.querySelectorAll<HTMLElement>('[data-found-text]')) unmark(control)
  for (const field of document.querySelectorAll<HTMLElement>('[data-found]')) {
    delete field.dataset.found
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement

const highlight = 'found-text'
const otherHighlight = 'found-others'

const isInSight = (range: Range): boolean => {
  const { top, bottom } = range.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

function fieldAt(path: string): HTMLElement | undefined {
  const control = fieldElement(path)
  return control?.closest<HTMLElement>('[data-field]') ?? control
}

function controlWith({ path, part }: Match): Control | undefined {
  if (part === 'name') return undefined
  const found = fieldElement(path)
  const control = found?.matches('input, textarea')
    ? found
    : found?.querySelector('input, textarea')
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
  return isText ? control : undefined
}

/** What the server keeps may be written otherwise in its control: then the last one is the nearest. */
function spanIn(
  control: Control,
  { nth }: Match,
  words: string,
  matchCase = false,
): Span | undefined {
  const spans = spansIn(control.value, words, matchCase)
  return spans[nth] ?? spans.at(-1)
}

/** A background lies where the text does, and scrolls with it; nothing is put into the page. */
function markInControl(control: Control, span: Span): void {
  const rects = rectsOf(control, span)
  const { style, dataset } = control
  dataset.foundText = ''
  style.setProperty('--found-image', rects.map(() => 'var(--found-paint)').join())
  style.setProperty('--found-place', rects.map(({ x, y }) => `${x}px ${y}px`).join())
  style.setProperty(
    '--found-size',
    rects.map(({ width, height }) => `${width}px ${height}px`).join(),
  )
  // What is typed moves the text away from it.
  control.addEventListener('input', () => unmark(control), { once: true })
}

function unmark({ style, dataset }: HTMLElement): void {
  delete dataset.foundText
  for (const name of ['image', 'place', 'size']) style.removeProperty(`--found-${name}`)
}

/** Where the words stand on the page. */
function rangesOf({ path, part }: Match, words: string, matchCase: boolean): Range[] {
  const field = fieldAt(path)
  const name = field?.querySelector('label, legend')
  const written = field?.querySelector('[data-lexical-editor]') ?? field
  const root = part === 'name' ? name : written
  if (!root) return []
  const nodes = textNodesIn(root, (node) => part === 'name' || !isBeside(node, root))
  const spans = spansIn(nodes.map(({ data }) => data).join(''), words, matchCase)
  return spans.map((span) => rangeOf(nodes, span))
}

function rangeOf(nodes: readonly Text[], span: Span): Range {
  const range = document.createRange()
  let before = 0
  for (const node of nodes) {
    const { length } = node.data
    if (span.from >= before && span.from < before + length) range.setStart(node, span.from - before)
    if (span.to > before && span.to <= before + length) range.setEnd(node, span.to - before)
    before += length
  }
  return range
}

/** What is said about a value is no part of it. */
const isBeside = (node: Text, root: Element): boolean => {
  const found = node.parentElement?.closest(beside)
  return found !== null && found !== undefined && root.contains(found)
}

const beside =
  'label, legend, [id$="-description"], [id$="-error"], [data-part="stand-in"], [aria-hidden="true"], [contenteditable="false"]'

function textNodesIn(root: Element, isWanted: (node: Text) => boolean): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (isWanted(node)) nodes.push(node)
  }
  return nodes
}
