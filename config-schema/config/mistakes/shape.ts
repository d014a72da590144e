import { z } from 'zod'
import { configSchema } from '../config.ts'
import { findingsOf } from './from-issue.ts'
import { loose } from './loose.ts'
import type { Finding, Path } from './mistake.ts'

/** What the schema says is wrong: keys, types, values. */
export function checkShape(config: unknown): Finding[] {
  const findings = issuesOf(config).flatMap((issue) => findingsOf(issue))
  return correctKinds(config, findings) ? [...findings, ...checkShape(config)] : findings
}

/** An unknown key's message carries the keys that are known, for its finding to name the nearest. */
function issuesOf(config: unknown): readonly z.core.$ZodIssue[] {
  const result = configSchema.safeParse(config, {
    reportInput: true,
    error: ({ code, inst }) =>
      code === 'unrecognized_keys' && inst instanceof z.ZodObject
        ? Object.keys(inst.shape).join(' ')
        : undefined,
  })
  return result.error?.issues ?? []
}

/** Behind a misspelt `type` the schema looks no further, so it is put right in the copy. */
function correctKinds(config: unknown, findings: readonly Finding[]): boolean {
  const misspelt = findings.filter(
    ({ kind, path, suggestion }) => kind === 'notAllowed' && path.at(-1) === 'type' && suggestion,
  )
  for (const { path, suggestion } of misspelt) {
    const field = valueAt(config, path.slice(0, -1))
    Object.assign(loose(field), { type: suggestion })
  }
  return misspelt.length > 0
}

const valueAt = (config: unknown, path: Path) =>
  path.reduce<unknown>((value, step) => loose(value)[step], config)
