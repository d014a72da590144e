import type { RichNode } from '#config-schema'
import { nodeId } from '#config-schema'

/** Ids of what has just been inserted here: its form opens by itself, once. */
const fresh = new Set<string>()

export const markFresh = (raw: RichNode): void => {
  const id = nodeId(raw)
  if (id !== null) fresh.add(id)
}

export const isFresh = (raw: RichNode): boolean => fresh.delete(nodeId(raw) ?? '')
