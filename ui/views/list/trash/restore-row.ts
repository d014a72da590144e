import { createContext } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import type { BulkActor } from '#machines/bulk'
import { idOf } from '../id-of.ts'

/** Of the rows of a trash, where somebody may bring documents back. */
export interface RowsOfTrash {
  collection: ClientCollection
  bulk: BulkActor
  locale: string | null
}

export const RowsOfTrashContext = createContext<RowsOfTrash | null>(null)

/** Nobody has to be asked: what comes back can be deleted again. */
export function restoreRow({ bulk, locale }: RowsOfTrash, doc: DocumentData, title: string): void {
  const base = typeof doc.updatedAt === 'string' ? { base: doc.updatedAt } : {}
  bulk.send({
    type: 'user.changeNow',
    change: { kind: 'restore' },
    results: [{ id: idOf(doc), title, outcome: 'changed', ...base }],
    locale,
  })
}
