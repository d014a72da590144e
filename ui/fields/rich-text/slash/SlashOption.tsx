import { BlockPicture } from '../../blocks/BlockPicture.tsx'
import type { TextCommand } from '../writing/commands.ts'
import css from './SlashOption.module.css'

interface SlashOptionProps {
  command: TextCommand
  id: string
  isCurrent: boolean
  onPoint: () => void
  onChoose: () => void
}

/** One thing that can be inserted: its name, a line about it, and what is typed for it. */
export function SlashOption({ command, id, isCurrent, onPoint, onChoose }: SlashOptionProps) {
  const { hint, icon: Icon, label, markdown, picture } = command
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the text, which chooses by Enter.
    // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus; it names the option as its active one.
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      aria-labelledby={`${id}-name`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      className={css.root}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      {picture ? <BlockPicture picture={picture} size="small" /> : <Icon />}
      <span className={css.words}>
        <span id={`${id}-name`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className={css.hint}>
            {hint}
          </span>
        )}
      </span>
      {markdown && (
        <span className={css.markdown} aria-hidden="true">
          {markdown}
        </span>
      )}
    </div>
  )
}
