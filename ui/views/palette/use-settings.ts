import { useSelector } from '@xstate/react'
import { loadCatalogue, loadRecordCatalogue } from '#locales'
import { useConfig } from '../../kit/config.ts'
import { changeLanguage } from '../../kit/language.ts'
import { languageName } from '../../kit/language-name.ts'
import { useChooseLocale, useLocale } from '../../kit/locale.ts'
import { usePanel } from '../../kit/panel.ts'
import { wantSignOut } from '../../kit/sign-out.ts'
import { useText } from '../../kit/text.tsx'
import { useThemeChoice } from '../../kit/theme-choice.ts'
import type { Entry } from './entry.ts'

/** The theme, the languages, the navigation, and the way out. What is so already is refused. */
export function useSettings(): readonly Entry[] {
  const text = useText()
  const panel = usePanel()
  const chooseLocale = useChooseLocale()
  const { languages, language, localization } = useConfig()
  const theme = useThemeChoice()
  const locale = useLocale()
  const isMenuShown = useSelector(panel.navigation, (state) => state.hasTag('shown'))
  const canLeave = useSelector(panel.session, (state) => state.can({ type: 'user.signOut' }))
  const choice = (id: string, parts: [string, string], isSo: boolean, run: () => void): Entry => ({
    id,
    label: text('palette.choice', { name: parts[0], choice: parts[1] }),
    parts,
    run,
    refusal: isSo ? text('palette.isSo') : undefined,
  })
  return [
    ...(theme?.choices ?? []).map(({ value, label }) =>
      choice(`theme-${value}`, [text('shell.theme'), label], value === theme?.choice, () =>
        theme?.choose(value),
      ),
    ),
    ...(languages.length > 1 ? languages : []).map((code) => ({
      ...choice(
        `language-${code}`,
        [text('shell.language'), languageName(code)],
        code === language,
        () => void changeLanguage(panel, code),
      ),
      also: languageName(code, 'en'),
      // The browser keeps them until it's chosen; what fails here is tried again then.
      prepare: () => void Promise.allSettled([loadCatalogue(code), loadRecordCatalogue(code)]),
    })),
    ...(localization?.locales ?? []).map(({ code, label }) =>
      choice(`locale-${code}`, [text('shell.contentLocale'), label], code === locale, () =>
        chooseLocale(code),
      ),
    ),
    {
      id: 'navigation',
      label: text(isMenuShown ? 'shell.closeNavigation' : 'shell.openNavigation'),
      run: () => panel.navigation.send({ type: 'user.toggleMenu' }),
    },
    {
      id: 'sign-out',
      label: text('access.signOut'),
      refusal: canLeave ? undefined : text('palette.isSo'),
      run: () => wantSignOut(panel),
    },
  ]
}
