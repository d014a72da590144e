import type { ReactNode } from 'react'
import type { ClientField } from '#contracts/fields'
import type { SiteComponent as Named } from '#contracts/site-components'
import { useText } from '../../kit/text.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { SiteComponent } from '../../site-components/SiteComponent.tsx'
import type { Form } from '../form.ts'
import { withWidth } from '../kit/frame.ts'
import { isReadOnly } from '../kit/is-read-only.ts'

interface Props {
  component: Named
  form: Form
  field: ClientField
  path: string
  /** The field as the panel draws it. */
  own: ReactNode
}

/** A field as the site draws it. */
export function SiteField({ component, form, field, path, own }: Props) {
  const text = useText()
  const readOnly = 'readOnly' in field ? isReadOnly(form, field) : form.isReadOnly
  return (
    <div {...withWidth(field.width)}>
      <SiteComponent
        component={component}
        place={{ form, field, path, own }}
        with={{ path, field, readOnly }}
        tells="sentence"
        waiting={<Skeleton label={text('app.loading')} lines={1} />}
      />
    </div>
  )
}
