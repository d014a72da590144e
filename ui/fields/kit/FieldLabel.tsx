import type { ValueField } from '#contracts/fields'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { SiteComponent } from '../../site-components/SiteComponent.tsx'

/** A field's name for people; where the config hides it, those who listen still hear which field it is. */
export function FieldLabel(field: ValueField) {
  const own = field.label ?? <VisuallyHidden>{field.name}</VisuallyHidden>
  const component = field.components?.Label
  if (!component) return own
  const place = { own }
  return (
    <SiteComponent
      component={component}
      place={place}
      with={{ field }}
      tells="sign"
      waiting={own}
    />
  )
}
