import { mergeRegister } from '@lexical/utils'
import type { LexicalCommand, LexicalEditor, LexicalNode, NodeKey, UpdateListener } from 'lexical'
import {
  $addUpdateTag,
  $getNearestNodeFromDOMNode,
  $getNodeByKey,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_CRITICAL,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  CUT_COMMAND,
  DELETE_CHARACTER_COMMAND,
  DELETE_LINE_COMMAND,
  DELETE_WORD_COMMAND,
  INSERT_LINE_BREAK_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  PASTE_COMMAND,
  REMOVE_TEXT_COMMAND,
  SKIP_DOM_SELECTION_TAG,
} from 'lexical'
import type { FoldedSectionsActor, Section } from '#machines/folded-sections'
import type { End, FoldedSectionsWork } from '#machines/open-writer'
import { hasKeys } from '../engine/caret-of-page.ts'
import { $lettersOf, $placeOf } from '../engine/letters.ts'
import { hearReplaced } from '../engine/replaced-blocks.ts'
import { $sectionAt, foldsOf, setFolds } from '../engine/sections.ts'
import { remoteTag } from '../engine/text-of-document.ts'

/** Sections are folded away in what is shown alone: the state of the editor has all blocks. */
export const foldedSectionsWork = (editor: LexicalEditor): FoldedSectionsWork => ({
  leave: (heading) => leaveSection(editor, heading),
  hide(sections) {
    const before = foldsOf(editor)
    setFolds(editor, sections)
    const { blocks, headings } = foldsOf(editor)
    mark(editor, before.blocks, blocks, hidden)
    mark(editor, before.headings.keys(), headings, 'data-folded')
    keepFocus(editor)
  },
  hear: (sections) =>
    mergeRegister(
      hearText(editor, sections),
      hearSearch(editor, sections),
      hearChanges(editor, (block) => sections.send({ type: 'page.needed', block })),
    ),
})

const hidden = 'data-folded-away'

function mark(
  editor: LexicalEditor,
  before: Iterable<NodeKey>,
  now: { has: (key: NodeKey) => boolean } & { keys: () => Iterable<NodeKey> },
  attribute: string,
): void {
  for (const key of before) {
    if (!now.has(key)) editor.getElementByKey(key)?.removeAttribute(attribute)
  }
  for (const key of now.keys()) editor.getElementByKey(key)?.setAttribute(attribute, '')
}

/** Of what had it and is out of sight, the text has the focus. */
function keepFocus(editor: LexicalEditor): void {
  const root = editor.getRootElement()
  const focused = document.activeElement
  if (root?.contains(focused) && focused?.closest(`[${hidden}]`)) {
    root.focus({ preventScroll: true })
  }
}

/** The caret stays in sight: at the end of the heading. */
function leaveSection(editor: LexicalEditor, heading: NodeKey): Section | null {
  const section = editor.read(() => $sectionAt(heading))
  if (section === null || section.blocks.length === 0) return null
  const blocks = new Set(section.blocks)
  editor.update(
    () => {
      if (!hasKeys(editor)) $addUpdateTag(SKIP_DOM_SELECTION_TAG)
      if ($endsOf().some((block) => blocks.has(block.getKey()))) $getNodeByKey(heading)?.selectEnd()
    },
    { discrete: true },
  )
  return section
}

/** The blocks in which a selection begins and ends, in the order of the text. */
function $endsOf(): LexicalNode[] {
  const selection = $getSelection()
  const nodes = $isRangeSelection(selection)
    ? [selection.anchor.getNode(), selection.focus.getNode()]
    : (selection?.getNodes().slice(0, 1) ?? [])
  const blocks = nodes.map((node) => node.getTopLevelElement() ?? node)
  return $isRangeSelection(selection) && selection.isBackward() ? blocks.toReversed() : blocks
}

/** What becomes of the sections in the text, and the caret that goes into one. A key costs what its block does. */
function hearText(editor: LexicalEditor, sections: FoldedSectionsActor): End {
  const replaced: { block: NodeKey; by: NodeKey }[] = []
  const $lookAt: UpdateListener = ({ dirtyElements, prevEditorState, tags }) => {
    const { blocks, headings } = foldsOf(editor)
    if (dirtyElements.get('root') === true) {
      const wasInSight = (key: NodeKey) =>
        !blocks.has(key) && (!tags.has(remoteTag) || prevEditorState._nodeMap.has(key))
      const now = [...headings.keys()].flatMap((heading) => $sectionAt(heading) ?? [])
      const inSight = now.flatMap((section) => section.blocks.filter(wasInSight))
      sections.send({ type: 'page.changed', sections: now, inSight })
    } else {
      for (const key of dirtyElements.keys()) {
        if (blocks.has(key)) editor.getElementByKey(key)?.setAttribute(hidden, '')
      }
    }
    for (const block of $needed(editor)) sections.send({ type: 'page.needed', block })
  }
  return mergeRegister(
    hearReplaced(editor, (block, by) => {
      replaced.push({ block: block.getKey(), by: by.getKey() })
    }),
    editor.registerUpdateListener((update) => {
      const followed = replaced.splice(0)
      if (sections.getSnapshot().matches('open')) return
      for (const one of followed) sections.send({ type: 'page.replaced', ...one })
      update.editorState.read(() => $lookAt(update), { editor })
    }),
  )
}

