import { useSelector } from '@xstate/react'
import type { LexicalEditor } from 'lexical'
import { useLayoutEffect, useRef } from 'react'
import type { OpenWriter } from '#machines/open-writer'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { ChevronDownIcon, ChevronRightIcon } from '../../../parts/icons.ts'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import { sizeBelow } from '../engine/sections.ts'
import css from './FoldMarks.module.css'
import { insideOf, keepPlaced, originOf } from './text-frame.ts'

interface FoldMarksProps {
  editor: LexicalEditor
  writer: OpenWriter
}

/** At the end of each folded heading how much is folded away there; at that of the pointed one, what folds it (RICH-10). */
export function FoldMarks({ editor, writer }: FoldMarksProps) {
  const text = useText()
  const folded = useSelector(writer.foldedSections, ({ context }) => context.folded)
  const pointed = useSelector(writer.blockHandle, ({ context }) => context.block)
  const marks = useRef<HTMLDivElement>(null)
  const isFoldable =
    pointed !== null &&
    !folded.some(({ heading }) => heading === pointed) &&
    (sizeBelow(editor, pointed) ?? 0) > 0
  const shown = folded.map(({ heading }) => heading).concat(isFoldable ? pointed : [])
  useMarkPlaces(editor, marks, shown)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the caret stays in the text.
    <div ref={marks} onMouseDown={(event) => event.preventDefault()}>
      {folded.map(({ heading, blocks }) => (
        <Button
          bare
          key={heading}
          size="small"
          className={css.mark}
          data-fold-mark={heading}
          aria-expanded={false}
          title={text('richText.unfold')}
          onClick={() => writer.toggleFold(heading)}
        >
          <VisuallyHidden>{text('richText.unfold')}:</VisuallyHidden>{' '}
          {text('richText.folded', { count: blocks.length })}
          <span className={css.closed}>
            <ChevronRightIcon />
          </span>
        </Button>
      ))}
      {isFoldable && (
        <Button
          bare
          size="small"
          tabIndex={-1}
          className={css.mark}
          data-fold-mark={pointed}
          aria-expanded
          title={text('richText.fold')}
          onClick={() => writer.toggleFold(pointed)}
        >
          <VisuallyHidden>{text('richText.fold')}</VisuallyHidden>
          <ChevronDownIcon />
        </Button>
      )}
    </div>
  )
}

/** Each mark stays at the end of the first line of its heading. */
function useMarkPlaces(
  editor: LexicalEditor,
  marks: React.RefObject<HTMLElement | null>,
  shown: readonly string[],
): void {
  const headings = shown.join()
  useLayoutEffect(() => {
    const root = editor.getRootElement()
    const frame = root?.closest<HTMLElement>('[data-rich-text]')
    if (!root || !frame || headings === '') return
    const place = () => {
      const all = marks.current?.querySelectorAll<HTMLElement>('[data-fold-mark]') ?? []
      const puts = Array.from(all, (mark) => {
        const heading = editor.getElementByKey(mark.dataset.foldMark ?? '')
        return heading && placeAtEnd(mark, heading, root, frame)
      })
      // All is measured before any of them moves: the page is laid out once.
      for (const put of puts) put?.()
    }
    return keepPlaced(editor, root, place)
  }, [editor, marks, headings])
}

/** Measures where the sign of a heading belongs, and returns what puts it there. */
function placeAtEnd(
  mark: HTMLElement,
  heading: HTMLElement,
  root: HTMLElement,
  frame: HTMLElement,
): () => void {
  const isAway = heading.hasAttribute('data-folded-away')
  const isRtl = getComputedStyle(root).direction === 'rtl'
  const lineHeight = Number.parseFloat(getComputedStyle(heading).lineHeight)
  const { top } = heading.getBoundingClientRect()
  const { height, width } = mark.getBoundingClientRect()
  const [lines, edge, origin] = [insideOf(root), root.getBoundingClientRect(), originOf(frame)]
  // The sign itself stands beside the lines, where there is room for it.
  const beside = Math.min(28, isRtl ? lines.left - edge.left : edge.right - lines.right)
  const x = isRtl ? lines.left - beside : lines.right + beside - width
  return () => {
    mark.style.visibility = isAway ? 'hidden' : ''
    mark.dir = isRtl ? 'rtl' : 'ltr'
    mark.style.left = `${x - origin.x}px`
    mark.style.top = `${top + (lineHeight - height) / 2 - origin.y}px`
  }
}
