import { readFileSync } from 'node:fs'
import { createJiti } from 'jiti'
import type { AnyPlan } from '#testing'
import { behaviorOf, checkLaws, compareBehavior, explore, ModelError } from '#testing'
import { inCopy } from './copy.ts'
import type { Fault } from './fault.ts'

/** What notices a fault when `stateroom test` runs. */
export interface Notice {
  /** The laws that are broken. */
  laws: readonly string[]
  /** The machine behaves differently from its reviewed behavior. */
  byText: boolean
  /** The machine can't be explored any more, with the reason. */
  refused: string | null
}

export const isNoticed = ({ laws, byText, refused }: Notice): boolean =>
  laws.length > 0 || byText || refused !== null

/** Whether somebody is told who has accepted the changed behavior without reading it. */
export const isNoticedWithoutText = ({ laws, refused }: Notice): boolean =>
  laws.length > 0 || refused !== null

/** Tests a machine with a fault, or as it is. */
export const notice = (machine: string, fault: Fault | null): Promise<Notice> =>
  inCopy(machine, fault, async (folder) => {
    const place = `${folder}/machines/${machine}/${machine}`
    const { plan } = await createJiti(`${folder}/`).import<{ plan: AnyPlan }>(`${place}.plan.ts`)
    try {
      const graph = explore(plan)
      const laws = checkLaws(plan, graph).flatMap(({ broken }) => broken)
      const reviewed = readFileSync(`${place}.behavior.txt`, 'utf8')
      const change = compareBehavior(reviewed, behaviorOf(plan, graph))
      return { laws, byText: change !== null, refused: null }
    } catch (thrown) {
      if (!(thrown instanceof ModelError)) throw thrown
      return { laws: [], byText: false, refused: thrown.message }
    }
  })
