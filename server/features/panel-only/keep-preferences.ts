import type { PayloadRequest } from 'payload'
import { Forbidden } from 'payload'
import type { DatabaseLayer } from '../../kit/database-layer.ts'
import { mayUsePanel } from '../../kit/may-use-panel.ts'

/** No rule is asked where preferences are written by their own name, by GraphQL as well. */
export const keepPreferences: DatabaseLayer = {
  create: async (creation, next) => {
    await mustBeOfPanel(creation)
    return next(creation)
  },
  updateOne: async (update, next) => {
    await mustBeOfPanel(update)
    return next(update)
  },
}

interface Written {
  collection: string
  req?: Partial<PayloadRequest>
}

async function mustBeOfPanel({ collection, req }: Written): Promise<void> {
  if (collection !== 'payload-preferences' || !req?.user) return
  const asked = req as PayloadRequest
  if (!(await mayUsePanel(asked))) throw new Forbidden(asked.t)
}
