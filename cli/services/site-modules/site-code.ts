import { join } from 'node:path'
import type { Problem, ProblemData } from '#problems'
import { codeFrame } from './code-frame.ts'
import { brokenCodeOf } from './site-place.ts'
import { frameLine, siteFramesOf } from './site-stack.ts'

/** Below the sentence of a problem: where in the site's code it is. */
export function siteCodeLines({ cause, code, details }: Problem): string[] {
  const broken = code === 'config.unreadable' ? brokenCodeOf(cause, details.file ?? '') : null
  if (broken) return codeFrame(broken.place)
  const frames = siteFramesOf(cause)
  const [first] = frames
  if (first) return [...codeFrame(first.place), ...frames.map(frameLine)]
  // Nobody has foreseen it: whoever looks into it needs all.
  return code === 'unexpected' || code === 'config.onInit'
    ? [String(cause instanceof Error ? cause.stack : cause)]
    : []
}

/** The same below the sentence about a component that couldn't be built. */
export function componentCodeLines({ code, details }: ProblemData, siteDir: string): string[] {
  const [, file, line, column] = /^(.+):(\d+):(\d+)$/.exec(details.place ?? '') ?? []
  if (code !== 'component.notBuilt' || !file) return []
  return codeFrame({ file: join(siteDir, file), line: Number(line), column: Number(column) })
}
