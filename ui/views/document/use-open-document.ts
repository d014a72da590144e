import { useEffect, useEffectEvent, useState } from 'react'
import type { OpenDocument } from '#machines/open-document'

/**
 * A document that lives with the screen. React may take a screen away and bring it back, in
 * StrictMode at once: what was left stays left, and the document is opened anew.
 */
export function useOpenDocument(open: () => OpenDocument): OpenDocument {
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
