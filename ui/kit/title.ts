import { useEffect } from 'react'

/** Names the browser's tab: the screen first, the site last. */
export function useTitle(...parts: readonly string[]): void {
  const title = parts.filter(Boolean).join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}
