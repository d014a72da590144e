import { useSelector } from '@xstate/react'
import { useAddresses } from '../../kit/addresses.ts'
import { useConfig } from '../../kit/config.ts'
import { changeLanguage } from '../../kit/language.ts'
import { languageName } from '../../kit/language-name.ts'
import { usePalette } from '../../kit/palette.ts'
import { usePanel } from '../../kit/panel.ts'
import { wantSignOut } from '../../kit/sign-out.ts'
import { useText } from '../../kit/text.tsx'
import { useThemeChoice } from '../../kit/theme-choice.ts'
import { Avatar } from '../../parts/Avatar.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { Menu, MenuChoices, MenuItem, MenuLink, MenuSeparator } from '../../parts/Menu.tsx'

/** Account, theme, language, and the way out. */
export function PersonMenu() {
  const text = useText()
  const panel = usePanel()
  const palette = usePalette()
  const { account } = useAddresses()
  const { user, languages, language } = useConfig()
  const theme = useThemeChoice()
  const isLeaving = useSelector(panel.session, (state) => state.matches('signingOut'))
  return (
    <Menu
      label={text('shell.me')}
      align="end"
      trigger={
        <IconButton
          label={text('shell.meIs', { name: user.title })}
          icon={<Avatar name={user.title} says="" />}
          busy={isLeaving}
        />
      }
    >
      <MenuLink id="account" href={account}>
        {text('shell.account')}
      </MenuLink>
      {palette && (
        <>
          <MenuItem id="key-sheet" onSelect={() => palette.send({ type: 'user.showKeys' })}>
            {text('keys.title')}
          </MenuItem>
          <MenuItem id="terms" onSelect={() => palette.send({ type: 'user.showTerms' })}>
            {text('terms.title')}
          </MenuItem>
        </>
      )}
      {theme && (
        <>
          <MenuSeparator />
          <MenuChoices
            label={text('shell.theme')}
            choices={theme.choices}
            value={theme.choice}
            onChange={theme.choose}
          />
        </>
      )}
      {languages.length > mostInMenu && (
        <MenuLink id="language" href={account}>
          {text('palette.choice', { name: text('shell.language'), choice: languageName(language) })}
        </MenuLink>
      )}
      {languages.length > 1 && languages.length <= mostInMenu && (
        <>
          <MenuSeparator />
          <MenuChoices
            label={text('shell.language')}
            choices={languages.map((code) => ({
              value: code,
              label: <LanguageName code={code} />,
            }))}
            value={language}
            onChange={(code) => changeLanguage(panel, code)}
          />
        </>
      )}
      <MenuSeparator />
      <MenuItem id="sign-out" onSelect={() => wantSignOut(panel)}>
        {text('access.signOut')}
      </MenuItem>
    </Menu>
  )
}

/** More are chosen in the account. */
const mostInMenu = 4

/** Looked up when the menu opens: the browser takes some milliseconds for it. */
const LanguageName = ({ code }: { code: string }) => languageName(code)
