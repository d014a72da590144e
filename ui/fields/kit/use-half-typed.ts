import { useState } from 'react'
import { unparsedAt } from '#machines/document'
import type { Form } from '../form.ts'
import { useError, usePart } from '../form.ts'
import { afterPress, watchPresses } from './after-press.ts'
import type { IsConcerned } from './watch.ts'

/** What stands in a control and is no value of its field yet: the document keeps it. */
export interface HalfTyped {
  /** As it was typed; null: the browser does not tell it; undefined: nothing is half typed. */
  text: string | null | undefined
  /** It was left so, or is in the way of a save: what is wrong with it can be said. */
  isLeft: boolean
  keep(text: string | null): void
  /** It is half typed no longer, and the value is what it was. A value that is typed ends it, too. */
  end(): void
  onLeave(): void
}

export function useHalfTyped(form: Form, path: string): HalfTyped {
  const { document } = form
  const text = usePart(document, concernsUnparsed, (context) => unparsedAt(context, path))
  const isInTheWay = useError(form, path) !== undefined
  const [isTyping, setTyping] = useState(false)
  return {
    text,
    isLeft: text !== undefined && (!isTyping || isInTheWay),
    keep(next) {
      watchPresses()
      setTyping(true)
      if (next === null && text === null) return
      document.send({ type: 'user.edit', change: 'unparsed', path, text: next, at: Date.now() })
    },
    end() {
      if (text === undefined) return
      document.send({ type: 'user.edit', change: 'parsed', path, at: Date.now() })
    },
    onLeave: () => afterPress(() => setTyping(false)),
  }
}

/** Rows that move take what is half typed in them along. */
const concernsUnparsed: IsConcerned = (before, after) =>
  before.unparsed !== after.unparsed ||
  (after.unparsed.length > 0 && before.values !== after.values)
