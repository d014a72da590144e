import type { NodeProps } from 'stateroom-admin/ui'
import { defineFeature } from 'stateroom-admin/ui'

/** A chip that breaks where its word says so, and a frame that always does. */
export const fragile = defineFeature({
  nodes: [
    { kind: 'inline', type: 'chip', label: 'Chip', data: { word: 'new' }, Component: Chip },
    {
      kind: 'textBlock',
      type: 'frame',
      label: 'Frame',
      element: () => {
        throw new Error('This frame breaks on purpose.')
      },
    },
  ],
})

function Chip({ node, setNode }: NodeProps) {
  if (node.word === 'broken') throw new Error('This chip breaks on purpose.')
  return (
    <button type="button" onClick={() => setNode({ word: 'pressed' })}>
      Chip {String(node.word)}
    </button>
  )
}

/** Takes what the panel has. */
export const greedy = defineFeature({
  nodes: [{ kind: 'textBlock', type: 'paragraph', label: 'Mine', element: () => ({ tag: 'p' }) }],
})
