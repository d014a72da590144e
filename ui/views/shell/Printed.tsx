import { useEffect, useLayoutEffect } from 'react'
import { isPressed } from '../../actions/shortcut.ts'
import { useConfig } from '../../kit/config.ts'
import { useShownCrumbs } from '../../kit/crumbs.ts'
import { useFormats } from '../../kit/formats.ts'
import { printWhole, usePrinting } from '../../kit/printing.ts'
import css from './Printed.module.css'

/** Above a printed page: which site it is of, where it is there, and when it was. */
export function PrintedHead() {
  const { siteName } = useConfig()
  const { date } = useFormats()
  const crumbs = useShownCrumbs()
  if (usePrinting() !== 'now') return null
  return (
    <p className={css.head}>
      <span>{[siteName, ...crumbs.map(({ label }) => label)].join(' / ')}</span>
      <span>{date(new Date(), 'dayAndTime')}</span>
    </p>
  )
}

/**
 * Beside each control the words in it, as paper needs them: a line that wraps, a text that goes on with
 * the next page. It stands after what is printed, whose fields are on the page before its effect runs.
 * By the key, the browser's own, far texts are fetched before.
 */
export function PrintedWords() {
  const isPrinting = usePrinting() === 'now'
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isPressed('mod+p', event)) return
      event.preventDefault()
      printWhole(isWhole)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
  useLayoutEffect(() => {
    if (!isPrinting) return
    const written = [...document.querySelectorAll<Written>(withWords)].map((control) => {
      const words = document.createElement('div')
      words.className = css.words ?? ''
      words.dir = control.dir || 'auto'
      words.style.font = getComputedStyle(control).font
      words.textContent = control.value
      control.after(words)
      return words
    })
    return () => {
      for (const words of written) words.remove()
    }
  }, [isPrinting])
  return null
}

/** Texts far below the screen are words alone until their editors are there. */
const isWhole = () => document.querySelector('main .sr-rich-text-field') === null

type Written = HTMLInputElement | HTMLTextAreaElement

const withWords =
  'main :is(textarea, input:is([type="text"], [type="email"], [type="url"], [type="tel"]))'
