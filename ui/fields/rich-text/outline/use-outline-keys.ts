import type { LexicalEditor } from 'lexical'
import type { KeyboardEvent, RefObject } from 'react'
import { useRef, useState } from 'react'
import type { OpenWriter } from '#machines/open-writer'
import type { OutlineHeading } from '../writing/outline.ts'
import { goToHeading, moveSection } from '../writing/outline.ts'

interface Outline {
  editor: LexicalEditor
  writer: OpenWriter
  /** Those that are shown, in order. */
  headings: readonly OutlineHeading[]
  isFolded: (heading: OutlineHeading) => boolean
}

interface OutlineKeys {
  tree: RefObject<HTMLDivElement | null>
  /** The heading to which Tab comes. */
  stop: string | undefined
  focused: (key: string) => void
  press: (event: KeyboardEvent) => void
}

/** The keys of a tree; Alt and an arrow move a section, as they move a block in the text. */
export function useOutlineKeys({ editor, writer, headings, isFolded }: Outline): OutlineKeys {
  const tree = useRef<HTMLDivElement>(null)
  const [last, setLast] = useState<string>()
  const stop =
    [last, headings.find(({ isCurrent }) => isCurrent)?.key].find((key) =>
      headings.some((heading) => heading.key === key),
    ) ?? headings[0]?.key
  const focus = (key: string | undefined) =>
    tree.current?.querySelector<HTMLElement>(`[data-heading="${key}"]`)?.focus()

  const press = (event: KeyboardEvent) => {
    const key = event.target instanceof HTMLElement ? event.target.dataset.heading : undefined
    const at = headings.findIndex((heading) => heading.key === key)
    const heading = headings[at]
    const step = stepOf(event, tree.current?.matches(':dir(rtl)') === true)
    if (!heading || step === null) return
    event.preventDefault()
    event.stopPropagation()
    if (step === 'moveUp') moveSection(editor, heading.key, -1)
    else if (step === 'moveDown') moveSection(editor, heading.key, 1)
    else if (step === 'go') goToHeading(editor, heading.key)
    else if (step === 'leave') editor.focus()
    else if (isFolded(heading) ? step === 'in' : step === 'out' && heading.blocks > 0) {
      writer.toggleFold(heading.key)
    } else focus(neighborOf(headings, at, step)?.key)
  }
  return { tree, stop, focused: setLast, press }
}

type Neighbor = 'up' | 'down' | 'first' | 'last' | 'in' | 'out'
type Step = Neighbor | 'go' | 'leave' | 'moveUp' | 'moveDown'

const steps: ReadonlyMap<string, Step> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['Home', 'first'],
  ['End', 'last'],
  ['ArrowRight', 'in'],
  ['ArrowLeft', 'out'],
  ['Enter', 'go'],
  [' ', 'go'],
  ['Escape', 'leave'],
])

const moves: ReadonlyMap<string, Step> = new Map([
  ['ArrowUp', 'moveUp'],
  ['ArrowDown', 'moveDown'],
])

function stepOf(event: KeyboardEvent, isRtl: boolean): Step | null {
  const { altKey, ctrlKey, key, metaKey, shiftKey } = event
  if (ctrlKey || metaKey || shiftKey) return null
  const step = (altKey ? moves : steps).get(key) ?? null
  if (!isRtl || (step !== 'in' && step !== 'out')) return step
  return step === 'in' ? 'out' : 'in'
}

function neighborOf(
  headings: readonly OutlineHeading[],
  at: number,
  step: Neighbor,
): OutlineHeading | undefined {
  const level = headings[at]?.level ?? 0
  const next = headings[at + 1]
  if (step === 'up') return headings[at - 1]
  if (step === 'down') return next
  if (step === 'first') return headings[0]
  if (step === 'last') return headings.at(-1)
  if (step === 'in') return next && next.level > level ? next : undefined
  return headings.slice(0, at).findLast((heading) => heading.level < level)
}
