import type { Localization } from '#contracts/admin-config'
import { useChooseLocale, useLocale } from '../../kit/locale.ts'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { ChevronsUpDownIcon } from '../../parts/icons.ts'
import { Menu, MenuChoices } from '../../parts/Menu.tsx'

/** The language of the content: it stands in the address, and is kept for this person (I18N-2). */
export function ContentLocale({ localization }: { localization: Localization }) {
  const text = useText()
  const choose = useChooseLocale()
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
        onChange={choose}
      />
    </Menu>
  )
}
