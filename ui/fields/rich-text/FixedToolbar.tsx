import type { LexicalEditor } from 'lexical'
import { useText } from '../../kit/text.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import type { OutlineBeside } from './outline/use-outline-beside.ts'
import { Outline } from './toolbar/Outline.tsx'
import { Toolbar } from './toolbar/Toolbar.tsx'
import css from './Writer.module.css'
import type { WriterNow } from './work/writer-now.ts'
import { MaximizeIcon, MinimizeIcon } from './writing/icons.ts'
import type { TextState } from './writing/text-state.ts'

interface FixedToolbarProps {
  editor: LexicalEditor
  state: TextState
  shown: WriterNow
  isFull: boolean
  outline: OutlineBeside | null
  onFull: (isFull: boolean) => void
}

/** The toolbar above a text, with its outline and its full screen. */
export function FixedToolbar(props: FixedToolbarProps) {
  const { editor, state, shown, isFull, outline, onFull } = props
  const { commands, controlId, field } = shown
  const { enabled, textStates } = field.features
  const text = useText()
  return (
    <Toolbar
      {...{ commands, editor, state }}
      states={textStates}
      look="fixed"
      label={text('richText.toolbar', { name: field.label ?? field.name })}
      controls={controlId}
    >
      <span className={css.space} />
      {enabled.includes('heading') && (
        <Outline editor={editor} controls={controlId} beside={outline} />
      )}
      <IconButton
        size="small"
        label={text(isFull ? 'richText.leaveFullScreen' : 'richText.fullScreen')}
        icon={isFull ? <MinimizeIcon /> : <MaximizeIcon />}
        aria-pressed={isFull}
        onClick={() => onFull(!isFull)}
      />
    </Toolbar>
  )
}
