import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Problem } from '#problems'
import type { BehaviorChange, Graph } from '#testing'
import { behaviorOf, compareBehavior } from '#testing'
import type { Terminal } from '../../kit/terminal.ts'
import { runsFromSource } from '../kit/package-root.ts'
import { writeWhole } from '../kit/write-whole.ts'
import type { Model } from './find-models.ts'

/** What speaks against a machine when it's compared with its reviewed behavior. */
export interface BehaviorFinding {
  file: string
  /** Null: nobody has reviewed it yet. */
  change: BehaviorChange | null
}

/** The reviewed behavior of a machine is beside its plan: `lock.behavior.txt`. */
const fileFor = ({ path }: Model): string => path.replace(/\.plan\.[tj]s$/, '.behavior.txt')

/** Null: the machine does what was reviewed. */
export function reviewBehavior(model: Model, graph: Graph): BehaviorFinding | null {
  const path = fileFor(model)
  const file = basename(path)
  if (!existsSync(path)) return { file, change: null }
  const change = compareBehavior(readFileSync(path, 'utf8'), behaviorOf(model.plan, graph))
  return change && { file, change }
}

/** Writes what a machine does now; answers the path, or null where that's written already. */
export function acceptBehavior(model: Model, graph: Graph): string | null {
  const path = fileFor(model)
  const text = behaviorOf(model.plan, graph)
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return null
  writeWhole(path, text)
  return path
}

/**
 * Behavior is accepted by a person who reads it, in a project of their own.
 *
 * @throws {Problem} `behavior.inCI`, `behavior.shipped`
 */
export function mustBeAcceptable({ env }: Pick<Terminal, 'env'>, dir: string | null): void {
  if (env.CI) throw new Problem('behavior.inCI')
  if (dir === null && !runsFromSource) throw new Problem('behavior.shipped')
}
