import type { ClientCollection, ClientGlobal, DocumentRef } from '#config-schema'
import type { Action } from '../../actions/action.ts'
import { useOffered } from '../../actions/use-offered.ts'
import { useText } from '../../kit/text.tsx'
import { Link } from '../../parts/Link.tsx'
import css from './DocumentTabs.module.css'
import type { DocumentTab } from './use-document-tabs.ts'
import { isUnborn, useDocumentTabs } from './use-document-tabs.ts'
import { useTabActions } from './use-tab-actions.ts'

interface Props {
  entity: ClientCollection | ClientGlobal
  document: DocumentRef
}

/** The ways between the screens of one document; one that does not exist yet has none (NAV-4). */
export function DocumentTabs({ entity, document }: Props) {
  const text = useText()
  const tabs = useDocumentTabs(entity, document)
  if (tabs.length < 2 || isUnborn(document)) return null
  return (
    <nav className={css.root} aria-label={text('tabs.label')}>
      <ul className={css.list}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <TabFace tab={tab} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The same for the palette, after what can be done on the screen itself: stands after it. */
export function OfferedTabs({ entity, document }: Props) {
  const tabs = useDocumentTabs(entity, document)
  const actions = useTabActions(entity, document, tabs)
  useOffered(tabs.length < 2 ? none : actions, nowhere)
  return null
}

const none: readonly Action[] = []

/** They have no keys. */
const nowhere = { current: null }

/** Where one is already is no link. */
function TabFace({ tab: { id, label, count, href, isActive, opensWindow } }: { tab: DocumentTab }) {
  const words = (
    <>
      {label}
      {count !== undefined && <span className={css.count}>{count}</span>}
    </>
  )
  if (isActive) {
    return (
      <span id={`tab-${id}`} className={css.tab} aria-current="page">
        {words}
      </span>
    )
  }
  return (
    <Link
      id={`tab-${id}`}
      className={css.tab}
      href={href}
      {...(opensWindow && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {words}
    </Link>
  )
}
