import type { CollectionConfig, PayloadRequest } from 'payload'
import magazine from '../../../examples/magazine/stateroom.config.ts'

/** As sites for several teams do it: a cookie names the one whose documents the lists show. */
const ofTeam = ({ req }: { req: PayloadRequest }) =>
  req.headers.get('cookie')?.includes('team=letters') ? { slug: { equals: 'typography' } } : null

/** The magazine, whose list of categories is that of a team. */
export default {
  ...magazine,
  collections: magazine.collections!.map((collection: CollectionConfig) =>
    collection.slug === 'categories'
      ? { ...collection, admin: { ...collection.admin, baseFilter: ofTeam } }
      : collection,
  ),
}
