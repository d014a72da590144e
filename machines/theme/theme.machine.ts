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
  },
  actions: {
    showLight: emit({ type: 'shown', theme: 'light', kept: true }),
    showDark: emit({ type: 'shown', theme: 'dark', kept: true }),
    showAuto: emit({ type: 'shown', theme: 'auto', kept: true }),
    showFixedLight: emit({ type: 'shown', theme: 'light', kept: false }),
    showFixedDark: emit({ type: 'shown', theme: 'dark', kept: false }),
  },
})

/** Light, dark or as the system says; fixed where the config allows one theme only (THEME-1). */
export const themeMachine = themeSetup.createMachine({
  id: 'theme',
  description: 'Light, dark or as the system says; fixed where the config allows one theme only.',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isFixedToLight', target: 'fixed', actions: 'showFixedLight' },
        { guard: 'isFixedToDark', target: 'fixed', actions: 'showFixedDark' },
        { guard: 'remembersLight', target: 'chosen.light' },
        { guard: 'remembersDark', target: 'chosen.dark' },
        { target: 'chosen.auto' },
      ],
    },
    fixed: {},
    chosen: {
      initial: 'auto',
      on: {
        'user.chooseLight': '.light',
        'user.chooseDark': '.dark',
        'user.chooseAuto': '.auto',
      },
      states: {
        light: { entry: 'showLight' },
        dark: { entry: 'showDark' },
        auto: { entry: 'showAuto' },
      },
    },
  },
})
