import type { Localization } from '#config-schema'
import { useLocale, withLocale } from '../../kit/locale.ts'
import { useGo, usePath, useSearch } from '../../kit/place.ts'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { ChevronsUpDownIcon } from '../../parts/icons.ts'
import { Menu, MenuChoices } from '../../parts/Menu.tsx'

/** The language of the content, kept in the address (I18N-2). */
export function ContentLocale({ localization }: { localization: Localization }) {
  const text = useText()
  const go = useGo()
  const path = usePath()
  const search = useSearch()
  const locale = useLocale() ?? localization.defaultLocale
  const choices = localization.locales.map(({ code, label }) => ({ value: code, label }))
  const label = choices.find(({ value }) => value === locale)?.label ?? locale
  return (
    <Menu
      label={text('shell.contentLocale')}
      align="end"
      trigger={
        <Button bare aria-label={text('shell.contentLocaleIs', { locale: label })}>
          {locale}
          <ChevronsUpDownIcon />
        </Button>
      }
    >
      <MenuChoices
        label={text('shell.contentLocale')}
        choices={choices}
        value={locale}
        onChange={(code) => go(withLocale(path + search, code))}
      />
    </Menu>
  )
}
