import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { CrumbsContext, createShownCrumbs } from '../../kit/crumbs.ts'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { Drawer } from '../../parts/Drawer.tsx'
import { Toaster } from '../../parts/Toaster.tsx'
import { SiteSlot } from '../../site-components/SiteSlot.tsx'
import { Header, menuButtonId } from './Header.tsx'
import { Navigation } from './Navigation.tsx'
import { PrintedHead, PrintedWords } from './Printed.tsx'
import css from './Shell.module.css'
import { useSwipe } from './swipe/use-swipe.ts'
import { useKeptFocus } from './use-kept-focus.ts'

interface Props {
  inbox: ReactNode
  children: ReactNode
}

/** The frame of every screen: navigation at the side, breadcrumb above, the screen itself. */
export function Shell({ inbox, children }: Props) {
  const text = useText()
  const { navigation } = usePanel()
  const [crumbs] = useState(createShownCrumbs)
  const isShown = useSelector(navigation, (state) => state.hasTag('shown'))
  const isAnimating = useSelector(navigation, (state) => state.hasTag('animating'))
  const isHydrated = useSelector(navigation, (state) => state.hasTag('hydrated'))
  const isSheet = useSelector(navigation, (state) => state.hasTag('sheet'))
  const swipe = useSwipe(navigation)
  const main = useRef<HTMLElement>(null)
  const root = useRef<HTMLDivElement>(null)
  useKeptFocus(root, main)

  return (
    <CrumbsContext value={crumbs}>
      <a className={css.skip} href="#main">
        {text('shell.skip')}
      </a>
      <SiteSlot name="header" />
      <div
        ref={root}
        className={css.root}
        {...swipe}
        data-nav={isShown ? 'open' : 'closed'}
        data-nav-animating={isAnimating || undefined}
        data-nav-hydrated={isHydrated || undefined}
      >
        {isSheet ? (
          <Drawer
            open={isShown}
            onCancel={() => navigation.send({ type: 'user.closeMenu' })}
            title={text('shell.navigation')}
            closeLabel={text('shell.closeNavigation')}
            side="start"
            size="small"
            fallbackFocus={() => document.getElementById(menuButtonId)}
          >
            <Navigation />
          </Drawer>
        ) : (
          <div className={css.side} inert={!isShown}>
            <Navigation />
          </div>
        )}
        <div className={css.page}>
          <PrintedHead />
          <Header isMenuShown={isShown} inbox={inbox} />
          <main ref={main} id="main" className={css.main} tabIndex={-1}>
            {children}
          </main>
          <PrintedWords />
        </div>
      </div>
      <Toaster label={text('app.notifications')} closeLabel={text('app.close')} />
    </CrumbsContext>
  )
}
