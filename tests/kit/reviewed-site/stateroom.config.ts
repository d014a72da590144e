import { settings } from '../../../examples/magazine/globals/settings.ts'
import magazine from '../../../examples/magazine/stateroom.config.ts'

/**
 * The magazine, in which posts and the site's settings are reviewed. Authors ask; editors and admins
 * decide, and need an approval themselves.
 */
export default {
  ...magazine,
  comments: {},
  review: { collections: { posts: {} }, globals: { settings: {} } },
  globals: [{ ...settings, versions: { drafts: true } }],
}
