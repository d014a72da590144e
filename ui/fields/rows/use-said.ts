import { useCallback, useState } from 'react'

/** What happened to the rows, in a sentence: for those who listen, or for all to read. */
export function useSaid() {
  const [{ sentence, isShown }, set] = useState({ sentence: '', isShown: false })
  const say = useCallback((next: string) => set({ sentence: next, isShown: false }), [])
  const tell = useCallback((next: string) => set({ sentence: next, isShown: true }), [])
  return { sentence, isShown, say, tell }
}
