import type { EntityGroup } from '../../kit/entity-groups.ts'
import lines from './DashboardLines.module.css'
import { EntityEntry } from './EntityEntry.tsx'

/** The collections and globals of a group. */
export const EntityGroupSection = ({ label, entities }: EntityGroup) => (
  <section aria-label={label}>
    <h2 className={lines.heading}>{label}</h2>
    <ul>
      {entities.map((entity) => (
        <EntityEntry key={entity.href} entity={entity} />
      ))}
    </ul>
  </section>
)
