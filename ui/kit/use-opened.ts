import { useEffect, useEffectEvent, useState } from 'react'

/** What is open for as long as a part of the screen is there. */
interface Opened {
  start(): void
  leave(): void
  isLeft(): boolean
}

/**
 * What lives with the screen, such as a document. React may take a screen away and bring it back, in
 * StrictMode at once: what was left stays left, and is opened anew.
 */
export function useOpened<Kind extends Opened>(open: () => Kind): Kind {
  const [opened, setOpened] = useState(open)
  const openAnew = useEffectEvent(() => setOpened(open()))
  useEffect(() => {
    if (opened.isLeft()) {
      openAnew()
      return
    }
    opened.start()
    return opened.leave
  }, [opened])
  return opened
}
