import type { AnyStateMachine } from 'xstate'
import type { Trace, TracedStep } from '#testing'
import { actorWorld, replayTrace } from '#testing'

/**
 * The same trace without what people wrote: each text becomes `text 1`, `text 2`, the same text always
 * the same. It goes the same way; null: it wouldn't without its texts.
 */
export async function withoutTexts(machine: AnyStateMachine, trace: Trace): Promise<Trace | null> {
  const way = await wayOf(machine, trace)
  for (const isHidden of [() => true, looksWritten]) {
    const hidden = hideIn(trace, isHidden)
    if ((await wayOf(machine, hidden)) === way) return hidden
  }
  return null
}

/** Names that code gives, such as `draft` or `user-1`, have no spaces and no capitals. */
const looksWritten = (text: string): boolean => !/^[a-z\d._:/-]{1,24}$/.test(text)

/** Where it goes, and what of it can't be done. */
async function wayOf(machine: AnyStateMachine, trace: Trace): Promise<string> {
  try {
    const { failure, left, places } = await replayTrace({ machine }, trace, actorWorld(machine))
    return JSON.stringify([places, left, failure === null])
  } catch (thrown) {
    return String(thrown)
  }
}

function hideIn(trace: Trace, isHidden: (text: string) => boolean): Trace {
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `text ${names.size + 1}`
    names.set(text, name)
    return name
  }
  const hide = (data: unknown): unknown => {
    if (typeof data === 'string') return data !== '' && isHidden(data) ? nameOf(data) : data
    if (Array.isArray(data)) return data.map(hide)
    if (typeof data !== 'object' || data === null) return data
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, hide(value)]))
  }
  const hideStep = (step: TracedStep): TracedStep => {
    if (step.cause === 'clock') return step
    if (step.cause === 'failed') return { ...step, error: hide(step.error) }
    if (step.cause === 'done')
      return 'output' in step ? { ...step, output: hide(step.output) } : step
    return { ...step, event: { ...(hide(step.event) as object), type: step.event.type } }
  }
  const input = 'value' in trace.input ? { value: hide(trace.input.value) } : trace.input
  return { ...trace, input, steps: trace.steps.map(hideStep) }
}
