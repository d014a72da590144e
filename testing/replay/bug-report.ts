import { isRecord } from '../objects.ts'
import { readTrace } from './read-trace.ts'
import type { Trace } from './trace.ts'

/** What happened to the machines of a page, for whoever looks into it. */
export interface BugReport {
  format: 1
  /** When it was made, as an ISO date. */
  madeAt: string
  /** The part of the panel, without the ids of documents. */
  screen: string
  browser: string
  traces: readonly Trace[]
  /** Machines that can't be told without what people wrote. */
  leftOut: readonly string[]
}

/**
 * The traces in the text of a file: that of a test, or all of a report.
 *
 * @throws {ModelError} `trace.unreadable`, naming the place
 */
export function readTraces(json: string): Trace[] {
  const traces = tracesIn(json)
  return traces === null ? [readTrace(json)] : traces.map((one) => readTrace(JSON.stringify(one)))
}

function tracesIn(json: string): unknown[] | null {
  try {
    const report: unknown = JSON.parse(json)
    return isRecord(report) && Array.isArray(report.traces) ? report.traces : null
  } catch {
    return null
  }
}
