import type { LexicalEditor, NodeKey } from 'lexical'
import {
  $addUpdateTag,
  $getNodeByKey,
  $getRoot,
  HISTORIC_TAG,
  SKIP_DOM_SELECTION_TAG,
  SKIP_SCROLL_INTO_VIEW_TAG,
} from 'lexical'
import type { Json } from '#contracts/documents'
import { equal } from '#machines/document'
import { $takeCaretOfPage, hasKeys } from './caret-of-page.ts'
import { isTyping } from './is-typing.ts'
import { isOwnStep } from './own-step.ts'
import { rebasedText } from './rebased-text.ts'
import { ShownText } from './shown-text.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What comes from the document, and not from whoever writes here. */
export const remoteTag = 'stateroom-remote'

/** The value of a field, as a rich text needs it. */
export interface TextSource {
  read(): Json | undefined
  /** What is a step of its own is never undone together with what was typed before or after it. */
  write(value: Json, isOwnStep: boolean): void
  /** The listener hears whether it was a step in the history that changed the value. */
  subscribe(listener: (isStep?: boolean) => void): () => void
}

const texts = new WeakMap<LexicalEditor, ShownText>()

/**
 * Keeps an editor and the value of a field the same, block by block (RICH-6). All that comes from
 * outside goes one way: the caret, the selection and the blocks that it is not about stay where they
 * are. While words are composed it waits, and what is written meanwhile is put on the value as it is.
 */
export function bindText(
  editor: LexicalEditor,
  source: TextSource,
  vocabulary: Vocabulary,
): () => void {
  const isOpen = texts.has(editor)
  const text = texts.get(editor) ?? new ShownText(source.read(), vocabulary)
  texts.set(editor, text)
  const ends = [
    editor.registerUpdateListener((update) => {
      const { dirtyElements, dirtyLeaves, editorState, prevEditorState, tags } = update
      if (tags.has(remoteTag)) editorState.read(() => text.$settle(), { editor })
      else if (dirtyElements.size > 0 || dirtyLeaves.size > 0) {
        prevEditorState.read(() => text.$holdSelection(), { editor })
        const dirty = [...dirtyElements.keys(), ...dirtyLeaves]
        editorState.read(() => takeUp($blocksOf(dirty), isOwnStep(tags)), { editor })
      }
    }),
    source.subscribe((isStep) => showNew(isStep)),
    editor.registerRootListener((root) => {
      root?.addEventListener('compositionend', showAfterComposition)
      return () => root?.removeEventListener('compositionend', showAfterComposition)
    }),
  ]
  if (isOpen) showNew()
  else open()
  return () => {
    for (const end of ends) end()
  }

  /** A change by whoever writes here becomes an edit of the document. */
  function takeUp(dirty: ReadonlySet<NodeKey>, isStep: boolean): void {
    const before = text.value
    const mine = text.$taken(dirty)
    if (mine === undefined) return
    source.write(rebasedText(before, mine, source.read()), isStep || !isTyping(before, mine))
  }

  function showAfterComposition(): void {
    // Lexical ends a composition in the same event.
    queueMicrotask(showNew)
  }

  function open(): void {
    editor.update(
      () => {
        $addUpdateTag(remoteTag)
        $addUpdateTag(HISTORIC_TAG)
        $getRoot().clear()
        text.$become(source.read())
      },
      { discrete: true },
    )
  }

  /** A change from elsewhere: a save, undo, another person, a field of a block. */
  function showNew(isStep = false): void {
    if (source.read() === text.value || editor.isComposing()) return
    // What was typed and isn't taken up yet is no part of it.
    editor.update(() => {}, { discrete: true })
    const value = source.read()
    if (equal(value, text.value)) {
      text.value = value
      return
    }
    editor.update(
      () => {
        $addUpdateTag(remoteTag)
        $addUpdateTag(SKIP_SCROLL_INTO_VIEW_TAG)
        if (hasKeys(editor)) $takeCaretOfPage(editor)
        else $addUpdateTag(SKIP_DOM_SELECTION_TAG)
        text.$become(value, isStep)
      },
      { discrete: true },
    )
  }
}

function $blocksOf(keys: Iterable<NodeKey>): Set<NodeKey> {
  const found = new Set<NodeKey>()
  for (const key of keys) {
    const top = $getNodeByKey(key)?.getTopLevelElement()
    if (top) found.add(top.getKey())
  }
  return found
}
