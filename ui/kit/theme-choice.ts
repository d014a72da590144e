import { useSelector } from '@xstate/react'
import type { ThemeChoice } from '#machines/theme'
import { usePanel } from './panel.ts'

const choices = ['light', 'dark', 'auto'] as const satisfies readonly ThemeChoice[]

const events = {
  light: { type: 'user.chooseLight' },
  dark: { type: 'user.chooseDark' },
  auto: { type: 'user.chooseAuto' },
} as const

/** The chosen theme and how to choose another; null where the config leaves no choice. */
export function useThemeChoice() {
  const { theme } = usePanel()
  const choice = useSelector(theme, (state) =>
    choices.find((name) => state.matches({ chosen: name })),
  )
  if (choice === undefined) return null
  return {
    choice,
    choose: (name: string) => {
      const chosen = choices.find((known) => known === name)
      if (chosen) theme.send(events[chosen])
    },
  }
}
