import type { RichElement, Text, TextFormat } from '../tree/rich-tree.ts'
import { codeMarkdown } from './code-markdown.ts'
import {
  escapeAddress,
  escapeMarkdown,
  escapeUnderscores,
  inNumbers,
  inOneLine,
} from './escape-markdown.ts'
import type { Writing } from './markdown-options.ts'
import { writtenBlock, writtenNode } from './markdown-options.ts'

/**
 * Words and what stands among them. A line break is a line feed: what it is written as depends on the
 * place. `before` is what the line has already.
 */
export function inlineMarkdown(
  elements: readonly RichElement[],
  options: Writing,
  before = '',
): string {
  const writer = new Writer(before)
  const joined = joinedTexts(elements)
  for (const [index, element] of joined.entries()) {
    if (element.type !== 'text') {
      write(writer, element, options)
      continue
    }
    const wanted = longestFirst(marksOf(element), joined, index)
    if (!element.formats.includes('code')) writer.words(inOneLine(element.text), wanted)
    else writer.code(element.text, wanted, options.isInCell === true)
  }
  return writer.end()
}

/** What opens first closes last. */
function longestFirst(
  wanted: readonly Mark[],
  texts: readonly RichElement[],
  from: number,
): Mark[] {
  const ahead = texts.slice(from + 1, from + 30)
  const lengthOf = (mark: Mark) => {
    const end = ahead.findIndex((one) => one.type !== 'text' || !marksOf(one).includes(mark))
    return end === -1 ? ahead.length : end
  }
  return wanted.toSorted((one, other) => lengthOf(other) - lengthOf(one))
}

function write(writer: Writer, element: RichElement, options: Writing): void {
  switch (element.type) {
    case 'tab':
      writer.words('\t', null)
      break
    case 'linebreak':
      writer.lineBreak()
      break
    case 'link':
    case 'autolink': {
      const before = element.href === null ? writer.before : `${writer.before}[`
      const words = inlineMarkdown(element.children, options, before)
      if (element.href === null || words.trim() === '') writer.span(words, [])
      else writer.span(linkMarkdown(words, element.href), [])
      break
    }
    case 'inlineBlock':
      writer.span(writtenBlock(element, options), [])
      break
    case 'unknown': {
      const inside = () => inlineMarkdown(element.children, options, writer.before)
      writer.span(writtenNode(element, inside, options) ?? inside(), [])
      break
    }
    default:
      if ('children' in element) {
        writer.span(inlineMarkdown(element.children, options, writer.before), [])
      }
  }
}

/** Some take backslashes out of the words and read them again: a bracket there must not end a link. */
export const linkMarkdown = (words: string, href: string): string =>
  `[${words
    .trim()
    .replace(/\n/g, ' ')
    .replace(/\\\](?=\()/g, inNumbers(']'))}](${escapeAddress(href)})`

/** Markdown cannot tell two neighbours apart that look the same to it. */
function joinedTexts(elements: readonly RichElement[]): RichElement[] {
  const joined: RichElement[] = []
  for (const element of elements) {
    const last = joined.at(-1)
    if (element.type === 'text' && last?.type === 'text' && lookOf(element) === lookOf(last)) {
      joined[joined.length - 1] = { ...last, text: last.text + element.text }
    } else joined.push(element)
  }
  return joined
}

const lookOf = (text: Text): string => [...marksOf(text), text.formats.includes('code')].join(' ')

type Mark = keyof typeof marks

const marks = {
  bold: '**',
  italic: '*',
  strikethrough: '~~',
  highlight: '==',
  underline: '<u>',
  subscript: '<sub>',
  superscript: '<sup>',
} as const satisfies Partial<Record<TextFormat, string>>

const marksOf = ({ formats }: Text): Mark[] =>
  (Object.keys(marks) as Mark[]).filter((mark) => formats.includes(mark))

/** Opens and closes marks where Markdown understands them: next to words, never next to spaces. */
class Writer {
  #written = ''
  #open: OpenMark[] = []
  #spaces = ''
  /** A word that follows at once would keep the mark open. */
  #hasJustClosed = false
  readonly #outside: string

  constructor(outside: string) {
    this.#outside = outside
  }

  /** All that stands before what is written next. Spaces at the beginning may yet be taken away. */
  get before(): string {
    return this.#beforeSpaces('')
  }

