import { useSelector } from '@xstate/react'
import type { ThemeChoice } from '#machines/theme'
import { usePanel } from './panel.ts'
import { useText } from './text.tsx'

const names = ['light', 'dark', 'auto'] as const satisfies readonly ThemeChoice[]

const events = {
  light: { type: 'user.chooseLight' },
  dark: { type: 'user.chooseDark' },
  auto: { type: 'user.chooseAuto' },
} as const

/** The chosen theme, the others by name, and how to choose one; null where the config leaves no choice. */
export function useThemeChoice() {
  const text = useText()
  const { theme } = usePanel()
  const choice = useSelector(theme, (state) =>
    names.find((name) => state.matches({ chosen: name })),
  )
  if (choice === undefined) return null
  return {
    choice,
    choices: names.map((name) => ({ value: name, label: text(`theme.${name}`) })),
    choose: (value: string) => {
      const chosen = names.find((name) => name === value)
      if (chosen) theme.send(events[chosen])
    },
  }
}
