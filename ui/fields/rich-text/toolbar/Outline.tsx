import type { LexicalEditor } from 'lexical'
import { useText } from '../../../kit/text.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { Menu, MenuItem } from '../../../parts/Menu.tsx'
import { ListTreeIcon } from '../writing/icons.ts'
import { $outline, goToHeading } from '../writing/outline.ts'
import css from './Outline.module.css'

/** The headings of the text, and the way to each. */
export function Outline({ editor, controls }: { editor: LexicalEditor; controls: string }) {
  const text = useText()
  return (
    <Menu
      align="end"
      label={text('richText.outline')}
      trigger={
        <IconButton
          id={`${controls}-outline`}
          size="small"
          label={text('richText.outline')}
          icon={<ListTreeIcon />}
        />
      }
    >
      <Headings editor={editor} />
    </Menu>
  )
}

function Headings({ editor }: { editor: LexicalEditor }) {
  const text = useText()
  const headings = editor.getEditorState().read($outline, { editor })
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
