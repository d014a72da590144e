import { fork } from 'node:child_process'
import { once } from 'node:events'

/** A process of ours that failed and has said why. */
export class ChildFailed extends Error {
  constructor(readonly exitCode: number) {
    super(`A child process ended with ${exitCode}.`)
  }
}

/** The options that make this command its own child, which does one thing and ends. */
export const apart = { build: '--only-build', prepare: '--only-prepare' } as const

/**
 * Runs this very command in a child that makes the tables, seeds or builds the components, and ends:
 * what that takes hundreds of megabytes for is not needed again.
 */
export async function runApart(flag: (typeof apart)[keyof typeof apart]): Promise<void> {
  const child = fork(process.argv[1]!, [...process.argv.slice(2), flag])
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new ChildFailed(code ?? 1)
}

/** Of the child: it does not outlive who wants it. */
export function endWithParent(): void {
  process.once('disconnect', () => process.exit(1))
}
