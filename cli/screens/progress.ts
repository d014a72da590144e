import type { RunEvent, Tell } from './run-events.ts'

/** What the screen shows: everything in it follows from the events so far. */
export interface Progress {
  /** ms on the clock of the events. */
  begunAt: number
  now: number
  machines: readonly MachineProgress[]
  /** What was found, the oldest first; it stays on the terminal. */
  found: readonly Found[]
}

export interface MachineProgress {
  machine: string
  done: number
  of: number
  /** 0 to 1. */
  filled: number
  found: number
  /** How it ended; none: it has not. */
  lines: readonly string[]
  isGood: boolean
}

export interface Found {
  key: string
  machine: string
  lines: readonly string[]
}

/** Seconds until all is done, at the speed so far; null as long as nobody can tell. */
export function secondsLeft({ begunAt, machines, now }: Progress): number | null {
  const done = machines.reduce((sum, machine) => sum + machine.done, 0)
  const of = machines.reduce((sum, machine) => sum + machine.of, 0)
  const isUnknown = machines.some((machine) => machine.of === 0 && machine.lines.length === 0)
  if (isUnknown || done === 0 || done >= of || now === begunAt) return null
  return Math.ceil((((now - begunAt) / done) * (of - done)) / 1000)
}

/** Progress that a view can follow. */
export interface Stage {
  tell: Tell
  get: () => Progress
  subscribe: (listener: () => void) => () => void
}

export function createStage(clock: () => number = () => performance.now()): Stage {
  const listeners = new Set<() => void>()
  const begunAt = clock()
  let progress: Progress = { begunAt, now: begunAt, machines: [], found: [] }
  return {
    tell(event) {
      progress = withEvent({ ...progress, now: clock() }, event)
      for (const listener of listeners) listener()
    },
    get: () => progress,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function withEvent(progress: Progress, event: RunEvent): Progress {
  switch (event.kind) {
    case 'planned': {
      const begun = { ...unbegun, machine: event.machine, of: event.of }
      return { ...progress, begunAt: progress.now, machines: [...progress.machines, begun] }
    }
    case 'went': {
      const { done, of, filled } = event
      return changed(progress, event.machine, () => ({ done, of, filled }))
    }
    case 'found': {
      const { machine, lines } = event
      const found = [...progress.found, { key: `${progress.found.length}`, machine, lines }]
      return changed({ ...progress, found }, machine, (before) => ({ found: before.found + 1 }))
    }
    case 'ended': {
      const { lines, isGood } = event
      return changed(progress, event.machine, () => ({ lines, isGood }))
    }
  }
}

const unbegun = { done: 0, filled: 0, found: 0, lines: [], isGood: true }

const changed = (
  progress: Progress,
  machine: string,
  change: (before: MachineProgress) => Partial<MachineProgress>,
): Progress => ({
  ...progress,
  machines: progress.machines.map((one) =>
    one.machine === machine ? { ...one, ...change(one) } : one,
  ),
})
