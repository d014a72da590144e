import type { LexicalEditor, LexicalNode } from 'lexical'
import {
  $getNodeByKey,
  $getSelection,
  $onUpdate,
  COMMAND_PRIORITY_HIGH,
  KEY_DOWN_COMMAND,
} from 'lexical'
import type { BlockHandleActor, BlockReplaced } from '#machines/block-handle'
import type { End } from '#machines/open-writer'
import { isPressed } from '../../../actions/shortcut.ts'
import { hearReplaced } from '../engine/replaced-blocks.ts'
import { twinsOf } from '../engine/twins.ts'
import { blockAt } from '../handle/block-places.ts'
import { $rowKeysIn, $rowOf } from '../handle/text-rows.ts'

/** Tells beside which block or item the pointer is, and in which the caret; and hears the key of the menu. */
export function hearPointedBlock(editor: LexicalEditor, actor: BlockHandleActor): End {
  const root = editor.getRootElement()
  const frame = root?.closest<HTMLElement>('[data-rich-text]')
  if (!root || !frame) return () => {}
  let [asked, y] = [0, 0]
  const point = (block: string | null) => {
    if (actor.getSnapshot().context.block !== block) actor.send({ type: 'page.pointed', block })
  }
  const look = () => {
    asked = 0
    point(blockAt(editor, y))
  }
  const follow = (event: PointerEvent) => {
    // A finger shows where it scrolls. A text within the text has handles of its own, what floats has none.
    const target = event.target instanceof Element ? event.target : null
    const within = target?.closest('[data-rich-text], [data-floating]')
    if (event.pointerType === 'touch' || within !== frame) return
    y = event.clientY
    const { top, bottom } = root.getBoundingClientRect()
    if (y >= top && y <= bottom) asked ||= requestAnimationFrame(look)
  }
  const leave = () => {
    cancelAnimationFrame(asked)
    asked = 0
    actor.send({ type: 'page.pointed', block: null })
  }
  const select = () => {
    const hasFocus = frame.contains(document.activeElement)
    const block = hasFocus ? editor.read($blockOfCaret) : null
    if (block !== actor.getSnapshot().context.caret) {
      actor.send({ type: 'page.selected', block })
    }
  }
  frame.addEventListener('pointermove', follow)
  frame.addEventListener('pointerleave', leave)
  addEventListener('focusin', select)
  addEventListener('focusout', select)
  const ends = [
    editor.registerUpdateListener(select),
    hearReplaced(editor, (block, by) => {
      const rows = $replacedRows(block, by)
      $onUpdate(() => {
        for (const row of rows) actor.send({ type: 'page.replaced', ...row })
      })
    }),
    editor.registerCommand(
      KEY_DOWN_COMMAND,
      (event) => {
        if (!isPressed('mod+/', event)) return false
        event.preventDefault()
        // A caret that the text hears of with this very key would take the focus back from the menu.
        $onUpdate(() => actor.send({ type: 'user.callMenu' }))
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
  ]
  return () => {
    cancelAnimationFrame(asked)
    frame.removeEventListener('pointermove', follow)
    frame.removeEventListener('pointerleave', leave)
    removeEventListener('focusin', select)
    removeEventListener('focusout', select)
    for (const end of ends) end()
  }
}

/** Of a list each item that has become another. */
function $replacedRows(block: LexicalNode, by: LexicalNode): readonly BlockReplaced[] {
  const [before, after] = [$rowKeysIn(block), $rowKeysIn(by)]
  const wordsOf = (key: string) => ({ text: $getNodeByKey(key)?.getTextContent() ?? '' })
  const twins = twinsOf(
    before.map((key) => [wordsOf(key)]),
    after.map(wordsOf),
  )
  return after.flatMap((key, index) => {
    const twin = before[twins[index] ?? -1]
    return twin === undefined ? [] : [{ block: twin, by: key }]
  })
}

function $blockOfCaret(): string | null {
  const [node] = $getSelection()?.getStartEndPoints() ?? []
  const at = node?.getNode() ?? $getSelection()?.getNodes()[0]
  return at ? ($rowOf(at.getKey())?.key ?? null) : null
}
