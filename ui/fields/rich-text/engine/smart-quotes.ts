import type { LexicalEditor } from 'lexical'
import {
  $getNodeByKey,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  HISTORIC_TAG,
  PASTE_TAG,
} from 'lexical'
import { ownStepTag } from './own-step.ts'
import { remoteTag } from './text-of-document.ts'

/** Opening and closing, outer and inner. */
type Quotes = readonly [string, string, string, string]

const english: Quotes = ['“', '”', '‘', '’']
const low: Quotes = ['„', '“', '‚', '‘']
const angled: Quotes = ['«', '»', '‹', '›']

/** By language, and by country where that has its own. */
const quotes: Readonly<Record<string, Quotes>> = {
  bg: low,
  cs: low,
  de: low,
  'de-CH': angled,
  'de-LI': angled,
  el: ['«', '»', '“', '”'],
  es: ['«', '»', '“', '”'],
  et: low,
  fi: ['”', '”', '’', '’'],
  fr: ['«\u202f', '\u202f»', '“', '”'],
  'fr-CH': angled,
  hr: ['„', '“', '‘', '’'],
  hu: ['„', '”', '»', '«'],
  is: low,
  it: ['«', '»', '“', '”'],
  ja: ['「', '」', '『', '』'],
  lt: low,
  nb: ['«', '»', '‘', '’'],
  no: ['«', '»', '‘', '’'],
  pl: ['„', '”', '‚', '’'],
  'pt-PT': ['«', '»', '“', '”'],
  ro: ['„', '”', '«', '»'],
  ru: ['«', '»', '„', '“'],
  sk: low,
  sl: low,
  sv: ['”', '”', '’', '’'],
  uk: ['«', '»', '„', '“'],
}

const quotesOf = (language: string): Quotes =>
  quotes[language] ?? quotes[language.split('-')[0]!] ?? english

type Straight = '"' | "'"

const isStraight = (letter: string | undefined): letter is Straight =>
  letter === '"' || letter === "'"

/** What a straight quote becomes behind this text, as the language has it. */
export function smartQuote(typed: Straight, before: string, language: string): string {
  const [open, close, openInner, closeInner] = quotesOf(language)
  if (typed === '"') return opens(before) ? open : close
  if (opens(before)) return openInner
  // An apostrophe looks the same in all languages; what closes a quote does not.
  const isQuoted =
    openInner !== closeInner && before.lastIndexOf(openInner) > before.lastIndexOf(closeInner)
  return isQuoted ? closeInner : '’'
}

const opens = (before: string): boolean => /(?:^|[\s([{<–—\-/„“‚‘«‹「『]\u202f?)$/.test(before)

/** A straight quote that is typed becomes one of the language; undo gives the straight one back. */
export function registerSmartQuotes(editor: LexicalEditor, language: string): () => void {
  return editor.registerUpdateListener(({ dirtyLeaves, editorState, prevEditorState, tags }) => {
    if (dirtyLeaves.size === 0 || editor.isComposing()) return
    if (others.some((tag) => tags.has(tag))) return
    const typed = editorState.read(() => {
      const selection = $getSelection()
      if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null
      const { key, offset } = selection.anchor
      const node = $getNodeByKey(key)
      if (!dirtyLeaves.has(key) || !$isTextNode(node) || node.hasFormat('code')) return null
      const text = node.getTextContent()
      const letter = text[offset - 1]
      if (!isStraight(letter)) return null
      const beside = node.getPreviousSiblings().map((one) => one.getTextContent())
      return { key, letter, offset, text, before: beside.join('') + text.slice(0, offset - 1) }
    })
    if (!typed) return
    const { before, key, letter, offset, text } = typed
    const known = prevEditorState.read(() => $getNodeByKey(key)?.getTextContent() ?? '')
    if (known !== text.slice(0, offset - 1) + text.slice(offset)) return
    editor.update(
      () => {
        const node = $getNodeByKey(key)
        if (!$isTextNode(node) || node.getTextContent()[offset - 1] !== letter) return
        node.spliceText(offset - 1, 1, smartQuote(letter, before, language), true)
      },
      { tag: ownStepTag },
    )
  })
}

const others = [remoteTag, HISTORIC_TAG, PASTE_TAG, ownStepTag]
