import type { NodeKey } from 'lexical'
import { defineExtension, safeCast } from 'lexical'
import type { RichNode } from '#contracts/rich-text/rich-nodes'

interface EmbedsConfig {
  /** What is shown in the place of a node, for whoever draws the editor. */
  draw: (raw: RichNode, nodeKey: NodeKey) => unknown
}

/** How what is embedded in a text is drawn; an editor that nobody draws keeps what is stored. */
export const EmbedsExtension = defineExtension({
  name: 'stateroom/embeds',
  config: safeCast<EmbedsConfig>({ draw: (raw) => raw }),
  build: (_editor, { draw }) => draw,
})
