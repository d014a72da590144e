import type { LexicalEditor } from 'lexical'
import { useText } from '../../../kit/text.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { Menu, MenuItem } from '../../../parts/Menu.tsx'
import type { OutlineBeside } from '../outline/use-outline-beside.ts'
import { menuRoom } from '../writing/free-room.ts'
import { ListTreeIcon } from '../writing/icons.ts'
import { $outline, goToHeading } from '../writing/outline.ts'
import { returnToText } from '../writing/return-to-text.ts'
import css from './Outline.module.css'

interface OutlineProps {
  editor: LexicalEditor
  controls: string
  /** null: there is no room for it. */
  beside: OutlineBeside | null
}

/** The headings of the text, and the way to each: beside the text, or else in a menu. */
export function Outline({ editor, controls, beside }: OutlineProps) {
  const text = useText()
  const button = { size: 'small', label: text('richText.outline'), icon: <ListTreeIcon /> } as const
  if (beside) {
    return <IconButton {...button} aria-pressed={beside.isOpen} onClick={beside.toggle} />
  }
  return (
    <Menu
      align="end"
      label={text('richText.outline')}
      within={() => menuRoom(editor.getRootElement())}
      focusAfterChoice={() => returnToText(editor)}
      trigger={<IconButton {...button} id={`${controls}-outline`} />}
    >
      <Headings editor={editor} />
    </Menu>
  )
}

function Headings({ editor }: { editor: LexicalEditor }) {
  const text = useText()
  const headings = editor.getEditorState().read(() => $outline(), { editor })
  if (headings.length === 0) {
    return (
      <MenuItem id="none" refusal={text('richText.outline.none')} onSelect={() => {}}>
        {text('richText.outline')}
      </MenuItem>
    )
  }
  const top = Math.min(...headings.map(({ level }) => level))
  return headings.map(({ isCurrent, key, level, skipped, words }) => (
    <MenuItem
      key={key}
      id={key}
      aside={skipped === null ? null : text('richText.outline.skipped', { level: skipped })}
      onSelect={() => goToHeading(editor, key)}
    >
      <span
        className={css.heading}
        data-current={isCurrent || undefined}
        style={{ paddingInlineStart: `${level - top}rem` }}
        dir="auto"
      >
        {words || text('richText.outline.empty')}
      </span>
    </MenuItem>
  ))
}
