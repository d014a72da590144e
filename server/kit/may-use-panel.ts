import type { Access, AccessResult, PayloadRequest } from 'payload'
import { canAccessAdmin } from 'payload'

/** Whether this is somebody for whom the panel is made; users of other collections are not. */
export const mayUsePanel = async (req: PayloadRequest): Promise<boolean> =>
  req.user !== null &&
  (await canAccessAdmin({ req }).then(
    () => true,
    () => false,
  ))

/** The rule, for people of the panel. */
export const forPanel =
  (rule: Access = () => true): Access =>
  async (args): Promise<AccessResult> =>
    (await mayUsePanel(args.req)) && rule(args)
