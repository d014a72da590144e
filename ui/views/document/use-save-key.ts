import { useEffect } from 'react'
import type { DocumentActor } from '#machines/document'

/** mod+S saves: as a draft where there are drafts. */
export function useSaveKey(document: DocumentActor): void {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      const { hasDrafts } = document.getSnapshot().context
      document.send({ type: 'user.save', intent: hasDrafts ? 'draft' : 'save' })
    }
    window.addEventListener('keydown', save)
    return () => window.removeEventListener('keydown', save)
  }, [document])
}
