import { describe, expect, test } from 'vitest'
import type { ThemeChoice, ThemeEvent } from '#machines/theme'
import { seen } from '../kit/machines/refusals.ts'
import { startTheme } from '../kit/machines/theme.ts'

const choices: [ThemeEvent['type'], ThemeChoice][] = [
  ['user.chooseLight', 'light'],
  ['user.chooseDark', 'dark'],
  ['user.chooseAuto', 'auto'],
]

describe('THEME-1 where the config allows every theme', () => {
  test.each(['light', 'dark', 'auto'] as const)('a visit starts with a remembered %s', (theme) => {
    const { place, emitted } = startTheme({ remembered: theme })

    expect(place()).toBe(`chosen.${theme}`)
    expect(emitted).toEqual([{ type: 'shown', theme, kept: true }])
  })

  test.each(['light', 'dark', 'auto'] as const)(
    '33.13 a first visit shows %s where that is the default, and keeps nothing',
    (byDefault) => {
      const { place, emitted } = startTheme({ remembered: null, byDefault })

      expect(place()).toBe(`chosen.${byDefault}`)
      expect(emitted).toEqual([{ type: 'shown', theme: byDefault, kept: false }])
    },
  )

  const switches = (['light', 'dark', 'auto'] as const).flatMap((remembered) =>
    choices.map(([type, theme]) => [remembered, type, theme] as const),
  )
  test.each(switches)('from %s, %s shows and keeps %s', (remembered, type, theme) => {
    const { actor, place, emitted } = startTheme({ remembered })

    actor.send({ type })

    expect(place()).toBe(`chosen.${theme}`)
    expect(emitted.at(-1)).toEqual({ type: 'shown', theme, kept: true })
  })

  test('the last of several choices stays', () => {
    const { actor, place, emitted } = startTheme()

    for (const [type] of choices) actor.send({ type })

    expect(place()).toBe('chosen.auto')
    expect(emitted.map(({ theme }) => theme)).toEqual(['light', 'light', 'dark', 'auto'])
  })
})

describe('THEME-1 where the config allows one theme', () => {
  const starts = (['light', 'dark'] as const).flatMap((allowed) =>
    (['light', 'dark', 'auto'] as const).map((remembered) => [allowed, remembered] as const),
  )

  test.each(starts)('%s is shown over a remembered %s, and not kept', (allowed, remembered) => {
    const { place, emitted } = startTheme({ allowed, remembered })

    expect(place()).toBe('fixed')
    expect(emitted).toEqual([{ type: 'shown', theme: allowed, kept: false }])
  })

  test.each(choices)('%s is refused', (type) => {
    const theme = startTheme({ allowed: 'dark' })
    const before = seen(theme)

    expect(theme.actor.getSnapshot().can({ type })).toBe(false)
    theme.actor.send({ type })

    expect(seen(theme)).toEqual(before)
  })
})
