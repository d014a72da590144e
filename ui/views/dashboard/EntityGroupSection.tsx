import type { EntityGroup } from '../../kit/entity-groups.ts'
import { DashboardSection } from './DashboardSection.tsx'
import { EntityEntry } from './EntityEntry.tsx'

/** The collections and globals of a group. */
export const EntityGroupSection = ({ label, entities }: EntityGroup) => (
  <DashboardSection label={label}>
    <ul>
      {entities.map((entity) => (
        <EntityEntry key={entity.href} entity={entity} />
      ))}
    </ul>
  </DashboardSection>
)
