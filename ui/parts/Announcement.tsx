import { useEffect, useState } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Says something as soon as it's there: a live region that comes together with its words isn't heard. */
export function Announcement({ words }: { words: string }) {
  const [said, say] = useState('')
  useEffect(() => say(words), [words])
  return <VisuallyHidden role="status">{said}</VisuallyHidden>
}
