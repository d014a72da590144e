import { lazy, Suspense, useState } from 'react'
import type { RelationshipField, UploadField } from '#config-schema'
import type { Reference } from '../../client/titles.ts'
import { FieldAction } from '../kit/FieldAction.tsx'

const ChooserDrawer = lazy(async () => ({
  default: (await import('./ChooserDrawer.tsx')).ChooserDrawer,
}))

export interface ChooserProps {
  field: RelationshipField | UploadField
  locale: string | null
  chosen: readonly Reference[]
  onChange: (references: Reference[]) => void
  /** The words on the button, and all of them for those who listen. */
  label: string
  name: string
}

/** A button, and behind it all that can be chosen, with pictures where there are some. */
export function Chooser({ label, name, ...rest }: ChooserProps) {
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const open = () => {
    setAsked(true)
    setOpen(true)
  }
  return (
    <>
      <FieldAction aria-label={name} onClick={open}>
        {label}
      </FieldAction>
      {isAsked && (
        <Suspense>
          <ChooserDrawer {...rest} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
