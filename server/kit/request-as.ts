import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { createLocalReq } from 'payload'

/** A user as the database has them. */
export type StoredUser = Omit<TypedUser, 'collection'>

/** A request of somebody else, to ask what they may know: as they would ask it themselves. */
export const requestAs = (
  { payload, i18n }: { payload: Payload; i18n?: PayloadRequest['i18n'] | undefined },
  collection: string,
  stored: StoredUser,
): Promise<PayloadRequest> =>
  createLocalReq(
    {
      user: { ...stored, collection } as TypedUser,
      req: { ...(i18n && { i18n }), payloadAPI: 'REST' },
    },
    payload,
  )
