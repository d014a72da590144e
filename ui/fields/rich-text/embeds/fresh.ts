import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { nodeId } from '#contracts/rich-text/rich-nodes'

/** Ids of what has just been inserted here: its form opens by itself, once. */
const fresh = new Set<string>()

export const markFresh = (raw: RichNode): void => {
  const id = nodeId(raw)
  if (id !== null) fresh.add(id)
}

export const isFresh = (raw: RichNode): boolean => fresh.delete(nodeId(raw) ?? '')
