import type { Dispatch, SetStateAction } from 'react'
import { useEffect, useState } from 'react'
import type { DocumentActor } from '#machines/document'
import type { Form } from '../form.ts'

/**
 * Like `useState`, for what a view should still know when it comes back: a row that was closed stays
 * closed while another tab is looked at. It is forgotten with the document.
 */
export function useRemembered<Value>(
  { document }: Form,
  key: string,
  initial: () => Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const memory = memoryOf(document)
  // Whoever asks by this key has put it there.
  const [value, setValue] = useState(() =>
    memory.has(key) ? (memory.get(key) as Value) : initial(),
  )
  useEffect(() => {
    memory.set(key, value)
  }, [memory, key, value])
  return [value, setValue]
}

const memories = new WeakMap<DocumentActor, Map<string, unknown>>()

function memoryOf(document: DocumentActor): Map<string, unknown> {
  const memory = memories.get(document) ?? new Map<string, unknown>()
  memories.set(document, memory)
  return memory
}
