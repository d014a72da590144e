import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inProject, root } from './kit/root.ts'
import { stopwatch } from './kit/seconds.ts'

/** A lock that isn't fresh any more is looked at at once. */
export const change = {
  file: 'machines/lock/lock.machine.ts',
  from: "after: { refreshDelay: 'due' }",
  to: "after: { refreshDelay: 'looking' }",
}

/**
 * `npm run count-target`: changes one target of the lock machine in a copy of the last commit, runs
 * the one command that such a change takes, and counts what it costs.
 */
export async function main(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'stateroom-target-'))
  const copy = join(folder, 'copy')
  git(root, 'worktree', 'add', '--quiet', '--detach', copy)
  try {
    symlinkSync(inProject('node_modules'), join(copy, 'node_modules'))
    changeTarget(join(copy, change.file))
    const time = stopwatch()
    const { status } = spawnSync('npm', ['run', 'machine', 'lock'], { cwd: copy, stdio: 'inherit' })
    const took = time()
    const counts = changedIn(copy)
    console.log(counts.map(({ file, lines }) => `${file}: ${lines}`).join('\n'))
    const lines = counts.reduce((sum, one) => sum + one.lines, 0)
    console.log(`One target: ${counts.length} files, ${lines} lines, 1 command, ${took}.`)
    return status ?? 1
  } finally {
    git(root, 'worktree', 'remove', '--force', copy)
    rmSync(folder, { recursive: true })
  }
}

function changeTarget(path: string): void {
  const chart = readFileSync(path, 'utf8')
  if (chart.split(change.from).length !== 2) {
    throw new Error(`${change.file} has no longer one "${change.from}": choose another target.`)
  }
  writeFileSync(path, chart.replace(change.from, change.to))
}

/** The files that differ from the commit, with the lines that a reviewer sees as new. */
function changedIn(copy: string): { file: string; lines: number }[] {
  const rows = git(copy, 'diff', '--numstat').trim().split('\n')
  return rows.map((row) => {
    const [added, , file = ''] = row.split('\t')
    return { file, lines: Number(added) }
  })
}

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8' })
