import { createActor } from 'xstate'
import type { PageFacts } from '#config-schema'
import type { ThemeChoice, ThemeRef } from '#machines/theme'
import { themeMachine } from '#machines/theme'
import { readCookie, removeCookie, writeCookie } from '../kit/cookies.ts'

/** Starts the theme over the page and its cookie (THEME-1). */
export function startTheme(page: Document, { cookiePrefix, theme: allowed }: PageFacts): ThemeRef {
  const name = `${cookiePrefix}-theme`
  const theme = createActor(themeMachine, {
    input: { allowed, remembered: choiceOf(readCookie(page, name)) },
  })
  theme.on('shown', ({ theme: choice, kept }) => {
    if (choice === 'auto') {
      delete page.documentElement.dataset.theme
      removeCookie(page, name)
    } else {
      page.documentElement.dataset.theme = choice
      if (kept) writeCookie(page, name, choice)
    }
  })
  return theme.start()
}

const choiceOf = (value: string | null): ThemeChoice =>
  value === 'light' || value === 'dark' ? value : 'auto'
