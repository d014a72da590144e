import { AsyncLocalStorage } from 'node:async_hooks'
import type { Payload, PayloadRequest } from 'payload'
import type { Document } from '../../kit/document.ts'
import { publishTask } from '../../kit/publish-jobs.ts'
import { isDryRun } from '../dry-run/dry-run.ts'

/** What is done while a plan is carried out: Payload saves as if the site's own code did it. */
const carryingOut = new AsyncLocalStorage<true>()

const wrapped = new WeakSet<object>()

/** Notes of what Payload does for a plan that is due that nobody of the site's code asked for it. */
export function notePlans({ config }: Payload): void {
  for (const task of config.jobs?.tasks ?? []) {
    const { handler } = task
    if (task.slug !== publishTask || typeof handler !== 'function' || wrapped.has(handler)) continue
    const inPlan = (...given: Parameters<typeof handler>) =>
      carryingOut.run(true, async () => handler(...given))
    wrapped.add(inPlan)
    task.handler = inPlan as typeof handler
  }
}

/**
 * Whether a save may be held to a review: one that a request asked for or a plan. The site's own code
 * publishes what it likes by the Local API.
 */
export function isHeld(req: PayloadRequest, document: Document | { slug: string }): boolean {
  if (req.payloadAPI !== 'local' || carryingOut.getStore()) return true
  if ('global' in document) return isDryRun(req, 'globals', document.global.slug)
  return 'id' in document
    ? isDryRun(req, document.collection.slug, document.id)
    : isDryRun(req, document.slug, null)
}
