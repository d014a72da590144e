import type { PayloadRequest } from 'payload'
import type { SignedOutConfig } from '#contracts/admin-config'
import { setupTokenHeader } from '#contracts/admin-config'
import type { ClientField } from '#contracts/fields'
import type { FindComponent } from '../../components/find-component.ts'
import { firstUserExists } from '../../features/first-user/first-user-exists.ts'
import type { FirstUserGuard } from '../../features/first-user/first-user-guard.ts'
import { collectionFields } from './entities/collection.ts'
import { fieldProjector } from './fields/project-fields.ts'
import { siteOf } from './site.ts'
import { textsFor } from './texts.ts'

/** What a visitor gets who has not signed in: enough for the login screen, and for the first user. */
export async function signedOutConfig(
  req: PayloadRequest,
  siteName: string,
  firstUser: FirstUserGuard,
  components: FindComponent,
): Promise<SignedOutConfig> {
  const needsFirstUser = !(await firstUserExists(req.payload))
  const mayMakeIt = needsFirstUser && firstUser.allows(req.headers.get(setupTokenHeader))
  return {
    kind: 'signedOut',
    ...siteOf(req, siteName, components),
    needsFirstUser,
    firstUserFields: mayMakeIt ? firstUserFields(req) : [],
  }
}

/** Whoever makes the first user may fill in every field, but cannot point at documents yet. */
function firstUserFields(req: PayloadRequest): readonly ClientField[] {
  const { blocks, collections, config } = req.payload
  // Who may administer the site is told once they are signed in.
  const readText = textsFor(req, () => undefined)
  const project = fieldProjector({
    // Before the sign-in there are the panel's own fields only.
    components: () => undefined,
    isVisible: () => false,
    blocks,
    allows: () => false,
    looksAtDocument: () => false,
  })
  return collectionFields(collections[config.admin.user]!.config, true, readText, project)
}
