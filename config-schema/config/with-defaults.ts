import type { z } from 'zod'
import { Problem } from '../problems/problem.ts'
import { configSchema } from './config.ts'
import type { StateroomConfig } from './define-config.ts'
import { checkConfig } from './mistakes/check-config.ts'

type ParsedConfig = z.output<typeof configSchema>

/** What the server works with: every default filled in. */
export interface ResolvedConfig extends Omit<ParsedConfig, 'admin'> {
  admin: ParsedConfig['admin'] & { user: string }
}

/**
 * Fills in every default. The answer is a fresh copy each time: Payload changes the config that it
 * is given, and must not change the site owner's.
 */
export function withDefaults(config: StateroomConfig): ResolvedConfig {
  const mistakes = checkConfig(config)
  if (mistakes.length > 0)
    throw new Problem('config.invalid', { details: { count: String(mistakes.length) } })

  const parsed = configSchema.parse(config)
  const user = parsed.admin.user ?? parsed.collections.find(({ auth }) => auth)?.slug ?? ''
  return { ...parsed, admin: { ...parsed.admin, user } }
}
