import type { ReactNode } from 'react'
import { isValued } from '#contracts/fields'
import type { FieldControlProps } from '../fields/kit/ValueFrame.tsx'
import { ValueFrame } from '../fields/kit/ValueFrame.tsx'
import { useSiteForm, useSitePlace } from '../site-components/place.ts'

interface Props {
  /** What the component itself has to say against the value. */
  complaint?: string | undefined
  /** A quiet word or button at the end of the label's line. */
  action?: ReactNode
  /** Draws the control. What it is handed belongs on the control, so that its label is heard with it. */
  children: (control: FieldControlProps) => ReactNode
}

/** Label, language, description and errors of the field, around a control of the site's own. */
export function FieldFrame({ complaint, action, children }: Props) {
  const form = useSiteForm()
  const { field, path = '' } = useSitePlace()
  if (!field || !isValued(field)) {
    throw new Error('FieldFrame stands in a field that holds a value.')
  }
  return (
    <ValueFrame form={form} field={field} path={path} complaint={complaint} action={action}>
      {children}
    </ValueFrame>
  )
}
