import type { z } from 'zod'
import { nearest } from '../../contracts/nearest.ts'
import type { Finding, Path } from './mistake.ts'
import { written } from './written.ts'

type Issue = z.core.$ZodIssue

/** The value has none of the types that it may have. */
export function mismatch(issues: readonly Issue[], path: Path): Finding {
  const input = issues[0]?.input
  const allowed = [...new Set(issues.flatMap(expectedBy))].join(' | ')
  const isChoice = issues.every(({ code }) => code === 'invalid_value')
  if (isChoice && typeof input === 'string') return notAmong(input, issues.flatMap(valuesOf), path)
  const kind = input === undefined ? 'missing' : isChoice ? 'notAllowed' : 'wrongType'
  return { kind, path, found: written(input), allowed }
}

/** The value is none of those that there are to choose from. */
export function notAmong(input: unknown, names: readonly string[], path: Path): Finding {
  return {
    kind: input === undefined ? 'missing' : 'notAllowed',
    path,
    found: written(input),
    allowed: names,
    suggestion: typeof input === 'string' ? nearest(input, names) : null,
  }
}

const valuesOf = (issue: Issue): string[] =>
  issue.code === 'invalid_value' ? issue.values.map(String) : []

const typeNames: Record<string, string> = { int: 'integer', record: 'object', date: 'Date' }

function expectedBy(issue: Issue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(written)
  const expected = issue.code === 'custom' ? issue.params?.expected : Reflect.get(issue, 'expected')
  const name = typeof expected === 'string' ? expected : 'another value'
  return [typeNames[name] ?? name]
}
