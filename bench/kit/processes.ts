import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100
const pageBytes = 4096

/** CPU time in milliseconds of a process, its children, and those of them that have ended. */
export const cpuMsOf = (pid: number): number => (ticksOf(pid) * 1000) / ticksPerSecond

/** Memory in MiB that a process and its children hold. */
export const memoryOf = (pid: number): number =>
  (sum(familyOf(pid).map((one) => Number(fieldsOf(one)?.[21] ?? 0))) * pageBytes) / 2 ** 20

/** Watches the whole machine; the result says how many percent of it others than this process used. */
export function watchOthers(): () => number {
  const machine = machineTicks()
  const own = ticksOf(process.pid)
  return () => {
    const now = machineTicks()
    const busy = now.busy - machine.busy - (ticksOf(process.pid) - own)
    return Math.max(0, (busy / (now.total - machine.total)) * 100)
  }
}

const ticksOf = (pid: number): number =>
  sum(
    familyOf(pid).map((one) => {
      const fields = fieldsOf(one) ?? []
      return sum([11, 12, 13, 14].map((index) => Number(fields[index] ?? 0)))
    }),
  )

/** The process and all below it. */
function familyOf(pid: number): number[] {
  const parents = new Map(everyProcess().map((one) => [one, Number(fieldsOf(one)?.[1])]))
  const family = [pid]
  for (const member of family) {
    for (const [one, parent] of parents) if (parent === member) family.push(one)
  }
  return family
}

const everyProcess = (): number[] => readdirSync('/proc').map(Number).filter(Boolean)

/** What stands in `/proc/PID/stat` behind the name, which may hold blanks; null: it is gone. */
function fieldsOf(pid: number): string[] | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

function machineTicks(): { busy: number; total: number } {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const ticks = line.split(/\s+/).slice(1, 9).map(Number)
  const [, , , idle = 0, waiting = 0] = ticks
  return { busy: sum(ticks) - idle - waiting, total: sum(ticks) }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
