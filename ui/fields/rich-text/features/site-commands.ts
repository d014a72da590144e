import { $insertNodeToNearestRoot } from '@lexical/utils'
import type { LexicalEditor } from 'lexical'
import { $insertNodes } from 'lexical'
import type { Shortcut } from '../../../actions/shortcut.ts'
import { ariaKeys } from '../../../actions/shortcut.ts'
import { $createEmbed } from '../engine/embed-nodes.ts'
import { ownStepTag } from '../engine/own-step.ts'
import type { TextCommand } from '../writing/commands.ts'
import { become } from '../writing/commands.ts'
import { BoxIcon } from '../writing/icons.ts'
import { $setTextState, $textStateAtCaret } from '../writing/text-styles.ts'
import { wordsIn } from './feature.ts'
import { newNode } from './paste-rules.ts'
import type { SiteFeatures } from './site-features.ts'
import { $createTextBlock } from './text-block-node.ts'

/** What a site adds to the toolbar, the slash menu and the keys. */
export function siteCommandsOf(
  { embedded, styles, textBlocks }: SiteFeatures,
  language: string,
): readonly TextCommand[] {
  const offer = ({ icon = BoxIcon, keys, keywords, label }: Offer) => ({
    label: wordsIn(label, language),
    keywords: wordsIn(keywords, language),
    icon,
    ...(keys && { shortcut: keys as Shortcut, keys: ariaKeys([keys as Shortcut])! }),
  })
  return [
    ...styles.map(
      (style): TextCommand => ({
        id: `style-${style.key}-${style.value}`,
        ...offer(style),
        group: 'format',
        isOn: ({ states }) => states[style.key] === style.value,
        run: (editor) => toggle(editor, style),
      }),
    ),
    ...textBlocks.map(
      (block): TextCommand => ({
        id: block.type,
        ...offer(block),
        group: 'block',
        isOn: (state) => state.block === block.type,
        run: (editor) => become(editor, () => $createTextBlock(block.Block, block.data)),
      }),
    ),
    ...embedded.map(
      ({ data, kind, type, ...node }): TextCommand => ({
        id: `site-${type}`,
        ...offer(node),
        group: 'insert',
        isOn: () => false,
        run: (editor) =>
          editor.update(() => {
            const made = $createEmbed(newNode(type, data), kind === 'inline')
            if (kind === 'inline') $insertNodes([made])
            else $insertNodeToNearestRoot(made)
          }),
      }),
    ),
  ]
}

type Offer = Pick<SiteFeatures['embedded'][number], 'icon' | 'keys' | 'keywords' | 'label'>

function toggle(editor: LexicalEditor, { key, value }: SiteFeatures['styles'][number]): void {
  editor.update(() => $setTextState(key, $textStateAtCaret(key) === value ? null : value), {
    tag: ownStepTag,
  })
}
