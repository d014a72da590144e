import { useEffect, useState } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import { blankDocument } from './blank-document.ts'

/** A document of nobody, for as long as its form is there. */
export function useBlankDocument(collection: ClientCollection): DocumentActor {
  const [document] = useState(() => blankDocument(collection))
  useEffect(() => {
    document.start()
    return () => {
      document.stop()
    }
  }, [document])
  return document
}
