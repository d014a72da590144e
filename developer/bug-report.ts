import type { AnyStateMachine } from 'xstate'
import type { BugReport, Trace } from '#testing'
import { withoutTexts } from './hide-texts.ts'
import type { Watched } from './watched.ts'

/** What happened to these actors, without what people wrote; the oldest first. */
export async function bugReportOf(all: readonly Watched[], page: Document): Promise<BugReport> {
  const told = await Promise.all(all.toReversed().map(tell))
  return {
    format: 1,
    madeAt: new Date().toISOString(),
    screen: screenOf(page.location.pathname),
    browser: navigator.userAgent,
    traces: told.flatMap(({ trace }) => trace ?? []),
    leftOut: [...new Set(told.flatMap(({ machine, trace }) => (trace === null ? [machine] : [])))],
  }
}

async function tell({ actor, machine, tape }: Watched): Promise<{
  machine: string
  trace: Trace | null
}> {
  const { logic } = actor as unknown as { logic: AnyStateMachine }
  return { machine, trace: await withoutTexts(logic, tape.trace()) }
}

/** `/admin/collections/posts/12` becomes `/admin/collections/posts/…`. */
const screenOf = (path: string): string => path.replace(/(\/collections\/[^/]+\/).+$/, '$1…')
