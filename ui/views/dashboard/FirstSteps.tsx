import { useAddresses } from '../../kit/addresses.ts'
import { useConfig } from '../../kit/config.ts'
import type { EntityGroup } from '../../kit/entity-groups.ts'
import { useText } from '../../kit/text.tsx'
import { classes } from '../../parts/classes.ts'
import { Link } from '../../parts/Link.tsx'
import lines from './DashboardLines.module.css'
import { DashboardSection } from './DashboardSection.tsx'
import type { Latest } from './use-latest.ts'

interface Props {
  groups: readonly EntityGroup[]
  recent: Latest
}

/** What to do in a project in which nobody wrote anything yet; nothing in any other. */
export function FirstSteps({ groups, recent }: Props) {
  const text = useText()
  const { auth, isAdministrator } = useConfig()
  const addresses = useAddresses()
  const isPerson = ({ slug }: { slug: string }) => slug === auth.collection
  const isEmpty = !recent.isLoading && !recent.isUnknown && recent.documents.length === 0
  if (!isEmpty) return null
  const offered = groups.flatMap(({ entities }) => entities)
  const written = offered.find((entity) => entity.create && !isPerson(entity))
  return (
    <DashboardSection label={text('dashboard.firstSteps')}>
      <ol>
        {written?.create && (
          <Step href={written.create.href} label={text('dashboard.firstSteps.write')} />
        )}
        {offered.find(isPerson)?.create && (
          <Step
            href={addresses.create(auth.collection)}
            label={text('dashboard.firstSteps.invite')}
          />
        )}
        {isAdministrator && (
          <li className={lines.line}>
            <span>
              {text('dashboard.firstSteps.collection', { command: 'npx stateroom add collection' })}
            </span>
          </li>
        )}
      </ol>
    </DashboardSection>
  )
}

const Step = ({ href, label }: { href: string; label: string }) => (
  <li className={lines.line}>
    <Link href={href} className={classes(lines.link, lines.title)}>
      {label}
    </Link>
  </li>
)
