import { later } from '../kit/later.tsx'

/** What few visits to a document need. The panel has its files before anybody asks (`preload.ts`). */
export const loadOpenFind = async () => (await import('./OpenFind.tsx')).OpenFind

export const OpenFind = later(loadOpenFind)
