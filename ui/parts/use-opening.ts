import { useLayoutEffect, useState } from 'react'

interface Opening {
  /** It has been wanted: what nobody opened need not be there at all. */
  isThere: boolean
  isOpen: boolean
}

/** Something that is there, closed, before it opens: its first opening is one like any other. */
export function useOpening(isWanted: boolean): Opening {
  const [isThere, setThere] = useState(false)
  useLayoutEffect(() => {
    if (isWanted) setThere(true)
  }, [isWanted])
  return { isThere: isThere || isWanted, isOpen: isThere && isWanted }
}
