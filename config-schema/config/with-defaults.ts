import type { z } from 'zod'
import { Problem } from '../problems/problem.ts'
import { configSchema } from './config.ts'
import type { StateroomConfig } from './define-config.ts'
import { checkConfig } from './mistakes/check-config.ts'
import { isBuilt } from './payload/is-built.ts'
import { isRefused } from './payload/is-refused.ts'
import { isWrittenForPayload } from './payload/written-for-payload.ts'

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
  if (isBuilt(config)) throw new Problem('config.built')
  const mistakes = checkConfig(config).filter(isRefused(config))
  if (mistakes.length > 0)
    throw new Problem('config.invalid', { details: { count: String(mistakes.length) } })

  const parsed = isWrittenForPayload(config)
    ? withContentAsItIs(config)
    : configSchema.parse(config)
  const user = parsed.admin.user ?? parsed.collections.find(({ auth }) => auth)?.slug ?? ''
  return { ...parsed, admin: { ...parsed.admin, user } }
}

/** Payload checks the content itself and fills it in. */
function withContentAsItIs({
  blocks = [],
  collections = [],
  globals = [],
  ...host
}: StateroomConfig): ParsedConfig {
  const content = { blocks, collections: [...collections], globals: [...globals] }
  return { ...configSchema.parse(host), ...(content as Pick<ParsedConfig, keyof typeof content>) }
}
