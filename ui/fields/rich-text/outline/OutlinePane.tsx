import { useSelector } from '@xstate/react'
import type { LexicalEditor } from 'lexical'
import { useMemo } from 'react'
import type { OpenWriter } from '#machines/open-writer'
import { useText } from '../../../kit/text.tsx'
import { ChevronDownIcon, ChevronRightIcon } from '../../../parts/icons.ts'
import type { OutlineHeading } from '../writing/outline.ts'
import { $outline, goToHeading } from '../writing/outline.ts'
import { useAtRest } from '../writing/use-at-rest.ts'
import css from './OutlinePane.module.css'
import { useOutlineKeys } from './use-outline-keys.ts'
import { useReadingPlace } from './use-reading-place.ts'

interface OutlinePaneProps {
  editor: LexicalEditor
  writer: OpenWriter
}

/** The headings beside the text: the way to each, and to fold and move its section (RICH-10). */
export function OutlinePane({ editor, writer }: OutlinePaneProps) {
  const text = useText()
  const place = useReadingPlace(editor)
  const $headings = useMemo(() => () => $outline(place), [place])
  const headings = useAtRest(editor, $headings, 'caret')
  const folded = useSelector(writer.foldedSections, ({ context }) => context.folded)
  const away = new Set(folded.flatMap(({ blocks }) => blocks))
  const shown = headings.filter(({ key }) => !away.has(key))
  const isFolded = ({ key }: OutlineHeading) => folded.some(({ heading }) => heading === key)
  const top = Math.min(...headings.map(({ level }) => level))
  const keys = useOutlineKeys({ editor, writer, headings: shown, isFolded })
  return (
    <div className={css.pane}>
      <div className={css.title} aria-hidden="true">
        {text('richText.outline')}
      </div>
      {headings.length === 0 ? (
        <p className={css.none}>{text('richText.outline.none')}</p>
      ) : (
        <div
          ref={keys.tree}
          role="tree"
          aria-label={text('richText.outline')}
          onKeyDown={keys.press}
        >
          {shown.map((heading) => (
            <Heading
              key={heading.key}
              heading={heading}
              depth={heading.level - top}
              isFolded={isFolded(heading)}
              isStop={heading.key === keys.stop}
              onFocus={() => keys.focused(heading.key)}
              onGo={() => goToHeading(editor, heading.key)}
              onFold={() => writer.toggleFold(heading.key)}
            />
          ))}
        </div>
      )}
    </div>
  )
}

interface HeadingProps {
  heading: OutlineHeading
  depth: number
  isFolded: boolean
  /** Tab comes to it. */
  isStop: boolean
  onFocus: () => void
  onGo: () => void
  onFold: () => void
}

function Heading({ heading, depth, isFolded, isStop, onFocus, onGo, onFold }: HeadingProps) {
  const text = useText()
  const { blocks, isCurrent, key, skipped, words } = heading
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys of its items.
    <div
      role="treeitem"
      aria-level={depth + 1}
      aria-expanded={blocks > 0 ? !isFolded : undefined}
      aria-current={isCurrent || undefined}
      tabIndex={isStop ? 0 : -1}
      className={css.heading}
      style={{ paddingInlineStart: `${depth}rem` }}
      data-heading={key}
      onFocus={onFocus}
      onClick={onGo}
    >
      <span
        className={css.fold}
        aria-hidden="true"
        title={text(isFolded ? 'richText.unfold' : 'richText.fold')}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          event.stopPropagation()
          onFold()
        }}
      >
        {blocks > 0 && (isFolded ? <ChevronRightIcon /> : <ChevronDownIcon />)}
      </span>
      <span className={css.words} dir="auto">
        {words || text('richText.outline.empty')}
      </span>
      {isFolded && <span className={css.aside}>{text('richText.folded', { count: blocks })}</span>}
      {skipped !== null && (
        <span className={css.aside}>{text('richText.outline.skipped', { level: skipped })}</span>
      )}
    </div>
  )
}
