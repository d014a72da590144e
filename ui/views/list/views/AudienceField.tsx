import type { Audience } from '#machines/views'
import { later } from '../../../kit/later.tsx'
import { useText } from '../../../kit/text.tsx'
import { FieldFrame } from '../../../parts/FieldFrame.tsx'
import { NativeSelect } from '../../../parts/NativeSelect.tsx'
import css from './ViewDialog.module.css'

const PeopleField = later(async () => (await import('./PeopleField.tsx')).PeopleField)

interface Props {
  label: string
  audience: Audience
  onChange: (audience: Audience) => void
}

/** Only oneself, certain people, or everyone; what a site adds of its own stays as it is. */
export function AudienceField({ label, audience, onChange }: Props) {
  const text = useText()
  const { constraint, users } = audience
  const isOurs = ours.some((one) => one === constraint)
  return (
    <div className={css.root}>
      <FieldFrame label={label}>
        {(control) => (
          <NativeSelect
            {...control}
            boxed
            value={constraint}
            onChange={({ currentTarget }) => onChange({ constraint: currentTarget.value, users })}
          >
            {ours.map((one) => (
              <option key={one} value={one}>
                {text(`views.${one}`)}
              </option>
            ))}
            {!isOurs && <option value={constraint}>{constraint}</option>}
          </NativeSelect>
        )}
      </FieldFrame>
      {constraint === 'specificUsers' && (
        <PeopleField
          label={text('views.people', { who: label })}
          users={users}
          onChange={(users) => onChange({ constraint, users })}
        />
      )}
    </div>
  )
}

const ours = ['onlyMe', 'specificUsers', 'everyone'] as const
