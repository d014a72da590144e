import type { Payload } from 'payload'

/** Longer than a publication takes. */
const patienceMs = 60_000

/**
 * Lets a planned publication be done again that a server began and did not end: it was killed.
 * Publishing twice does no harm, and not at all does. Always true: asked before due work is looked
 * for.
 */
export async function resumeAbandoned({ db }: Payload): Promise<true> {
  const longAgo = new Date(Date.now() - patienceMs).toISOString()
  await db.updateJobs({
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { processing: { equals: true } },
        { completedAt: { exists: false } },
        { updatedAt: { less_than: longAgo } },
      ],
    },
    data: { processing: false },
  })
  return true
}
