import PanelRightIcon from 'lucide-react/icons/panel-right'
import { useRef } from 'react'
import { faceOf } from '../../../actions/ActionButton.tsx'
import type { Action } from '../../../actions/action.ts'
import { useOffered } from '../../../actions/use-offered.ts'
import { useText } from '../../../kit/text.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import type { PreviewChoice } from './use-preview.ts'

/** Shows the page beside the form, or in its place where there is room for one. */
export function PreviewToggle({ isOpen, toggle }: PreviewChoice) {
  const text = useText()
  const place = useRef<HTMLButtonElement>(null)
  const action: Action = {
    id: 'live-preview-toggler',
    label: text('preview.label'),
    keys: ['mod+.'],
    run: toggle,
  }
  useOffered([action], place)
  return (
    <IconButton
      ref={place}
      {...faceOf(action)}
      label={action.label}
      icon={<PanelRightIcon />}
      aria-pressed={isOpen}
    />
  )
}
