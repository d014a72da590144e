interface Sample {
  at: number
  bytes: number
}

/** How fast an upload is, over the last seconds. */
export interface Pace {
  /** What was there before isn't speed. */
  begin(bytes: number, at: number): void
  add(bytes: number, at: number): void
  /** Bytes a second; null: not known yet. */
  now(): number | null
}

/** ms */
const looksBack = 8_000
const leastTime = 500

export function createPace(): Pace {
  let samples: Sample[] = []
  return {
    begin(bytes, at) {
      samples = [{ at, bytes }]
    },
    add(bytes, at) {
      // What goes back has begun anew.
      if (bytes < (samples.at(-1)?.bytes ?? 0)) samples = []
      samples = [...samples.filter((sample) => at - sample.at < looksBack), { at, bytes }]
    },
    now() {
      const [first, last] = [samples[0], samples.at(-1)]
      if (!first || !last || last.at - first.at < leastTime) return null
      return ((last.bytes - first.bytes) * 1000) / (last.at - first.at)
    },
  }
}

/** Seconds; null: not to be told. */
export const timeLeft = (bytes: number, pace: number | null): number | null =>
  pace === null || pace <= 0 ? null : Math.ceil(bytes / pace)
