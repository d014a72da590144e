import { existsSync, readdirSync } from 'node:fs'
import type { AnyPlan, AnySystem } from '#testing'
import { inProject } from '../../../scripts/kit/root.ts'
import { behaviorFileOf } from './behavior-file.ts'
import type { Proven } from './proven.ts'

/** Something that is shown at length, and stays true for as long as nothing changes that runs in it. */
export interface Proof {
  name: string
  /** The files that it begins with. */
  runs: readonly string[]
  prove: () => Promise<Proven>
}

const planOf = (name: string) => `machines/${name}/${name}.plan.ts`

const machine = (name: string): Proof => ({
  name,
  runs: [planOf(name), behaviorFileOf(name), 'tests/kit/proofs/prove-machine.ts'].filter((file) =>
    existsSync(inProject(file)),
  ),
  async prove() {
    const { plan } = (await import(inProject(planOf(name)))) as { plan: AnyPlan }
    const { proveMachine } = await import('./prove-machine.ts')
    return proveMachine(name, plan)
  },
})

const systemOf = (name: string) => `machines/${name}/${name}.system.ts`

const system = (name: string): Proof => ({
  name,
  runs: [systemOf(name), 'tests/kit/proofs/prove-system.ts'],
  async prove() {
    const { system } = (await import(inProject(systemOf(name)))) as { system: AnySystem }
    const { proveSystem } = await import('./prove-system.ts')
    return proveSystem(system)
  },
})

const chaos: Proof = {
  name: 'chaos',
  runs: ['tests/kit/proofs/prove-chaos.ts'],
  prove: async () => (await import('./prove-chaos.ts')).proveChaos(),
}

const machines = readdirSync(inProject('machines'))

/** What `npm test` need not show again where it is recorded: every machine with a plan, every system, and the chaos. */
export const proofs: readonly Proof[] = [
  ...machines.filter((name) => existsSync(inProject(planOf(name)))).map(machine),
  ...machines.filter((name) => existsSync(inProject(systemOf(name)))).map(system),
  chaos,
]