  #beforeSpaces(spaces: string): string {
    return this.#outside + (this.#written + this.#spaces + spaces).trimStart()
  }

  /** null: with whatever marks are open. */
  words(text: string, wanted: readonly Mark[] | null): void {
    if (text.trim() === '') {
      this.#spaces += text
      return
    }
    const begin = text.length - text.trimStart().length
    const core = escapeMarkdown(text.trim(), this.#beforeSpaces(text.slice(0, begin)))
    const isTooClose = this.#move(text.slice(0, begin), core, wanted)
    const isInUnderscores = this.#open.some(({ sign }) => sign.startsWith('_'))
    const safe = isInUnderscores ? escapeUnderscores(core) : core
    this.#written += isTooClose ? beginInNumbers(safe) : safe
    this.#spaces = text.slice(text.trimEnd().length)
  }

  span(text: string, wanted: readonly Mark[]): void {
    if (text === '') return
    // `!` before a link would make it an image.
    if (text.startsWith('[') && this.#spaces === '' && this.#written.endsWith('!')) {
      this.#written = `${this.#written.slice(0, -1)}\\!`
    }
    this.#move('', text, wanted)
    // Code that the site writes, next to other code.
    this.#written += this.#written.endsWith('`') && text.startsWith('`') ? ` ${text}` : text
  }

  code(text: string, wanted: readonly Mark[], isInCell: boolean): void {
    this.#move('', '`', wanted)
    this.#written += codeMarkdown(text, this.before, isInCell)
  }

  lineBreak(): void {
    this.#close(0)
    this.#spaces = ''
    this.#written += '\n'
    this.#hasJustClosed = false
  }

  end(): string {
    this.#close(0)
    return this.#written
  }

  /** To where these marks are open and the words can follow. true: their first letter would undo a mark. */
  #move(before: string, core: string, marks: readonly Mark[] | null): boolean {
    const wanted = marks ?? this.#open.map(({ mark }) => mark)
    const kept = this.#open.findIndex(({ mark }) => !wanted.includes(mark))
    this.#close(kept === -1 ? this.#open.length : kept)
    const spaces = this.#spaces + before
    this.#written += spaces
    this.#spaces = ''
    const opened = wanted.filter((mark) => this.#open.every((open) => open.mark !== mark))
    this.#begin(opened, core)
    const isTooClose = this.#hasJustClosed && spaces === '' && opened.length === 0
    this.#hasJustClosed = false
    return isTooClose
  }

  #begin(opened: readonly Mark[], core: string): void {
    // Stars next to stars would be one mark.
    const isNextToStar = this.#written.endsWith('*')
    const opening = opened.map((mark) => ({ mark, sign: signOf(mark, isNextToStar) }))
    const signs = opening.map(({ sign }) => sign).join('')
    const within = `${signs}${core.slice(0, 2)}`.replace(edgeSign, '')
    // Between a word and punctuation a mark opens nothing; a number stands for the word's last letter.
    if (signs !== '' && !signs.startsWith('<') && !beginsWithLetter.test(within)) {
      const end = this.#written.slice(-2)
      this.#written = this.#written.slice(0, -2) + end.replace(endsInWord, inNumbers)
    }
    this.#written += signs
    this.#open.push(...opening)
  }

  /** All marks but the first ones. */
  #close(kept: number): void {
    const closing = this.#open.splice(kept).reverse()
    if (closing.length === 0) return
    const signs = closing.map(({ sign }) => sign.replace('<', '</')).join('')
    const within = `${this.#written.slice(-2)}${signs}`.replace(endSign, '')
    const isWord = endsInLetter.test(within) && !signs.endsWith('_')
    this.#hasJustClosed = !signs.endsWith('>') && !isWord
    this.#written += signs
  }
}

interface OpenMark {
  mark: Mark
  sign: string
}

const signOf = (mark: Mark, isNextToStar: boolean): string =>
  isNextToStar ? marks[mark].replaceAll('*', '_') : marks[mark]

const edgeSign = /^(\*+|_+|~~|==)/
const endSign = /(\*+|_+|~~|==)$/
const beginsWithLetter = /^[\p{L}\p{N}]/u
const endsInLetter = /[\p{L}\p{N}]$/u

/** Older readers of Markdown take for a word's what is a symbol in Unicode. */
const endsInWord = /[^\s!-/:-@[-`{-~]$/u
/** An underscore after it isn't inside a word any more. */
const beginInNumbers = (words: string): string =>
  words.replace(
    /^([^\s!-/:-@[-`{-~])(_*)/u,
    (_, first: string, underscores: string) => inNumbers(first) + escapeUnderscores(underscores),
  )
