import { fork } from 'node:child_process'
import { once } from 'node:events'

/** A process of ours that failed and has said why. */
export class ChildFailed extends Error {
  constructor(readonly exitCode: number) {
    super(`A child process ended with ${exitCode}.`)
  }
}

/** The option that makes this command its own child. */
export const onlySeedFlag = '--only-seed'

/**
 * Runs this very command in a child that makes the tables, builds the components, seeds and ends:
 * what that takes hundreds of megabytes for is not needed again.
 */
export async function seedApart(): Promise<void> {
  const child = fork(process.argv[1]!, [...process.argv.slice(2), onlySeedFlag])
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new ChildFailed(code ?? 1)
}

/** Of the child: it does not outlive who wants it. */
export function endWithParent(): void {
  process.once('disconnect', () => process.exit(1))
}
