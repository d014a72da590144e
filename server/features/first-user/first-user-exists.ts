import type { Payload } from 'payload'

/** Whether anybody can sign in to the admin already. */
export async function firstUserExists(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: payload.config.admin.user })
  return totalDocs > 0
}
