import { assign, emit, setup } from 'xstate'
import type { System } from '#testing'
import type { Laws, SystemSeen } from '#testing/laws'
import { never, whenever } from '#testing/laws'

/** Rings when somebody presses, and rests for a second. */
export const bell = setup({
  types: {} as { events: { type: 'user.press' }; emitted: { type: 'rang' } },
}).createMachine({
  id: 'bell',
  initial: 'silent',
  states: {
    silent: { on: { 'user.press': { target: 'ringing', actions: emit({ type: 'rang' }) } } },
    ringing: { after: { 1000: 'silent' } },
  },
})

/** Opens when the bell has rung and somebody is at home, for three seconds. */
export const door = setup({
  types: {} as {
    context: { isHome: boolean }
    events: { type: 'bell.rang' } | { type: 'house.left' } | { type: 'house.entered' }
  },
}).createMachine({
  id: 'door',
  context: { isHome: false },
  on: {
    'house.left': { actions: assign({ isHome: false }) },
    'house.entered': { actions: assign({ isHome: true }) },
  },
  initial: 'shut',
  states: {
    shut: { on: { 'bell.rang': { guard: ({ context }) => context.isHome, target: 'open' } } },
    open: { after: { 3000: 'shut' } },
  },
})

export type Doorbell = { bell: typeof bell; door: typeof door }
type Step = SystemSeen<Doorbell>

const opens = ({ of }: Step) => of.door.is('open') && !of.door.was('open')

export const laws: Laws<Doorbell> = {
  'it opens only for who rings': whenever(opens, ({ of }) => of.bell.event?.type === 'user.press'),
  'nobody waits outside while somebody is at home': never(
    ({ of }) =>
      of.bell.is('ringing') && !of.bell.was('ringing') && of.door.now.isHome && !of.door.is('open'),
  ),
}

export const doorbell: System<Doorbell> = {
  name: 'doorbell',
  parts: { bell: { machine: bell }, door: { machine: door } },
  direct: { bell: ['user.press'] },
  outside: { left: { '': {} }, entered: { '': {} } },
  join({ bell, door }, { hear }) {
    const rings = bell.on('rang', () => door.send({ type: 'bell.rang' }))
    const endHearing = hear(({ type }) => {
      door.send({ type: type === 'left' ? 'house.left' : 'house.entered' })
    })
    return () => {
      rings.unsubscribe()
      endHearing()
    }
  },
  laws,
}
