import type { LexicalEditorWithDispose } from '@lexical/extension'
import { buildEditorFromExtensions, HorizontalRuleExtension } from '@lexical/extension'
import { AutoLinkAnnounceExtension, AutoLinkExtension, LinkExtension } from '@lexical/link'
import { CheckListExtension, ListExtension } from '@lexical/list'
import { registerMarkdownShortcuts } from '@lexical/markdown'
import { HeadingAnnounceExtension, RichTextExtension } from '@lexical/rich-text'
import { TableExtension } from '@lexical/table'
import type { AnyLexicalExtensionArgument } from 'lexical'
import {
  COMMAND_PRIORITY_CRITICAL,
  configExtension,
  defineExtension,
  FORMAT_TEXT_COMMAND,
  KEY_DOWN_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical'
import type { RichTextFeatures } from '#contracts/fields'
import { hasSafeScheme } from '#contracts/rich-text/content'
import type { RichTextFeatureName } from '#contracts/rich-text/features'
import { CopyExtension, copyExtension } from '../features/copied-text.ts'
import { pasteRulesOf } from '../features/paste-rules.ts'
import type { SiteFeatures } from '../features/site-features.ts'
import { noSiteFeatures } from '../features/site-features.ts'
import { registerCaretOfPage } from './caret-of-page.ts'
import { EmbedNode, InlineEmbedNode, PictureNode } from './embed-nodes.ts'
import { registerEmbedSelection } from './embed-selection.ts'
import { EmbedsExtension } from './embeds-extension.ts'
import { isOffered } from './formats.ts'
import { autoLinkMatchers, besideAddress } from './link-matchers.ts'
import { registerLongerLinks } from './longer-links.ts'
import { registerLongMark } from './mark-long.ts'
import { transformersOf } from './markdown.ts'
import { registerMove } from './move-block.ts'
import { registerOwnSteps } from './own-step.ts'
import { pasteExtension, registerPaste } from './paste.ts'
import { registerPasteLimit } from './paste-limit.ts'
import { registerReadOnce } from './read-once.ts'
import { registerTabs } from './tabs.ts'
import { theme } from './theme.ts'
import { registerTypedMarkdown } from './typed-markdown.ts'

/** All editors of the panel take one another's clipboard, and no one else's. */
const namespace = 'stateroom'

/** What Lexical says by itself is English in every language, and said of each text that is opened. */
const silent = { disabled: true }

/** An editor with what its field and its site offer, and who draws it; it has no text yet. */
export function editorOf(
  features: RichTextFeatures,
  site: SiteFeatures = noSiteFeatures,
  drawing: readonly AnyLexicalExtensionArgument[] = [],
): LexicalEditorWithDispose {
  const has = (name: RichTextFeatureName) => features.enabled.includes(name)
  const hasLists = has('unorderedList') || has('orderedList') || has('checklist')
  const offered: (AnyLexicalExtensionArgument | false)[] = [
    RichTextExtension,
    configExtension(HeadingAnnounceExtension, silent),
    hasLists && ListExtension,
    has('checklist') && CheckListExtension,
    ...(has('link') ? linksOf(features) : []),
    has('horizontalRule') && HorizontalRuleExtension,
    has('table') && TableExtension,
    pasteExtension(features),
    CopyExtension,
    copyExtension(features, site),
    pasteRulesOf(site),
    EmbedsExtension,
    ...drawing,
  ]
  return buildEditorFromExtensions(
    defineExtension({
      name: 'stateroom/rich-text',
      namespace,
      theme,
      nodes: [
        EmbedNode,
        InlineEmbedNode,
        PictureNode,
        ...site.textBlocks.map(({ Block }) => Block),
      ],
      dependencies: offered.filter((extension) => extension !== false),
      onError: (error) => reportError(error),
      register: (editor) => {
        const ends = [
          registerCaretOfPage(editor),
          registerReadOnce(editor),
          registerMarkdownShortcuts(editor, transformersOf(features, site)),
          registerTabs(editor, features),
          registerTypedMarkdown(editor, features),
          registerLongMark(editor),
          registerEmbedSelection(editor),
          registerLongerLinks(editor),
          registerPasteLimit(editor),
          registerPaste(editor, features, site),
          registerMove(editor),
          registerOwnSteps(editor),
          ...site.register.map(({ name, register }) =>
            site.troubles.guarded(
              name,
              () => register(editor),
              () => {},
            ),
          ),
          editor.registerCommand(
            FORMAT_TEXT_COMMAND,
            (format) => !isOffered(features, format),
            COMMAND_PRIORITY_CRITICAL,
          ),
          // The document has one history for all of its fields (DOC-12): these keys are the page's.
          editor.registerCommand(KEY_DOWN_COMMAND, isStep, COMMAND_PRIORITY_CRITICAL),
          editor.registerCommand(UNDO_COMMAND, () => true, COMMAND_PRIORITY_CRITICAL),
          editor.registerCommand(REDO_COMMAND, () => true, COMMAND_PRIORITY_CRITICAL),
        ]
        return () => {
          for (const end of ends) end()
        }
      },
    }),
  )
}

function linksOf({ link }: RichTextFeatures): AnyLexicalExtensionArgument[] {
  const links = configExtension(LinkExtension, { validateUrl: hasSafeScheme })
  if (link?.autoLinks === 'never') return [links]
  const found = { matchers: autoLinkMatchers, separatorRegex: besideAddress }
  return [
    links,
    configExtension(AutoLinkExtension, found),
    configExtension(AutoLinkAnnounceExtension, silent),
  ]
}

const isStep = ({ altKey, ctrlKey, key, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && ['z', 'y'].includes(key.toLowerCase())
