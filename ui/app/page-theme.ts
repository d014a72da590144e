import { createActor } from 'xstate'
import type { PageFacts } from '#contracts/page'
import { chosenTheme, themeCookies } from '#contracts/page'
import type { ThemeRef } from '#machines/theme'
import { themeMachine } from '#machines/theme'
import { readCookie, removeCookie, writeCookie } from '../kit/cookies.ts'

/** Starts the theme over the page and its cookies (THEME-1). */
export function startTheme(page: Document, facts: PageFacts): ThemeRef {
  const { cookiePrefix, defaultTheme: byDefault = 'light', theme: allowed } = facts
  const remembered = chosenTheme(cookiePrefix, (name) => readCookie(page, name))
  const theme = createActor(themeMachine, { input: { allowed, byDefault, remembered } })
  const { chosen, system } = themeCookies(cookiePrefix)
  theme.on('shown', ({ theme: choice, kept }) => {
    const isAuto = choice === 'auto'
    if (isAuto) delete page.documentElement.dataset.theme
    else page.documentElement.dataset.theme = choice
    if (!kept) return
    removeCookie(page, isAuto ? chosen : system)
    writeCookie(page, isAuto ? system : chosen, isAuto ? '1' : choice)
  })
  return theme.start()
}
