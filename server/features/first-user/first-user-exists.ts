import type { Payload, PayloadRequest } from 'payload'

/** Whether anybody can sign in to the admin already. */
export async function firstUserExists(payload: Payload, req?: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: payload.config.admin.user,
    ...(req && { req }),
  })
  return totalDocs > 0
}
