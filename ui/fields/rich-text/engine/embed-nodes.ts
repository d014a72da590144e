import { getExtensionDependencyFromEditor } from '@lexical/extension'
import type { EditorConfig, LexicalEditor, LexicalNode, SerializedLexicalNode } from 'lexical'
import { $applyNodeReplacement, $getState, $setState, createState, DecoratorNode } from 'lexical'
import { isRecord } from '#contracts/is-record'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { EmbedsExtension } from './embeds-extension.ts'
import { embedType, inlineEmbedType, pictureType } from './stored.ts'

const raw = createState('raw', {
  parse: (value): RichNode => (isRecord(value as never) ? (value as RichNode) : {}),
  isEqual: (one, other) => one === other,
})

/** A block, a file, a document or an unknown node within the text: one piece for Lexical. */
export class EmbedNode extends DecoratorNode<unknown> {
  override $config() {
    return this.config(embedType, {
      extends: DecoratorNode,
      stateConfigs: [{ flat: true, stateConfig: raw }],
    })
  }
  override createDOM(_config: EditorConfig): HTMLElement {
    const element = document.createElement('div')
    element.dataset.embed = String($getState(this, raw).type)
    return element
  }
  override updateDOM(): false {
    return false
  }
  override isInline(): false {
    return false
  }
  override decorate(editor: LexicalEditor): unknown {
    return $drawn(editor, this)
  }
}

/** The same within a line. */
export class InlineEmbedNode extends DecoratorNode<unknown> {
  override $config() {
    return this.config(inlineEmbedType, {
      extends: DecoratorNode,
      stateConfigs: [{ flat: true, stateConfig: raw }],
    })
  }
  override createDOM(_config: EditorConfig): HTMLElement {
    const element = document.createElement('span')
    element.dataset.embed = String($getState(this, raw).type)
    return element
  }
  override updateDOM(): false {
    return false
  }
  override isInline(): true {
    return true
  }
  override decorate(editor: LexicalEditor): unknown {
    return $drawn(editor, this)
  }
}

/** Drawn by the editor that has it. */
function $drawn(editor: LexicalEditor, node: EmbedNode | InlineEmbedNode): unknown {
  const { output: draw } = getExtensionDependencyFromEditor(editor, EmbedsExtension)
  return draw($rawOf(node), node.getKey())
}

/** The place of a picture that isn't uploaded yet, which only this editor knows of. */
export class PictureNode extends EmbedNode {
  override $config() {
    return this.config(pictureType, { extends: EmbedNode })
  }
}

export const $isPicture = (node: LexicalNode | null | undefined): node is PictureNode =>
  node instanceof PictureNode

/** `key` is the picture's among those of the text. */
export function $createPicture(key: string): PictureNode {
  return $setState($applyNodeReplacement(new PictureNode()), raw, { type: pictureType, key })
}

export type SerializedEmbed = SerializedLexicalNode & { raw: RichNode }

export const $isEmbed = (
  node: LexicalNode | null | undefined,
): node is EmbedNode | InlineEmbedNode =>
  node instanceof EmbedNode || node instanceof InlineEmbedNode

export const $rawOf = (node: EmbedNode | InlineEmbedNode): RichNode => $getState(node, raw)

export const $setRaw = (node: EmbedNode | InlineEmbedNode, next: RichNode): void => {
  $setState(node, raw, next)
}

export function $createEmbed(
  stored: RichNode,
  isInline = stored.type === 'inlineBlock',
): EmbedNode | InlineEmbedNode {
  const node = isInline ? new InlineEmbedNode() : new EmbedNode()
  return $setState($applyNodeReplacement(node), raw, stored)
}
