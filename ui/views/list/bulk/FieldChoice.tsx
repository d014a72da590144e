import { useText } from '../../../kit/text.tsx'
import { Checkbox } from '../../../parts/Checkbox.tsx'
import { FieldSet } from '../../../parts/FieldSet.tsx'
import type { EditableField } from './editable-fields.ts'
import css from './FieldChoice.module.css'

interface Props {
  offered: readonly EditableField[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Which fields are set for many documents at once. */
export function FieldChoice({ offered, chosen, onChange }: Props) {
  const text = useText()
  const toggled = (name: string) =>
    chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]
  return (
    <FieldSet level="field" legend={text('bulk.fields.choose')}>
      <div className={css.root}>
        {offered.map(({ name, label }) => (
          <Checkbox
            key={name}
            label={label ?? name}
            checked={chosen.includes(name)}
            onChange={() => onChange(toggled(name))}
          />
        ))}
      </div>
    </FieldSet>
  )
}
