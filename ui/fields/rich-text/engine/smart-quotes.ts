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
import quotes from './quotes.json' with { type: 'json' }
import { remoteTag } from './text-of-document.ts'

/** Opening and closing, outer and inner. */
type Quotes = readonly [string, string, string, string]

/** Where the house styles of a country say otherwise than CLDR, which gives Switzerland Germany's. */
const elsewhere: Readonly<Record<string, string>> = { 'de-CH': '«»‹›', 'de-LI': '«»‹›' }

/** French has a narrow space inside its quotes, which CLDR leaves out; Switzerland's has none. */
const withSpaces = (language: string): boolean => /^fr(?!-CH)/.test(language)

function quotesOf(language: string): Quotes {
  const marks = [...marksOf(language)]
  const spaced = (mark: string) => (mark === '«' ? '«\u202f' : mark === '»' ? '\u202f»' : mark)
  return (withSpaces(language) ? marks.map(spaced) : marks) as [string, string, string, string]
}

/** Of the language itself, else of the script that it is written in there, else of what it is a variety of. */
function marksOf(language: string): string {
  const known: Readonly<Record<string, string>> = { ...quotes, ...elsewhere }
  const { language: base, region, script } = localeOf(language)
  const names = [language, `${base}-${region}`, `${base}-${script}`, base, 'en']
  return names.map((name) => known[name]).find((marks) => marks !== undefined)!
}

function localeOf(language: string): { language: string; region?: string; script?: string } {
  try {
    return new Intl.Locale(language.replaceAll('_', '-')).maximize()
  } catch {
    return { language: 'en' }
  }
}

type Straight = '"' | "'"

const isStraight = (letter: string | undefined): letter is Straight =>
  letter === '"' || letter === "'"

/** What a straight quote becomes behind this text, as the language has it. */
export function smartQuote(typed: Straight, before: string, language: string): string {
  const marks = quotesOf(language)
  const [open, close, openInner, closeInner] = marks
  if (typed === '"') return opens(before, marks) ? open : close
  // Where both are the same, a double quote is typed for either.
  if (openInner === open) return '’'
  if (opens(before, marks)) return openInner
  // An apostrophe looks the same in all languages; what closes a quote does not.
  const isQuoted =
    openInner !== closeInner && before.lastIndexOf(openInner) > before.lastIndexOf(closeInner)
  return isQuoted ? closeInner : '’'
}

/** What opens a quote in one language closes it in another. */
function opens(before: string, [open, close, openInner, closeInner]: Quotes): boolean {
  if (/(?:^|[\s([{<–—\-/])$/.test(before)) return true
  return [open, openInner].some(
    (mark) => mark !== close && mark !== closeInner && before.endsWith(mark),
  )
}

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
