import { useConfig } from '../../kit/config.ts'
import { changeLanguage } from '../../kit/language.ts'
import { languageName } from '../../kit/language-name.ts'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { useThemeChoice } from '../../kit/theme-choice.ts'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { NativeSelect } from '../../parts/NativeSelect.tsx'
import { RadioGroup } from '../../parts/RadioGroup.tsx'
import { AccountSection } from './AccountSection.tsx'

/** Theme and language of this browser. */
export function AccountSettings() {
  const text = useText()
  const panel = usePanel()
  const theme = useThemeChoice()
  const { language, languages } = useConfig()
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
    </AccountSection>
  )
}
