import { useState } from 'react'

/** Whether it has ever been so: what was open closes in its own time. */
export function useEver(isNow: boolean): boolean {
  const [wasEver, setWasEver] = useState(isNow)
  if (isNow && !wasEver) setWasEver(true)
  return wasEver || isNow
}
