import type { LexicalEditor } from 'lexical'
import { $getRoot } from 'lexical'
import { useEffect, useState } from 'react'
import { useLanguage, useText } from '../../kit/text.tsx'
import css from './WordCount.module.css'

/** A minute for so many words. */
const pace = 220
/** ms; counting waits until the keys rest. */
const rest = 400

/** How long the text is, and how long it takes to read. */
export function WordCount({ editor }: { editor: LexicalEditor }) {
  const text = useText()
  const language = useLanguage()
  const [words, setWords] = useState(0)
  const [characters, setCharacters] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = () => {
      const content = editor.read(() => $getRoot().getTextContent())
      setWords(wordsIn(content, language))
      setCharacters([...content.replaceAll('\n', '')].length)
    }
    count()
    const end = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
      if (dirtyElements.size + dirtyLeaves.size === 0) return
      clearTimeout(timer)
      timer = setTimeout(count, rest)
    })
    return () => {
      end()
      clearTimeout(timer)
    }
  }, [editor, language])
  return (
    <p className={css.root}>
      <span>{text('richText.words', { count: words })}</span>
      <span>{text('richText.characters', { count: characters })}</span>
      <span>{text('richText.minutes', { count: Math.max(1, Math.round(words / pace)) })}</span>
    </p>
  )
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