/** Where a selection ends that doesn't take in the heading of what is folded away there. */
function $needed(editor: LexicalEditor): NodeKey[] {
  const { blocks, headings } = foldsOf(editor)
  const [first, last] = $endsOf()
  if (first && blocks.has(first.getKey())) return [first.getKey()]
  if (!first || !last || !blocks.has(last.getKey())) return []
  const isTaken = [...headings].some(
    ([heading, below]) =>
      below.includes(last.getKey()) &&
      first.getIndexWithinParent() <= ($getNodeByKey(heading)?.getIndexWithinParent() ?? -1),
  )
  return isTaken ? [] : [last.getKey()]
}

/** Before a match is shown, the browser says so to the element that it is in; so do the panel's own search and errors. */
function hearSearch(editor: LexicalEditor, sections: FoldedSectionsActor): End {
  const show = ({ target }: Event) => {
    if (!(target instanceof Node)) return
    const block = editor.read(() => {
      const node = $getNearestNodeFromDOMNode(target)
      return (node?.getTopLevelElement() ?? node)?.getKey()
    })
    if (block !== undefined) sections.send({ type: 'page.needed', block })
  }
  return editor.registerRootListener((root) => {
    root?.addEventListener('beforematch', show)
    return () => root?.removeEventListener('beforematch', show)
  })
}

const deleting = [DELETE_CHARACTER_COMMAND, DELETE_LINE_COMMAND, DELETE_WORD_COMMAND]

/** Nothing is deleted that isn't seen: a key that would do so shows it, and does it the next time. */
function hearChanges(editor: LexicalEditor, show: (block: NodeKey) => void): End {
  const $showInstead = (found: readonly NodeKey[], event: unknown): boolean => {
    for (const block of found) show(block)
    if (found.length > 0 && event instanceof Event) event.preventDefault()
    return found.length > 0
  }
  const isOpen = () => foldsOf(editor).blocks.size === 0
  const registerChange = <Payload>(command: LexicalCommand<Payload>) =>
    editor.registerCommand(
      command,
      (event) => !isOpen() && $showInstead($hiddenInSelection(editor), event),
      COMMAND_PRIORITY_CRITICAL,
    )
  return mergeRegister(
    registerChange(CONTROLLED_TEXT_INSERTION_COMMAND),
    registerChange(CUT_COMMAND),
    registerChange(INSERT_LINE_BREAK_COMMAND),
    registerChange(INSERT_PARAGRAPH_COMMAND),
    registerChange(PASTE_COMMAND),
    registerChange(REMOVE_TEXT_COMMAND),
    ...deleting.map((command) =>
      editor.registerCommand(
        command,
        (isBackward) =>
          !isOpen() &&
          $showInstead([...$hiddenInSelection(editor), ...$hiddenBeside(editor, isBackward)], null),
        COMMAND_PRIORITY_CRITICAL,
      ),
    ),
  )
}

function $hiddenInSelection(editor: LexicalEditor): NodeKey[] {
  const selection = $getSelection()
  const [first, last] = $endsOf()
  if (!$isRangeSelection(selection) || selection.isCollapsed() || !first || !last) return []
  const { blocks } = foldsOf(editor)
  const found: NodeKey[] = []
  for (let one: LexicalNode | null = first; one; one = one.getNextSibling()) {
    if (blocks.has(one.getKey())) found.push(one.getKey())
    if (one.is(last)) break
  }
  return found
}

/** What is folded away beside the caret, at an end of its block. */
function $hiddenBeside(editor: LexicalEditor, isBackward: boolean): NodeKey[] {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return []
  const [block] = $endsOf()
  const next = isBackward ? block?.getPreviousSibling() : block?.getNextSibling()
  if (!block || !next || !foldsOf(editor).blocks.has(next.getKey())) return []
  const end = isBackward ? 0 : $lettersOf(block).length - 1
  return $placeOf(block, selection.anchor) === end ? [next.getKey()] : []
}
