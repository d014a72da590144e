import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal, SaveIntent } from '#config-schema'
import type { TextKey } from '#locales'
import type { DocumentActor } from '#machines/document'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useText } from '../../kit/text.ts'
import type { ButtonKind } from '../../parts/Button.tsx'
import { Button } from '../../parts/Button.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { EllipsisIcon } from '../../parts/icons.ts'
import { Menu, MenuItem, MenuLink } from '../../parts/Menu.tsx'
import css from './DocumentActions.module.css'

interface Props {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
}

/** Saving, and the rarer things behind a menu. Whether one may is asked of the machine. */
export function DocumentActions({ document, entity }: Props) {
  const isPublished = useSelector(document, ({ context }) => context.base._status === 'published')
  return (
    <div className={css.root}>
      {entity.drafts ? (
        <>
          <SaveButton document={document} intent="draft" kind="plain" label="document.saveDraft" />
          <SaveButton
            document={document}
            intent="publish"
            kind="primary"
            label={isPublished ? 'document.publishChanges' : 'document.publish'}
          />
        </>
      ) : (
        <SaveButton document={document} intent="save" kind="primary" label="document.save" />
      )}
      <MoreActions document={document} entity={entity} />
    </div>
  )
}

interface SaveButtonProps {
  document: DocumentActor
  intent: SaveIntent
  kind: ButtonKind
  label: TextKey
}

function SaveButton({ document, intent, kind, label }: SaveButtonProps) {
  const text = useText()
  const can = useSelector(document, (state) => state.can({ type: 'user.save', intent }))
  const isGranted = useSelector(
    document,
    ({ context }) => context.permissions[intent === 'publish' ? 'publish' : 'update'],
  )
  const isSaving = useSelector(document, (state) => state.matches({ open: { content: 'saving' } }))
  const isMine = useSelector(document, ({ context }) => context.intent === intent)
  if (!isGranted) return null
  const reason = text(isSaving ? 'document.status.saving' : 'document.nothingToSave')
  return (
    <Button
      id={intent === 'draft' ? 'action-save-draft' : 'action-save'}
      kind={kind}
      busy={isSaving && isMine}
      refusal={can || (isSaving && isMine) ? undefined : reason}
      onClick={() => document.send({ type: 'user.save', intent })}
    >
      {text(label)}
    </Button>
  )
}

function MoreActions({ document, entity }: Props) {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const canRevert = useSelector(document, (state) => state.can({ type: 'user.revert' }))
  const canDelete = useSelector(document, (state) => state.can({ type: 'user.delete' }))
  const canCreate = 'create' in entity.access && entity.access.create
  if (!canRevert && !canDelete && !canCreate) return null
  return (
    <Menu
      label={text('document.more')}
      align="end"
      trigger={<IconButton label={text('document.more')} icon={<EllipsisIcon />} />}
    >
      {canRevert && (
        <MenuItem id="action-revert" onSelect={() => document.send({ type: 'user.revert' })}>
          {text('document.revert')}
        </MenuItem>
      )}
      {canCreate && (
        <MenuLink id="action-create" href={carried(addresses.create(entity.slug))}>
          {text('document.createNew')}
        </MenuLink>
      )}
      {canDelete && (
        <MenuItem
          id="action-delete"
          kind="danger"
          onSelect={() => document.send({ type: 'user.delete' })}
        >
          {text('document.delete')}
        </MenuItem>
      )}
    </Menu>
  )
}
