import { useState } from 'react'
import type { PlannedAction } from '#contracts/schedule'
import type { Plan } from '#machines/schedule'
import { clockIn, instantIn } from '../../../fields/date/zones.ts'
import { useConfig } from '../../../kit/config.ts'
import { useText } from '../../../kit/text.tsx'
import { DateInput } from '../../../parts/DateInput.tsx'
import { FieldFrame } from '../../../parts/FieldFrame.tsx'
import { NativeSelect } from '../../../parts/NativeSelect.tsx'
import { RadioGroup } from '../../../parts/RadioGroup.tsx'
import css from './PlanForm.module.css'
import { ownZone, timeZones } from './time-zones.ts'

/** What is chosen so far; the clock as the browser's control writes it. */
export interface Chosen {
  action: PlannedAction
  clock: string
  timezone: string
  locale: string | null
}

const nothing = (): Chosen => ({
  ...{ action: 'publish', clock: '', timezone: ownZone(), locale: null },
})

/** What people plan most often. */
const tomorrowAtNine = (): Chosen => {
  const chosen = nothing()
  const [today] = clockIn(new Date().toISOString(), chosen.timezone).split('T', 1)
  const tomorrow = new Date(Date.parse(`${today}T00:00Z`) + 24 * 3_600_000)
  return { ...chosen, clock: `${tomorrow.toISOString().slice(0, 10)}T09:00` }
}

/** It begins anew with each opening, and with each plan that was made of it; of those it tells the number. */
export function useChosen(isOpen: boolean, count: number) {
  // As long as nothing is planned.
  const first = isOpen && count === 0 ? tomorrowAtNine : nothing
  const [chosen, choose] = useState(first)
  const [before, setBefore] = useState({ isOpen, count })
  const [made, setMade] = useState(0)
  if (isOpen !== before.isOpen || count !== before.count) {
    setBefore({ isOpen, count })
    if (count > before.count) {
      choose(nothing)
      setMade(made + 1)
    } else if (isOpen !== before.isOpen) choose(first)
  }
  return [chosen, choose, made] as const
}

/** The plan that was chosen; null: its moment is not known yet. */
export function planOf({ action, clock, locale, timezone }: Chosen): Plan | null {
  const at = instantIn(clock, timezone)
  if (at === null) return null
  return { action, at, timezone, locale: action === 'publish' ? locale : null }
}

interface Props {
  chosen: Chosen
  onChange: (chosen: Chosen) => void
  /** The document says something else in another content language. */
  hasLocale: boolean
}

/** What is to happen, when, by which clock, and in which language. */
export function PlanForm({ chosen, onChange, hasLocale }: Props) {
  const text = useText()
  const { localization } = useConfig()
  const change = (changes: Partial<Chosen>) => onChange({ ...chosen, ...changes })
  const asksLocale = hasLocale && localization !== null && chosen.action === 'publish'
  return (
    <div className={css.root}>
      <RadioGroup
        legend={text('schedule.action')}
        direction="row"
        value={chosen.action}
        onChange={(action) => change({ action: action === 'unpublish' ? action : 'publish' })}
        choices={[
          { value: 'publish', label: text('schedule.publish') },
          { value: 'unpublish', label: text('schedule.unpublish') },
        ]}
      />
      <div className={css.when}>
        <FieldFrame label={text('schedule.at')} required>
          {(control) => (
            <DateInput
              {...control}
              boxed
              precision="datetime-local"
              min={clockIn(new Date().toISOString(), chosen.timezone)}
              value={chosen.clock}
              onChange={({ currentTarget }) => change({ clock: currentTarget.value })}
            />
          )}
        </FieldFrame>
        <FieldFrame label={text('field.date.timezone')}>
          {(control) => (
            <NativeSelect
              {...control}
              boxed
              value={chosen.timezone}
              onChange={({ currentTarget }) => change({ timezone: currentTarget.value })}
            >
              {timeZones().map((zone) => (
                <option key={zone} value={zone}>
                  {zone.replaceAll('_', ' ')}
                </option>
              ))}
            </NativeSelect>
          )}
        </FieldFrame>
      </div>
      {asksLocale && (
        <FieldFrame label={text('schedule.locale')}>
          {(control) => (
            <NativeSelect
              {...control}
              boxed
              value={chosen.locale ?? ''}
              onChange={({ currentTarget }) => change({ locale: currentTarget.value || null })}
            >
              <option value="">{text('schedule.allLocales')}</option>
              {localization.locales.map(({ code, label }) => (
                <option key={code} value={code}>
                  {text('schedule.only', { locale: label })}
                </option>
              ))}
            </NativeSelect>
          )}
        </FieldFrame>
      )}
    </div>
  )
}
