/**
 * What happened to a machine, as JSON: the causes only, for everything else follows from them. A
 * failing test, a shrunk walk and a recorded session are the same.
 */
export interface Trace {
  format: 1
  /** The machine's id. */
  machine: string
  /** The hash of the chart that it was taken from. */
  shape: string
  /** That chart, line by line, so that a later one can say what changed. */
  chart?: readonly string[]
  input: TracedInput
  steps: readonly TracedStep[]
  /** When it was recorded, as an ISO date. */
  recordedAt?: string
  /** How many steps came after these and were not kept. */
  cut?: number
  /** The seed of the walk that it was found by. */
  seed?: number
  /** What went wrong, in a sentence. */
  why?: string
}

/** An example stands for data of the plan; where there is none, the data itself is here. */
export type TracedInput = { example: string } | { value?: unknown }

export type TracedStep =
  | { cause: 'event'; event: { type: string; [key: string]: unknown }; example?: string }
  /** `ms` pass. */
  | { cause: 'clock'; ms: number }
  /** Work ends, that of the child of this id; or, where there is none, the oldest of this name. */
  | { cause: 'done'; work: string; child: string; example?: string; output?: unknown }
  | { cause: 'failed'; work: string; child: string; example?: string; error?: unknown }
