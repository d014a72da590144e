import { useEffect, useState } from 'react'

/** ms without a further key before the server is asked. */
const pause = 200

/** A text once nobody has changed it for a moment; an emptied one at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
