import type { LexicalEditor } from 'lexical'
import MessageSquareIcon from 'lucide-react/icons/message-square'
import { useEffect, useState } from 'react'
import type { RichTextFeatures } from '#contracts/fields'
import { useShownComments } from '../../../kit/comments.ts'
import { useText } from '../../../kit/text.tsx'
import type { Form } from '../../form.ts'
import type { TextCommand } from '../writing/commands.ts'
import { caretRect, Floating } from '../writing/floating.tsx'
import type { TextState } from '../writing/text-state.ts'
import { Toolbar } from './Toolbar.tsx'

interface FloatingToolbarProps {
  editor: LexicalEditor
  form: Form
  commands: readonly TextCommand[]
  state: TextState
  controls: string
  label: string
  states: RichTextFeatures['textStates']
}

/** The few things that are done to words, beside what is selected; not while it is being selected. */
export function FloatingToolbar(props: FloatingToolbarProps) {
  const { commands, controls, editor, form, label, state, states } = props
  const text = useText()
  const isPressed = usePressed()
  const hasFocus = useFocusWithin(editor)
  const commenting = useCommenting(form)
  if (!state.hasRange || isPressed || !hasFocus) return null
  const few = [...commands.filter(({ group }) => group === 'format'), ...commenting]
  if (few.length === 0) return null
  return (
    <Floating
      text={editor.getRootElement()}
      anchor={() => caretRect(editor.getRootElement())}
      offset={8}
      from="bottom"
      side="above"
    >
      <Toolbar
        {...{ controls, editor, state, states }}
        commands={few}
        look="floating"
        label={text('richText.toolbar', { name: label })}
      />
    </Floating>
  )
}

/** What is selected can be commented on, where the document has comments. */
function useCommenting({ document, locale }: Form): readonly TextCommand[] {
  const text = useText()
  const comments = useShownComments(document)
  if (!comments) return []
  return [
    {
      id: 'comment',
      label: text('comments.submit'),
      keywords: '',
      icon: MessageSquareIcon,
      group: 'format',
      keys: 'Control+Alt+M Meta+Alt+M',
      isOn: () => false,
      run: () => comments.onWords(locale),
    },
  ]
}

/** Words are being selected; whoever presses what floats selects none. */
function usePressed(): boolean {
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('[data-floating]'))) setPressed(true)
    }
    const release = () => setPressed(false)
    addEventListener('pointerdown', press)
    addEventListener('pointerup', release)
    addEventListener('pointercancel', release)
    return () => {
      removeEventListener('pointerdown', press)
      removeEventListener('pointerup', release)
      removeEventListener('pointercancel', release)
    }
  }, [])
  return isPressed
}

/** A menu has the focus while it is open, and floats elsewhere. */
const openMenu = '[data-look="floating"] [aria-haspopup="menu"][aria-expanded="true"]'

/** Also while the focus is in its own toolbar, or in a menu of it, which belong to the text. */
function useFocusWithin(editor: LexicalEditor): boolean {
  const [hasFocus, setFocus] = useState(false)
  useEffect(() => {
    const look = () => {
      const { activeElement } = document
      const isInText = editor.getRootElement()?.contains(activeElement) === true
      const isInBar = activeElement?.closest('[data-floating] [role="toolbar"]') != null
      setFocus(isInText || isInBar || document.querySelector(openMenu) !== null)
    }
    addEventListener('focusin', look)
    addEventListener('focusout', look)
    look()
    return () => {
      removeEventListener('focusin', look)
      removeEventListener('focusout', look)
    }
  }, [editor])
  return hasFocus
}
