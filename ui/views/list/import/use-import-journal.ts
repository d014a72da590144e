import { useEffect } from 'react'
import type { ImportActor } from '#machines/import'
import { keepImport } from '../../../client/import/import-journal.ts'
import type { KeptFile } from '../../../client/import/index.ts'

/** An import is kept in this browser for as long as its list is on the screen, and found there later. */
export function useImportJournal(actor: ImportActor, kept: KeptFile, prefix: string): void {
  useEffect(() => {
    const visit = new AbortController()
    void keepImport(actor, kept, prefix, visit.signal)
    return () => visit.abort()
  }, [actor, kept, prefix])
}
