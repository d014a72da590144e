import { useState } from 'react'
import type { Localization } from '#contracts/admin-config'
import { useFormats } from '../../kit/formats.ts'
import { useChooseLocale, useLocale } from '../../kit/locale.ts'
import { useShownTranslated } from '../../kit/shown-translated.ts'
import { useText } from '../../kit/text.tsx'
import { useTranslatedProgress } from '../../kit/use-translated-progress.ts'
import { Button } from '../../parts/Button.tsx'
import { ChevronsUpDownIcon } from '../../parts/icons.ts'
import { Menu, MenuChoices } from '../../parts/Menu.tsx'
import css from './ContentLocale.module.css'

/**
 * The language of the content: it stands in the address, and is kept for this person (I18N-2). Of a
 * document that is translated it says how far (39.3).
 */
export function ContentLocale({ localization }: { localization: Localization }) {
  const text = useText()
  const choose = useChooseLocale()
  const locale = useLocale() ?? localization.defaultLocale
  const { number } = useFormats()
  const [isOpen, setIsOpen] = useState(false)
  const progressIn = useTranslatedProgress(useShownTranslated(), isOpen)
  const choices = localization.locales.map(({ code, label }) => {
    const progress = progressIn(code)
    const count = progress && { done: number(progress.done), all: number(progress.all) }
    return {
      value: code,
      label: count ? (
        <span className={css.choice}>
          {label} <span className={css.count}>{text('translation.count', count)}</span>
        </span>
      ) : (
        label
      ),
    }
  })
  const label = localization.locales.find(({ code }) => code === locale)?.label ?? locale
  return (
    <Menu
      label={text('shell.contentLocale')}
      align="end"
      open={isOpen}
      onOpenChange={setIsOpen}
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
