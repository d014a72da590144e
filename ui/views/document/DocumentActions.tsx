import { shallowEqual, useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal, SaveIntent } from '#config-schema'
import type { TextKey } from '#locales'
import type { DocumentActor, DocumentContext, Objection } from '#machines/document'
import { isNew, objections } from '#machines/document'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useText } from '../../kit/text.ts'
import type { ButtonKind } from '../../parts/Button.tsx'
import { Button } from '../../parts/Button.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { EllipsisIcon, Redo2Icon, Undo2Icon } from '../../parts/icons.ts'
import { Menu, MenuItem, MenuLink } from '../../parts/Menu.tsx'
import type { DocumentActors } from './actors.ts'
import { useCopyTargets } from './copy/use-copy-targets.ts'
import css from './DocumentActions.module.css'
import { step } from './use-history.ts'

interface Props {
  actors: DocumentActors
  entity: ClientCollection | ClientGlobal
}

/** Saving, and the rarer things behind a menu. Whether one may is asked of the machine. */
export function DocumentActions({ actors, entity }: Props) {
  const { document } = actors
  const isPublished = useSelector(document, ({ context }) => context.isPublic)
  return (
    <div className={css.root}>
      <HistoryButtons actors={actors} />
      <div className={css.saves}>
        {entity.drafts ? (
          <>
            <SaveButton
              document={document}
              intent="draft"
              kind="plain"
              label="document.saveDraft"
            />
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
      </div>
      <MoreActions actors={actors} entity={entity} />
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
  const isSaving = useSelector(document, (state) => state.matches({ open: 'saving' }))
  const isMine = useSelector(document, ({ context }) => context.intent === intent)
  const isQueued = useSelector(document, ({ context }) => context.next === intent)
  const against = useSelector(document, ({ context }) => objections(context, intent), shallowEqual)
  if (against.includes('notPermitted')) return null
  const isBusy = isQueued || (isSaving && isMine)
  const isRefused = against.length > 0 && !isSaving
  return (
    <Button
      id={intent === 'draft' ? 'action-save-draft' : 'action-save'}
      kind={kind}
      busy={isBusy}
      refusal={isRefused ? against.map((one) => text(reasons[one])).join(' ') : undefined}
      onClick={() => document.send({ type: 'user.save', intent })}
    >
      {text(label)}
    </Button>
  )
}

/** Why a save is refused, in words: every guard that says no. */
const reasons: Record<Objection, TextKey> = {
  notPermitted: 'problem.access.refused',
  conflicts: 'document.objection.conflicts',
  nothingChanged: 'document.objection.nothingChanged',
  notPublic: 'problem.document.neverPublished',
  noDraft: 'document.objection.noDraft',
}

function HistoryButtons({ actors: { document, history } }: { actors: DocumentActors }) {
  const text = useText()
  const canUndo = useSelector(history, ({ context }) => context.past.length > 0)
  const canRedo = useSelector(history, ({ context }) => context.future.length > 0)
  if (!canUndo && !canRedo) return null
  return (
    <>
      <IconButton
        id="action-undo"
        label={text('document.undo')}
        icon={<Undo2Icon />}
        refusal={canUndo ? undefined : text('document.nothingToUndo')}
        onClick={() => step('user.undo', document, history)}
      />
      <IconButton
        id="action-redo"
        label={text('document.redo')}
        icon={<Redo2Icon />}
        refusal={canRedo ? undefined : text('document.nothingToRedo')}
        onClick={() => step('user.redo', document, history)}
      />
    </>
  )
}

function MoreActions({ actors: { copy, document, errand, schedule }, entity }: Props) {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const canDiscard = useSelector(document, (state) => state.can({ type: 'user.revert' }))
  const canUnpublish = useSelector(document, ({ context }) => may(context, 'unpublish', entity))
  const canRevert = useSelector(document, ({ context }) => may(context, 'revert', entity))
  const isStored = useSelector(document, ({ context }) => !isNew(context))
  const mayDelete = useSelector(document, ({ context }) => context.permissions.delete)
  const mayPublish = useSelector(document, ({ context }) => context.permissions.publish)
  const canSchedule =
    useSelector(schedule, (state) => state.can({ type: 'user.open' })) && mayPublish
  const targets = useCopyTargets(document, entity)
  const canCopy = targets.length > 0
  const canCreate = 'create' in entity.access && entity.access.create
  const canDuplicate = canCreate && isStored
  const canDelete = isStored && mayDelete && 'labels' in entity
  if (
    !(canDiscard || canUnpublish || canRevert || canDelete || canCreate || canCopy || canSchedule)
  ) {
    return null
  }
  return (
    <Menu
      label={text('document.more')}
      align="end"
      trigger={<IconButton label={text('document.more')} icon={<EllipsisIcon />} />}
    >
      {canDiscard && (
        <MenuItem id="action-revert" onSelect={() => document.send({ type: 'user.revert' })}>
          {text('document.revert')}
        </MenuItem>
      )}
      {canRevert && (
        <MenuItem
          id="action-revert-to-published"
          onSelect={() => errand.send({ type: 'user.ask', errand: 'revert' })}
        >
          {text('document.revertToPublished')}
        </MenuItem>
      )}
      {canUnpublish && (
        <MenuItem
          id="action-unpublish"
          onSelect={() => errand.send({ type: 'user.ask', errand: 'unpublish' })}
        >
          {text('document.unpublish')}
        </MenuItem>
      )}
      {canSchedule && (
        <MenuItem id="schedule-publish" onSelect={() => schedule.send({ type: 'user.open' })}>
          {text('schedule.open')}
        </MenuItem>
      )}
      {canCreate && (
        <MenuLink id="action-create" href={carried(addresses.create(entity.slug))}>
          {text('document.createNew')}
        </MenuLink>
      )}
      {canDuplicate && (
        <MenuItem
          id="action-duplicate"
          onSelect={() => errand.send({ type: 'user.ask', errand: 'duplicate' })}
        >
          {text('document.duplicate')}
        </MenuItem>
      )}
      {canCopy && (
        <MenuItem
          id="action-copy-to-locale"
          onSelect={() => copy.send({ type: 'user.open', to: targets.length === 1 ? targets : [] })}
        >
          {text('copy.open')}
        </MenuItem>
      )}
      {canDelete && (
        <MenuItem
          id="action-delete"
          kind="danger"
          onSelect={() => errand.send({ type: 'user.ask', errand: 'delete' })}
        >
          {text('document.delete')}
        </MenuItem>
      )}
    </Menu>
  )
}

const may = (
  context: DocumentContext,
  intent: SaveIntent,
  { drafts }: ClientCollection | ClientGlobal,
): boolean => drafts !== null && objections(context, intent).length === 0
