import type { LexicalEditor } from 'lexical'
import type { ReactElement, ReactNode } from 'react'
import type { RichTextFeatures } from '#contracts/fields'
import type { TextKey } from '#locales'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { ChevronDownIcon, EllipsisIcon, PlusIcon } from '../../../parts/icons.ts'
import { Menu, MenuItem } from '../../../parts/Menu.tsx'
import type { TextCommand } from '../writing/commands.ts'
import { menuRoom } from '../writing/free-room.ts'
import { returnToText } from '../writing/return-to-text.ts'
import type { TextState } from '../writing/text-state.ts'
import { oneStop } from './one-stop.ts'
import { TextStates } from './TextStates.tsx'
import css from './Toolbar.module.css'

interface ToolbarProps {
  editor: LexicalEditor
  commands: readonly TextCommand[]
  state: TextState
  label: string
  /** Which element it is about. */
  controls: string
  /** Those of the line above the text, or the few beside a selection. */
  look: 'fixed' | 'floating'
  states: RichTextFeatures['textStates']
  children?: ReactNode
}

/** Those that are rarer are in a menu. */
const rare = ['subscript', 'superscript', 'inlineCode', 'strikethrough']

/** What can be done to the text, as buttons: one stop of the Tab key, with arrows inside. */
export function Toolbar({
  editor,
  commands,
  state,
  label,
  controls,
  look,
  states,
  children,
}: ToolbarProps) {
  const text = useText()
  const of = (group: TextCommand['group']) => commands.filter((command) => command.group === group)
  const format = of('format')
  const common = format.filter(({ id }) => !rare.includes(id))
  const more = format.filter(({ id }) => rare.includes(id))
  const blocks = of('block')
  const current = blocks.find((command) => command.isOn(state)) ?? blocks[0]
  const button = (command: TextCommand) => (
    <ToolButton key={command.id} {...{ command, editor, state }} />
  )
  const menu = (id: string, key: TextKey, icon: ReactNode, list: readonly TextCommand[]) => {
    const label = text(key)
    const trigger = (
      <IconButton id={`${controls}-${look}-${id}`} size="small" label={label} icon={icon} />
    )
    return <ToolMenu editor={editor} commands={list} label={label} trigger={trigger} />
  }
  return (
    <div
      ref={oneStop}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-controls={controls}
      className={css.root}
      data-look={look}
      // The caret stays where it is.
      onMouseDown={(event) => event.preventDefault()}
    >
      {current && (
        <ToolMenu
          editor={editor}
          commands={blocks}
          label={text('richText.style')}
          trigger={
            <Button bare size="small" id={`${controls}-${look}-style`} className={css.style}>
              {current.label}
              <ChevronDownIcon />
            </Button>
          }
        />
      )}
      {common.map(button)}
      {states.length > 0 && <TextStates {...{ editor, states }} controls={`${controls}-${look}`} />}
      {menu('more', 'richText.more', <EllipsisIcon />, [...more, ...of('copy')])}
      {look === 'fixed' && (
        <>
          {menu('align', 'richText.align', alignIcon(of('align'), state), of('align'))}
          {menu('insert', 'richText.insert', <PlusIcon />, of('insert'))}
        </>
      )}
      {children}
    </div>
  )
}

interface ToolMenuProps {
  editor: LexicalEditor
  commands: readonly TextCommand[]
  label: string
  trigger: ReactElement<{ id?: string }>
}

/** Commands that are rarer, or of which one is on. */
const ToolMenu = ({ editor, commands, label, trigger }: ToolMenuProps) =>
  commands.length > 0 && (
    <Menu
      label={label}
      trigger={trigger}
      within={() => menuRoom(editor.getRootElement())}
      focusAfterChoice={() => returnToText(editor)}
    >
      {commands.map((command) => (
        <MenuItem
          key={command.id}
          id={command.id}
          icon={<command.icon />}
          onSelect={() => runIn(editor, command)}
        >
          {command.label}
        </MenuItem>
      ))}
    </Menu>
  )

function alignIcon(commands: readonly TextCommand[], state: TextState): ReactNode {
  const current = commands.find((command) => command.isOn(state)) ?? commands[0]
  return current && <current.icon />
}

function ToolButton({
  command,
  editor,
  state,
}: {
  command: TextCommand
  editor: LexicalEditor
  state: TextState
}) {
  return (
    <IconButton
      size="small"
      label={command.label}
      icon={<command.icon />}
      aria-pressed={command.isOn(state)}
      aria-keyshortcuts={command.keys}
      onClick={() => runIn(editor, command)}
    />
  )
}

/** What it does is done to the text, which has the focus again. */
export function runIn(editor: LexicalEditor, command: TextCommand): void {
  editor.focus(() => command.run(editor))
}
