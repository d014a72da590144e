import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useContext } from 'react'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { pictureType } from '../engine/stored.ts'
import { PicturePlace } from '../pictures/PicturePlace.tsx'
import { BlockEmbed } from './BlockEmbed.tsx'
import { DocumentEmbed } from './DocumentEmbed.tsx'
import { EmbedContext } from './embed-context.ts'
import { InlineBlock } from './InlineBlock.tsx'
import { SiteEmbed } from './SiteEmbed.tsx'
import { UnknownEmbed } from './UnknownEmbed.tsx'

interface EmbedNodeProps {
  nodeKey: string
  raw: RichNode
}

/** What is embedded in a text, drawn where Lexical keeps a place for it. */
export function Embed(node: EmbedNodeProps) {
  const [editor] = useLexicalComposerContext()
  const shared = useContext(EmbedContext)
  if (shared === null) return null
  const props = { ...shared, ...node, editor }
  switch (node.raw.type) {
    case 'block':
      return <BlockEmbed {...props} />
    case 'inlineBlock':
      return <InlineBlock {...props} />
    case 'upload':
    case 'relationship':
      return <DocumentEmbed {...props} />
    case pictureType:
      return <PicturePlace {...props} />
    default: {
      const own = shared.site.embedded.find(({ type }) => type === node.raw.type)
      return own ? <SiteEmbed {...props} node={own} /> : <UnknownEmbed {...props} />
    }
  }
}
