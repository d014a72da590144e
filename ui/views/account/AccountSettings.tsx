import { keysAlone, singleKeys } from '../../actions/single-keys.ts'
import { useConfig } from '../../kit/config.ts'
import type { Hours } from '../../kit/hours.ts'
import { hours } from '../../kit/hours.ts'
import { changeLanguage } from '../../kit/language.ts'
import { languageName } from '../../kit/language-name.ts'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { useThemeChoice } from '../../kit/theme-choice.ts'
import { Checkbox } from '../../parts/Checkbox.tsx'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { NativeSelect } from '../../parts/NativeSelect.tsx'
import { RadioGroup } from '../../parts/RadioGroup.tsx'
import { AccountSection } from './AccountSection.tsx'

/** Theme, language, clock and keys of this browser. */
export function AccountSettings() {
  const text = useText()
  const panel = usePanel()
  const theme = useThemeChoice()
  const { language, languages } = useConfig()
  const chosenHours = hours.use()
  const areSingleKeysOn = singleKeys.use() === 'on'
  const hoursLabel = (value: Hours) =>
    value === 'auto' ? text('account.hours.auto') : text('account.hours.count', { number: value })
  return (
    <AccountSection title={text('account.settings')}>
      {theme && (
        <RadioGroup
          legend={text('shell.theme')}
          choices={theme.choices}
          value={theme.choice}
          onChange={theme.choose}
          direction="row"
        />
      )}
      <FieldFrame label={text('shell.language')}>
        {(control) => (
          <NativeSelect
            {...control}
            value={language}
            onChange={({ target }) => changeLanguage(panel, target.value)}
          >
            {languages.map((code) => (
              <option key={code} value={code} lang={code}>
                {languageName(code)}
              </option>
            ))}
          </NativeSelect>
        )}
      </FieldFrame>
      <RadioGroup
        legend={text('account.hours')}
        choices={hours.offered.map((value) => ({ value, label: hoursLabel(value) }))}
        value={chosenHours}
        onChange={(value) => hours.choose(value as Hours)}
        direction="row"
      />
      <Checkbox
        label={text('account.singleKeys', { keys: keysAlone })}
        checked={areSingleKeysOn}
        onChange={({ target }) => singleKeys.choose(target.checked ? 'on' : 'off')}
      />
    </AccountSection>
  )
}
