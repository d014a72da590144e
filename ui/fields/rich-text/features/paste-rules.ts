import { DOMImportExtension, defineImportRule, parseSelector } from '@lexical/html'
import type { AnyLexicalExtensionArgument, LexicalNode } from 'lexical'
import { configExtension } from 'lexical'
import type { DocumentData } from '#contracts/documents'
import { $createEmbed } from '../engine/embed-nodes.ts'
import type { PasteRule } from './feature.ts'
import type { SiteFeatures } from './site-features.ts'
import { $createTextBlock } from './text-block-node.ts'

/** Elements of pasted HTML that become nodes of the site. */
export function pasteRulesOf({
  embedded,
  textBlocks,
  troubles,
}: SiteFeatures): AnyLexicalExtensionArgument {
  const ruleOf = (
    { data = {}, feature, paste }: { data?: DocumentData; feature: string; paste?: PasteRule },
    $make: (data: DocumentData, children: () => LexicalNode[]) => LexicalNode,
  ) => {
    if (!paste) return []
    const rule = troubles.guarded(feature, () => parseSelector(paste.selector), null)
    if (!rule) return []
    return defineImportRule({
      name: `site/${feature}`,
      match: rule,
      $import: (context, element, $next) => {
        const found = troubles.guarded(
          feature,
          () => (paste.data ? paste.data(element as HTMLElement) : {}),
          null,
        )
        if (found === null) return $next()
        const children = () => context.$importChildren(element as HTMLElement)
        return [$make({ ...data, ...found }, children)]
      },
    })
  }
  return configExtension(DOMImportExtension, {
    rules: [
      ...textBlocks.flatMap((definition) =>
        ruleOf(definition, (data, children) =>
          $createTextBlock(definition.Block, data).append(...children()),
        ),
      ),
      ...embedded.flatMap((definition) =>
        ruleOf(definition, (data) =>
          $createEmbed(newNode(definition.type, data), definition.kind === 'inline'),
        ),
      ),
    ],
  })
}

/** A node of the site as it is stored. */
export const newNode = (type: string, data: DocumentData = {}): DocumentData => ({
  type,
  version: 1,
  ...data,
})
