import { useEffect, useState } from 'react'

/** While a drawer is open the tab is called after what is in it; afterwards as before. */
export function useKeptTitle(): void {
  const [before] = useState(() => document.title)
  useEffect(
    () => () => {
      document.title = before
    },
    [before],
  )
}
