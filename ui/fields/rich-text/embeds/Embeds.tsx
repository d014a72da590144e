import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { pictureType } from '../engine/stored.ts'
import { PicturePlace } from '../pictures/PicturePlace.tsx'
import { BlockEmbed } from './BlockEmbed.tsx'
import { DocumentEmbed } from './DocumentEmbed.tsx'
import type { EmbedProps } from './embed-props.ts'
import { InlineBlock } from './InlineBlock.tsx'
import { SiteEmbed } from './SiteEmbed.tsx'
import { UnknownEmbed } from './UnknownEmbed.tsx'

type Shared = Omit<EmbedProps, 'nodeKey' | 'raw'>

/** What is embedded in the text, each drawn where Lexical keeps a place for it. */
export function Embeds(shared: Shared) {
  const { editor } = shared
  const [embeds, setEmbeds] = useState<Readonly<Record<string, RichNode>>>({})
  useLayoutEffect(
    () => editor.registerDecoratorListener<RichNode>((decorators) => setEmbeds({ ...decorators })),
    [editor],
  )
  return Object.entries(embeds).map(([key, raw]) => {
    const element = editor.getElementByKey(key)
    if (!element || typeof raw?.type !== 'string') return null
    return createPortal(<Embed {...shared} nodeKey={key} raw={raw} />, element, key)
  })
}

function Embed(props: EmbedProps) {
  switch (props.raw.type) {
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
      const node = props.site.embedded.find(({ type }) => type === props.raw.type)
      return node ? <SiteEmbed {...props} node={node} /> : <UnknownEmbed {...props} />
    }
  }
}
