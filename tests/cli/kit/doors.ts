import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '../../server/kit/temporary-folder.ts'
import { Stateroom } from './stateroom.ts'

/** A folder with a machine of a site's own and its plan, outside of this project. */
export interface Doors {
  dir: string
  /** Writes a file anew. */
  write(path: string, content: string): void
}

const chart = `import { setup } from 'xstate'

export const doorMachine = setup({
  types: {
    context: {} as { knocks: number },
    events: {} as { type: 'user.open' } | { type: 'user.shut' } | { type: 'user.knock'; loudness: number },
  },
  guards: { isLoud: ({ event }) => event.type === 'user.knock' && event.loudness > 5 },
}).createMachine({
  id: 'door',
  context: { knocks: 0 },
  initial: 'shut',
  states: {
    shut: {
      meta: { requirement: 'DOOR-1' },
      on: {
        'user.open': { target: 'open', meta: { requirement: ['DOOR-10', 'DOOR-2'] } },
        'user.knock': { guard: 'isLoud', target: 'open' },
      },
    },
    open: { on: { 'user.shut': 'shut' } },
  },
})
`

/** A law that holds. */
const neverShaken = "{ 'nobody counts': always((seen) => seen.now.knocks === 0) }"

export const planOf = ({
  events = "{ 'user.knock': { soft: { loudness: 1 }, loud: { loudness: 9 } } }",
  laws = neverShaken,
} = {}) => `import type { Plan } from 'stateroom-admin/testing'
import { always, never } from 'stateroom-admin/testing'
import { doorMachine } from './door.machine.ts'

export const plan: Plan<typeof doorMachine> = {
  machine: doorMachine,
  events: ${events},
  laws: ${laws},
}
`

/** A law that does not hold, so that every test fails which opens the door. */
export const neverOpen = "{ 'a door <never> opens': never((seen) => seen.is('open')) }"

/** What the door does, as somebody reviewed it. */
const behavior = `# door

## start
begins · → shut · knocks: ⇒ 0

## open
user.shut · → shut
ignores user.knock (loud, soft), user.open

## shut
user.knock (loud), user.open · → open
ignores user.knock (soft), user.shut
`

/** One machine, the door, that is right in every way. */
export function aDoor(plan: string = planOf()): Doors {
  const dir = temporaryFolder('doors')
  const doors: Doors = {
    dir,
    write(path, content) {
      mkdirSync(dirname(join(dir, path)), { recursive: true })
      writeFileSync(join(dir, path), content)
    },
  }
  doors.write('machines/door/door.machine.ts', chart)
  doors.write('machines/door/door.plan.ts', plan)
  doors.write('machines/door/door.behavior.txt', behavior)
  return doors
}

/** `stateroom …` in that folder, until it ends. */
export async function run(
  { dir }: Pick<Doors, 'dir'>,
  args: readonly string[],
  env: Record<string, string> = {},
) {
  const stateroom = new Stateroom({ dir }, args, env)
  const code = await stateroom.ends()
  return { code, out: stateroom.out, err: stateroom.err.trim() }
}

/** Two doors, of which the second opens with the first; `law` is one of both. */
export const aHouse = (law: string) => `import { never } from 'stateroom-admin/testing'
import { plan } from '../door/door.plan.ts'

export const system = {
  name: 'house',
  parts: { one: plan, two: plan },
  direct: { one: ['user.open', 'user.shut'] },
  join({ one, two }) {
    const { unsubscribe } = one.subscribe((state) => {
      if (state.matches('open') && two.getSnapshot().matches('shut')) two.send({ type: 'user.open' })
    })
    return unsubscribe
  },
  laws: { 'no <door> opens': ${law} },
}
`
