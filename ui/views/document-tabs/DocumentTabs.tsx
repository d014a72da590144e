import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import { isNewDocument } from '#contracts/document-ref'
import type { DocumentRef } from '#contracts/documents'
import type { Action } from '../../actions/action.ts'
import { useOffered } from '../../actions/use-offered.ts'
import { useText } from '../../kit/text.tsx'
import { Link } from '../../parts/Link.tsx'
import { newWindow } from '../../parts/new-window.ts'
import css from './DocumentTabs.module.css'
import type { DocumentTab } from './use-document-tabs.ts'
import { useDocumentTabs } from './use-document-tabs.ts'
import { useTabActions } from './use-tab-actions.ts'

interface Props {
  entity: ClientCollection | ClientGlobal
  document: DocumentRef
}

/** The ways between the screens of one document; one that does not exist yet has none (NAV-4). */
export function DocumentTabs({ entity, document }: Props) {
  const text = useText()
  const tabs = useDocumentTabs(entity, document)
  if (tabs.length < 2 || isNewDocument(document)) return null
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

/** Where one is already is no link; from below it one can go up by mouse, not by tab key. */
function TabFace({ tab }: { tab: DocumentTab }) {
  const { id, label, count, href, isActive, isHere, opensWindow } = tab
  const face = {
    id: `tab-${id}`,
    className: css.tab,
    ...(isActive && { 'aria-current': 'page' as const }),
    children: (
      <>
        {label}
        {count !== undefined && <span className={css.count}>{count}</span>}
      </>
    ),
  }
  if (isActive && isHere) return <span {...face} />
  return (
    <Link
      {...face}
      href={href}
      {...(isActive && { tabIndex: -1 })}
      {...(opensWindow && newWindow)}
    />
  )
}
