import { createContext } from 'react'
import type { DocumentId } from '#contracts/documents'
import type { Lock, LocksAnswer } from '#contracts/locks'

/** The locks of a collection's documents, by their ids as text. */
export type LockedRows = ReadonlyMap<string, Lock>

export const none: LockedRows = new Map()

export const LockedRowsContext = createContext(none)

/** Ids come as numbers or as text, whoever tells them. */
export const lockOn = (rows: LockedRows, id: DocumentId): Lock | undefined => rows.get(String(id))

export const lockedIn = (locks: LocksAnswer['locks'], slug: string): LockedRows =>
  new Map(
    locks.flatMap((lock) =>
      lock.collectionSlug === slug && lock.id !== undefined ? [[String(lock.id), lock]] : [],
    ),
  )
