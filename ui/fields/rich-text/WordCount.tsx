import type { LexicalEditor } from 'lexical'
import { $getRoot, $getSelection, $isRangeSelection } from 'lexical'
import { useCallback } from 'react'
import { useLanguage, useText } from '../../kit/text.tsx'
import css from './WordCount.module.css'
import { useAtRest } from './writing/use-at-rest.ts'

/** A minute for so many words. */
const pace = 220

/** How long the text is, and how long it takes to read; or how long what is selected is. */
export function WordCount({ editor }: { editor: LexicalEditor }) {
  const text = useText()
  const language = useLanguage()
  const read = useCallback(() => $count(language), [language])
  const { characters, isSelection, words } = useAtRest(editor, read)
  return (
    <p className={css.root}>
      {isSelection && <span>{text('richText.selected')}</span>}
      <span>{text('richText.words', { count: words })}</span>
      <span>{text('richText.characters', { count: characters })}</span>
      {!isSelection && words > 0 && (
        <span>{text('richText.minutes', { count: Math.max(1, Math.round(words / pace)) })}</span>
      )}
    </p>
  )
}

function $count(language: string) {
  const selection = $getSelection()
  const selected = $isRangeSelection(selection) ? selection.getTextContent() : ''
  const content = selected || $getRoot().getTextContent()
  return {
    words: wordsIn(content, language),
    characters: [...content.replaceAll('\n', '')].length,
    isSelection: selected !== '',
  }
}

function wordsIn(content: string, language: string): number {
  let count = 0
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(
    content,
  )) {
    if (isWordLike) count += 1
  }
  return count
}
