import { useConfig } from '../../kit/config.ts'
import type { Hours } from '../../kit/hours.ts'
import { chooseHours, hoursOffered, useHours } from '../../kit/hours.ts'
import { changeLanguage } from '../../kit/language.ts'
import { languageName } from '../../kit/language-name.ts'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { useThemeChoice } from '../../kit/theme-choice.ts'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { NativeSelect } from '../../parts/NativeSelect.tsx'
import { RadioGroup } from '../../parts/RadioGroup.tsx'
import { AccountSection } from './AccountSection.tsx'

/** Theme, language and clock of this browser. */
export function AccountSettings() {
  const text = useText()
  const panel = usePanel()
  const theme = useThemeChoice()
  const { language, languages } = useConfig()
  const hours = useHours()
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
        choices={hoursOffered.map((value) => ({ value, label: hoursLabel(value) }))}
        value={hours}
        onChange={(value) => chooseHours(value as Hours)}
        direction="row"
      />
    </AccountSection>
  )
}
