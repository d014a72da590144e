import type { RangeSelection } from 'lexical'
import { $getSelection, $isRangeSelection, $isTextNode } from 'lexical'

/** The trigger, at the beginning of a block or behind a blank, and what is typed after it. */
const trigger = /(?:^|\s)\/([^\s/]{0,40})$/

/** What is typed behind the trigger; null: there is none before the caret. */
export function $typed(): string | null {
  const before = $textBefore($getSelection())
  return before === null ? null : (trigger.exec(before)?.[1] ?? null)
}

function $textBefore(selection: ReturnType<typeof $getSelection>): string | null {
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null
  const node = selection.anchor.getNode()
  if (!$isTextNode(node) || node.hasFormat('code')) return null
  return node.getTextContent().slice(0, selection.anchor.offset)
}

export function $removeTrigger(): void {
  const selection = $getSelection()
  const before = $textBefore(selection)
  const typed = before === null ? null : trigger.exec(before)?.[1]
  if (typed === undefined || typed === null) return
  const { anchor } = selection as RangeSelection
  const node = anchor.getNode()
  if ($isTextNode(node)) {
    node.spliceText(anchor.offset - typed.length - 1, typed.length + 1, '', true)
  }
}
