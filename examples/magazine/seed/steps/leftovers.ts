import type { Payload } from 'payload'

/** Removes what an interrupted seed has left behind. */
export async function removeLeftovers(payload: Payload): Promise<void> {
  for (const collection of ['posts', 'pages', 'authors', 'categories', 'media'] as const) {
    await payload.delete({ collection, where: { id: { exists: true } } })
  }
}
