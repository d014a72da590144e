import { emit, setup } from 'xstate'
import type { ThemeContext, ThemeEmitted, ThemeEvent, ThemeInput } from './theme.types.ts'

const themeSetup = setup({
  types: {} as {
    context: ThemeContext
    events: ThemeEvent
    input: ThemeInput
    emitted: ThemeEmitted
  },
  guards: {
    isFixedToLight: ({ context }) => context.allowed === 'light',
    isFixedToDark: ({ context }) => context.allowed === 'dark',
    remembersLight: ({ context }) => context.remembered === 'light',
    remembersDark: ({ context }) => context.remembered === 'dark',
    remembersAuto: ({ context }) => context.remembered === 'auto',
    isLightByDefault: ({ context }) => context.byDefault === 'light',
    isDarkByDefault: ({ context }) => context.byDefault === 'dark',
  },
  actions: {
    showLight: emit({ type: 'shown', theme: 'light', kept: true }),
    showDark: emit({ type: 'shown', theme: 'dark', kept: true }),
    showAuto: emit({ type: 'shown', theme: 'auto', kept: true }),
    showLightUnchosen: emit({ type: 'shown', theme: 'light', kept: false }),
    showDarkUnchosen: emit({ type: 'shown', theme: 'dark', kept: false }),
    showAutoUnchosen: emit({ type: 'shown', theme: 'auto', kept: false }),
  },
})

/**
 * Light, dark or as the system says; fixed where the config allows one theme only (THEME-1). What the
 * site shows by default is kept of nobody: it may be another one on their next visit.
 */
export const themeMachine = themeSetup.createMachine({
  id: 'theme',
  description: 'Light, dark or as the system says; fixed where the config allows one theme only.',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isFixedToLight', target: 'fixed', actions: 'showLightUnchosen' },
        { guard: 'isFixedToDark', target: 'fixed', actions: 'showDarkUnchosen' },
        { guard: 'remembersLight', target: 'chosen.light', actions: 'showLight' },
        { guard: 'remembersDark', target: 'chosen.dark', actions: 'showDark' },
        { guard: 'remembersAuto', target: 'chosen.auto', actions: 'showAuto' },
        { guard: 'isLightByDefault', target: 'chosen.light', actions: 'showLightUnchosen' },
        { guard: 'isDarkByDefault', target: 'chosen.dark', actions: 'showDarkUnchosen' },
        { target: 'chosen.auto', actions: 'showAutoUnchosen' },
      ],
    },
    fixed: {},
    chosen: {
      initial: 'light',
      on: {
        'user.chooseLight': { target: '.light', actions: 'showLight' },
        'user.chooseDark': { target: '.dark', actions: 'showDark' },
        'user.chooseAuto': { target: '.auto', actions: 'showAuto' },
      },
      states: { light: {}, dark: {}, auto: {} },
    },
  },
})
