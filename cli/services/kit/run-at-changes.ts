import { fork } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs/promises'
import { setTimeout as after } from 'node:timers/promises'

/** ms in which an editor has written all that it writes at once. */
const settling = 150

/** Neither packages nor data, and nothing that begins with a dot. */
const isSource = (file: string): boolean =>
  /\.(?:[cm]?[jt]sx?|json)$/.test(file) &&
  !/(?:^|[\\/])(?:node_modules|dist|\.[^\\/]+)(?:[\\/]|$)/.test(file)

/**
 * Runs this very command without some of its flags, now and whenever a source in the folder changes.
 * A process of its own loads every module anew.
 */
export async function runAtChanges(dir: string, isKept: (arg: string) => boolean): Promise<void> {
  const [, script = '', ...args] = process.argv
  const run = () => once(fork(script, args.filter(isKept)), 'exit')
  let running: Promise<unknown> = run()
  let isWaiting = false
  const again = async () => {
    await running
    await after(settling)
    isWaiting = false
    running = run()
  }

  for await (const { filename } of watch(dir, { recursive: true })) {
    if (isWaiting || filename === null || !isSource(filename)) continue
    isWaiting = true
    void again()
  }
}
