import { use } from 'react'
import type { DocumentId } from '#contracts/documents'
import { DrawersContext } from '../../../kit/drawers.ts'

/**
 * In a drawer that closes with its new document: gives whoever opened it another one instead. null:
 * nobody waits for one.
 */
export function useDocumentInstead(slug: string): ((id: DocumentId) => void) | null {
  const drawers = use(DrawersContext)
  const stack = drawers?.actor.getSnapshot().context.stack ?? []
  const own = stack.find(({ depth }) => depth === drawers?.depth)
  if (!own?.closesWhenMade || own.id !== null || own.slug !== slug) return null
  return (id) => {
    drawers?.actor.send({ type: 'document.made', key: own.key, id })
    // What was begun in it isn't wanted any more: nothing is to be asked.
    drawers?.actor.send({ type: 'document.settled', key: own.key })
  }
}
