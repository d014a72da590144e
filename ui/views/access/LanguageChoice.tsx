import { useAdminConfig } from '../../kit/config.ts'
import { changeLanguage } from '../../kit/language.ts'
import { languageName } from '../../kit/language-name.ts'
import { usePanel } from '../../kit/panel.ts'
import { useLanguage, useText } from '../../kit/text.tsx'
import { NativeSelect } from '../../parts/NativeSelect.tsx'
import css from './LanguageChoice.module.css'

/** For whoever isn't signed in yet; what they have typed stays. */
export function LanguageChoice() {
  const text = useText()
  const panel = usePanel()
  const language = useLanguage()
  const languages = useAdminConfig()?.languages ?? []
  if (languages.length < 2) return null
  return (
    <footer className={css.root}>
      <NativeSelect
        aria-label={text('shell.language')}
        value={language}
        onChange={({ target }) => changeLanguage(panel, target.value)}
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageName(code)}
          </option>
        ))}
      </NativeSelect>
    </footer>
  )
}
