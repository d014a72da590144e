import type { PayloadRequest } from 'payload'
import { executeAccess } from 'payload'
import { mayUsePanel } from './may-use-panel.ts'

/** Whoever may change every user of a collection decides what they may: that is an administrator. */
export async function mayUpdateAll(req: PayloadRequest, slug: string): Promise<boolean> {
  if (!(await mayUsePanel(req))) return false
  const { access } = req.payload.collections[slug]!.config
  return (await executeAccess({ disableErrors: true, req }, access.update)) === true
}
