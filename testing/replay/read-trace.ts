import { ModelError } from '../model-error.ts'
import { isRecord } from '../objects.ts'
import type { Trace } from './trace.ts'

/**
 * A trace from the text of its file.
 *
 * @throws {ModelError} `trace.unreadable`, naming the place
 */
export function readTrace(json: string): Trace {
  const trace = parsed(json)
  const wrong = wrongWith(trace)
  if (wrong) throw unreadable(wrong)
  return trace as Trace
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (cause) {
    throw unreadable('it is no JSON, or only a part of it', cause)
  }
}

function wrongWith(trace: unknown): string | undefined {
  if (!isRecord(trace)) return 'it is no object'
  if (trace.format !== 1) return `its format is ${JSON.stringify(trace.format)}, not 1`
  if (typeof trace.machine !== 'string') return 'machine is no name'
  if (typeof trace.shape !== 'string') return 'shape is no text'
  if (trace.chart !== undefined && !isTexts(trace.chart)) return 'chart is no list of lines'
  if (!isRecord(trace.input)) return 'input is neither { example } nor { value }'
  if (trace.input.example !== undefined && typeof trace.input.example !== 'string') {
    return 'input.example is no name'
  }
  if (!Array.isArray(trace.steps)) return 'steps is no list'
  const wrongs = trace.steps.map((step, index) => {
    const wrong = wrongWithStep(step)
    return wrong && `steps.${index}${wrong}`
  })
  return wrongs.find(Boolean)
}

function wrongWithStep(step: unknown): string | undefined {
  if (!isRecord(step)) return ' is no object'
  if (step.example !== undefined && typeof step.example !== 'string') return '.example is no name'
  switch (step.cause) {
    case 'event':
      return isRecord(step.event) && typeof step.event.type === 'string'
        ? undefined
        : '.event has no type'
    case 'clock':
      return typeof step.ms === 'number' && Number.isFinite(step.ms) && step.ms >= 0
        ? undefined
        : '.ms is no number of milliseconds'
    case 'done':
    case 'failed':
      if (typeof step.work !== 'string') return '.work is no name'
      return typeof step.child === 'string' ? undefined : '.child is no name'
    default:
      return '.cause is none of event, clock, done and failed'
  }
}

const unreadable = (wrong: string, cause?: unknown) =>
  new ModelError(
    'trace.unreadable',
    `This is no trace that can be read: ${wrong}. Take a file that a failing test or a recorder has written.`,
    { cause },
  )

const isTexts = (value: unknown) =>
  Array.isArray(value) && value.every((line) => typeof line === 'string')
