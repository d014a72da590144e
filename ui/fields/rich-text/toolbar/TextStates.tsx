import type { LexicalEditor } from 'lexical'
import type { RichTextFeatures } from '#contracts/fields'
import { useText } from '../../../kit/text.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { Menu, MenuChoices } from '../../../parts/Menu.tsx'
import { ownStepTag } from '../engine/own-step.ts'
import { menuRoom } from '../writing/free-room.ts'
import { PaletteIcon } from '../writing/icons.ts'
import { returnToText } from '../writing/return-to-text.ts'
import { $setTextState, $textStateAtCaret, styleOf } from '../writing/text-styles.ts'

interface TextStatesProps {
  editor: LexicalEditor
  states: RichTextFeatures['textStates']
  controls: string
}

/** The styles of words that the config offers, such as colours. */
export function TextStates({ editor, states, controls }: TextStatesProps) {
  const text = useText()
  return (
    <Menu
      label={text('richText.textStates')}
      within={() => menuRoom(editor.getRootElement())}
      focusAfterChoice={() => returnToText(editor)}
      trigger={
        <IconButton
          id={`${controls}-states`}
          size="small"
          label={text('richText.textStates')}
          icon={<PaletteIcon />}
        />
      }
    >
      {states.map((state) => (
        <Choices key={state.key} editor={editor} state={state} />
      ))}
    </Menu>
  )
}

/** The config has no words for it but its key. */
const titled = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1)

interface ChoicesProps {
  editor: LexicalEditor
  state: RichTextFeatures['textStates'][number]
}

function Choices({ editor, state }: ChoicesProps) {
  const text = useText()
  const none = { value: '', label: text('richText.textStates.none') }
  return (
    <MenuChoices
      label={titled(state.key)}
      choices={[
        none,
        ...state.values.map(({ css, label, value }) => ({
          value,
          label: <span style={styleOf(css)}>{label}</span>,
        })),
      ]}
      value={editor.getEditorState().read(() => $textStateAtCaret(state.key), { editor }) ?? ''}
      onChange={(value) =>
        editor.focus(() =>
          editor.update(() => $setTextState(state.key, value || null), { tag: ownStepTag }),
        )
      }
    />
  )
}
