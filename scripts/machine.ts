import { existsSync } from 'node:fs'
import { inProject } from './kit/root.ts'
import { runCommand, runScript } from './kit/run-tool.ts'
import { stopwatch } from './kit/seconds.ts'

/**
 * `npm run machine lock`: what a machine needs after a change of its chart. Tests it and writes its
 * behavior, draws its diagram, and records its proof.
 */
export async function main([name]: string[]): Promise<number> {
  if (name === undefined || !existsSync(inProject(`machines/${name}/${name}.plan.ts`))) {
    console.error('Name a machine that has a plan, such as "npm run machine lock".')
    return 1
  }
  const time = stopwatch()
  const steps = [
    () => runCommand('test', name, '--accept'),
    () => runScript('draw-machines'),
    () => runScript('prove', name),
  ]
  for (const step of steps) {
    const code = await step()
    if (code !== 0) return code
  }
  console.log(`Read the diff of machines/${name}/${name}.behavior.txt. Done in ${time()}.`)
  return 0
}
