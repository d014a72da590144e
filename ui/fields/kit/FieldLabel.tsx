import type { ValueField } from '#config-schema'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'

/** A field's name for people; where the config hides it, those who listen still hear which field it is. */
export const FieldLabel = ({ label, name }: Pick<ValueField, 'label' | 'name'>) =>
  label ?? <VisuallyHidden>{name}</VisuallyHidden>
