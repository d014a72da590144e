import type { ServerRequest } from 'srvx'

/** Answers a request. */
export type Handler = (request: ServerRequest) => Response | Promise<Response>

/** Adds one rule to a handler. */
export type Rule = (next: Handler) => Handler

/** The handler with the rules around it; the first rule sees a request first. */
export const withRules = (handler: Handler, rules: readonly Rule[]): Handler =>
  rules.reduceRight((next, rule) => rule(next), handler)
