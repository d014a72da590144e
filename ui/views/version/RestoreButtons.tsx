import { useRef } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentPermissions } from '#contracts/documents'
import type { StoredVersion } from '#contracts/versions'
import type { RestoreActor, RestoredAs } from '#machines/restore'
import { ActionButton, ActionItem } from '../../actions/ActionButton.tsx'
import type { Action } from '../../actions/action.ts'
import { useOffered } from '../../actions/use-offered.ts'
import type { Versioned } from '../../client/version-pages.ts'
import { useText } from '../../kit/text.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { ChevronDownIcon } from '../../parts/icons.ts'
import { Menu } from '../../parts/Menu.tsx'
import css from './RestoreButtons.module.css'
import { RestoreDialog } from './RestoreDialog.tsx'
import { useRestore } from './use-restore.ts'
import { waysToRestore } from './ways.ts'

interface Props {
  of: Versioned
  version: StoredVersion
  permissions: DocumentPermissions
  /** When the latest version was saved that this screen knows of. */
  base: string | null
}

/** The ways back to this version, for whoever may change the document. */
export function RestoreButtons({ of, version, permissions, base }: Props) {
  const ways = waysToRestore(version, permissions, {
    hasDrafts: of.entity.drafts !== null,
    isGlobal: of.ref.kind === 'global',
  })
  const place = useRef<HTMLDivElement>(null)
  const restore = useRestore(of, version.id, { ways, base })
  const actions = useRestoreActions(restore, of.entity, ways)
  useOffered(actions, place)
  const [first, ...others] = actions.filter(({ isForbidden }) => !isForbidden)
  return (
    <div ref={place} className={css.root}>
      {first && <ActionButton action={first} kind="primary" />}
      <OtherWays actions={others} />
      <RestoreDialog restore={restore} of={of} />
    </div>
  )
}

function OtherWays({ actions }: { actions: readonly Action[] }) {
  const text = useText()
  if (actions.length === 0) return null
  const label = text('version.restoreOtherwise')
  return (
    <Menu
      label={label}
      align="end"
      trigger={<IconButton label={label} icon={<ChevronDownIcon />} />}
    >
      {actions.map((action) => (
        <ActionItem key={action.id} action={action} />
      ))}
    </Menu>
  )
}

/** Who may not restore is told so by the palette alone. */
function useRestoreActions(
  restore: RestoreActor,
  { drafts }: ClientCollection | ClientGlobal,
  ways: readonly RestoredAs[],
): readonly Action[] {
  const text = useText()
  const offer = (as: RestoredAs, isForbidden = false): Action => ({
    id: as === 'draft' ? 'restore-as-draft' : 'restore-version',
    label: text(as === 'draft' && drafts ? 'version.restoreAsDraft' : 'version.restore'),
    refusal: isForbidden ? text('problem.access.refused') : undefined,
    isForbidden,
    run: () => restore.send({ type: 'user.ask', as }),
  })
  return ways.length === 0 ? [offer('published', true)] : ways.map((as) => offer(as))
}
