import type { ReactNode } from 'react'
import { useConfig } from '../../kit/config.ts'
import { useShownCrumbs } from '../../kit/crumbs.ts'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { Breadcrumb } from '../../parts/Breadcrumb.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { PanelLeftIcon } from '../../parts/icons.ts'
import { SiteSlot } from '../../site-components/SiteSlot.tsx'
import { ContentLocale } from './ContentLocale.tsx'
import css from './Header.module.css'
import { PaletteButton } from './PaletteButton.tsx'
import { PersonMenu } from './PersonMenu.tsx'

/** Opens and closes the navigation, and has the focus when its sheet is closed. */
export const menuButtonId = 'menu-button'

interface Props {
  isMenuShown: boolean
  inbox: ReactNode
}

/** Where one is, in which content language, and who one is. */
export function Header({ isMenuShown, inbox }: Props) {
  const text = useText()
  const { localization } = useConfig()
  const { navigation } = usePanel()
  return (
    <header className={css.root}>
      <IconButton
        id={menuButtonId}
        label={text(isMenuShown ? 'shell.closeNavigation' : 'shell.openNavigation')}
        aria-expanded={isMenuShown}
        icon={<PanelLeftIcon />}
        onClick={() => navigation.send({ type: 'user.toggleMenu' })}
      />
      <div className={css.place}>
        <Place />
      </div>
      <PaletteButton />
      {localization && <ContentLocale localization={localization} />}
      {inbox}
      <SiteSlot name="actions" />
      <PersonMenu />
    </header>
  )
}

function Place() {
  const text = useText()
  const crumbs = useShownCrumbs()
  const above = crumbs.slice(0, -1).map(({ label, href = '' }) => ({ label, href }))
  const here = crumbs.at(-1)
  return (
    <Breadcrumb
      label={text('shell.breadcrumb')}
      crumbs={above}
      current={here?.label}
      isOnPage={here?.isOnPage}
    />
  )
}
