import type { SanitizedConfig } from 'payload'
import type { ServerRequest } from 'srvx'
import type { Rule } from '../handler.ts'
import { withRules } from '../handler.ts'
import { previewReads } from '../preview-reads.ts'
import { isForm } from './content-type.ts'
import { answerHead } from './head.ts'
import { answerOnlyTo } from './known-hosts.ts'
import { limitCost } from './limit-cost.ts'
import { limitLists } from './limit-lists.ts'
import type { RateLimits } from './rate-limits.ts'
import { limitRate } from './rate-limits.ts'
import type { BodyLimits } from './read-bodies.ts'
import { readBodies } from './read-bodies.ts'
import { readOverrides } from './read-override.ts'
import { readableElsewhere } from './readable-elsewhere.ts'
import { refuseGarbage } from './refuse-garbage.ts'
import { refuseTrace } from './refuse-trace.ts'

export interface GateOptions {
  config: SanitizedConfig
  /** Of the pages that are shown in live preview. */
  previewOrigins: readonly string[]
  limits: BodyLimits & RateLimits
  /** The names that this server is asked by; null: whoever passes requests on has looked. */
  hosts: readonly string[] | null
  /** Where the bytes of a file are sent to, with its key after it. */
  targets: string
}

/**
 * What every request passes before its address says who answers it: how it is spelled, how large it is
 * and what it would cost. Whatever comes after sees one spelling of it, so nothing is answered beside it.
 * Only what a path exempts from something is looked up by its path, and then exactly.
 */
export function gate({ config, hosts, limits, previewOrigins, targets }: GateOptions): Rule {
  const { api } = config.routes
  const ofApi = only(({ url }) => isBelow(api, new URL(url).pathname))
  const isTarget = ({ url }: ServerRequest) => new URL(url).pathname.startsWith(targets)
  // A file's bytes are counted as they arrive: a target is signed with the size of its file.
  const hasNoBytes = only(
    (request) => !(request.method === 'PUT' && isForm(request) && isTarget(request)),
  )
  // How much of a file has arrived is a question of its own.
  const isNoTarget = only((request) => !isTarget(request))

  // Who only wants to know whether the server lives often has no name for it.
  const named = only(({ url }) => new URL(url).pathname !== '/healthz')
  const rules = [
    ...(hosts ? [named(answerOnlyTo(hosts))] : []),
    ofApi(readableElsewhere(config)),
    ofApi(limitRate(limits)),
    refuseTrace,
    ofApi(refuseGarbage),
    ofApi(isNoTarget(answerHead)),
    hasNoBytes(readBodies(limits)),
    ofApi(previewReads({ config, origins: previewOrigins })),
    readOverrides,
    ofApi(hasNoBytes(limitCost)),
    ofApi(limitLists),
  ]
  return (next) => withRules(next, rules)
}

/** The rule for these requests; all others pass it by. */
const only =
  (isMeant: (request: ServerRequest) => boolean) =>
  (rule: Rule): Rule =>
  (next) => {
    const ruled = rule(next)
    return (request) => (isMeant(request) ? ruled(request) : next(request))
  }

export const isBelow = (base: string, pathname: string): boolean =>
  pathname === base || pathname.startsWith(`${base}/`)
