import type { LexicalEditor } from 'lexical'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import type { TextCommand } from './writing/commands.ts'
import { hearKind } from './writing/hear-kind.ts'
import { nowhere } from './writing/text-state.ts'

interface Props {
  editor: LexicalEditor
  commands: readonly TextCommand[]
}

/** Says what the block that is written in became, as by typing `##` (WCAG 4.1.3). */
export function WrittenKind({ editor, commands }: Props) {
  const [said, setSaid] = useState({ turn: 0, kind: '' })
  useEffect(
    () =>
      hearKind(editor, (kind) => {
        if (editor.getRootElement() !== document.activeElement) return
        setSaid(({ turn }) => ({ turn: turn + 1, kind }))
      }),
    [editor],
  )
  const command = commands.find(
    ({ group, isOn }) => group === 'block' && isOn({ ...nowhere, block: said.kind }),
  )
  return (
    // The same word twice is heard twice.
    <VisuallyHidden role="status">
      <span key={said.turn}>{command?.label}</span>
    </VisuallyHidden>
  )
}
