import { shallowEqual, useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { TextKey } from '#locales'
import type { DocumentSnapshot } from '#machines/document'
import { isNew } from '#machines/document'
import type { DocumentCommand } from '#machines/document-command'
import type { DocumentActors } from '#machines/open-document'
import type { Action } from '../../../actions/action.ts'
import { hasLocalized } from '../../../fields/has-localized.ts'
import { useAddresses } from '../../../kit/addresses.ts'
import { useCarriedLocale } from '../../../kit/carried-locale.ts'
import { useConfig } from '../../../kit/config.ts'
import { pageOnSite } from '../../../kit/page-on-site.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useGo } from '../../../kit/place.ts'
import { useText } from '../../../kit/text.tsx'
import { openWindow } from '../../../parts/new-window.ts'
import { useCopyTargets } from '../copy/use-copy-targets.ts'
import { lockedOut } from '../lock/locked-out.ts'
import { againstCommand, againstDiscarding } from './refusals.ts'
import { sentence } from './sentence.ts'

/** The rarer things; what this kind of document does not know is left out. */
export function useMoreActions(
  { command, copy, document, lock, preflight, schedule }: DocumentActors,
  entity: ClientCollection | ClientGlobal,
): readonly Action[] {
  const text = useText()
  const go = useGo()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const { localization } = useConfig()
  const { api } = usePanel().boot
  const isPublic = useSelector(
    document,
    ({ context }) => !isNew(context) && (context.isPublic || !context.hasDrafts),
  )
  const targets = useCopyTargets(document, entity)
  const isFree = useSelector(command, (state) => state.can({ type: 'user.ask', command: 'delete' }))
  const canSchedule = useSelector(schedule, (state) => state.can({ type: 'user.open' }))
  const canCopy = useSelector(copy, (state) => state.can({ type: 'user.open', to: [] }))
  const isLockedOut = useSelector(lock, lockedOut)
  const against = useSelector(
    document,
    (state) => ({
      discard: sentence(text, againstDiscarding(state)),
      revert: sentence(text, againstCommand(state, 'revert')),
      unpublish: sentence(text, againstCommand(state, 'unpublish')),
      check: sentence(text, againstChecking(state)),
      publish: sentence(text, unless(state, 'publish')),
      copy: sentence(text, unless(state, 'update')),
      delete: sentence(text, unless(state, 'delete')),
      duplicate: sentence(text, unless(state)),
    }),
    shallowEqual,
  )

  const { drafts, slug } = entity
  const isCollection = 'labels' in entity
  const mayCreate = isCollection && entity.access.create
  const busy = text('document.refusal.busy')
  const forbidden = text('problem.access.refused')
  const create = carried(addresses.create(slug))
  const ask = (
    id: string,
    label: TextKey,
    what: DocumentCommand,
    refusal: string | undefined,
  ): Action => ({
    id,
    label: text(label),
    refusal: refusal ?? (isFree ? refusalOf(what) : busy),
    run: () => command.send({ type: 'user.ask', command: what }),
  })
  const others = isLockedOut ? text('document.refusal.lockedOut') : undefined
  const refusalOf = (what: DocumentCommand) => (what === 'duplicate' ? undefined : others)
  const actions: (Action | false)[] = [
    {
      id: 'action-revert',
      label: text('document.revert'),
      refusal: against.discard ?? others,
      run: () => document.send({ type: 'user.revert' }),
    },
    drafts !== null &&
      ask('action-revert-to-published', 'document.revertToPublished', 'revert', against.revert),
    drafts !== null &&
      ask('action-unpublish', 'document.unpublish', 'unpublish', against.unpublish),
    entity.preflight === true && {
      id: 'check-before-publishing',
      label: text('preflight.open'),
      refusal: against.check,
      run: () => preflight.send({ type: 'user.check' }),
    },
    drafts?.schedule === true && {
      id: 'schedule-publish',
      label: text('schedule.open'),
      refusal: against.publish ?? (canSchedule ? others : busy),
      run: () => schedule.send({ type: 'user.open' }),
    },
    entity.preview?.page === true && {
      id: 'view-on-site',
      label: text('preview.viewOnSite'),
      refusal: isPublic ? undefined : text('preview.unpublished'),
      run: () => openWindow(pageOnSite(api, document.getSnapshot().context.ref)),
    },
    isCollection && {
      id: 'action-create',
      label: text('document.createNew'),
      href: create,
      refusal: mayCreate ? undefined : forbidden,
      run: () => go(create),
    },
    isCollection &&
      ask(
        'action-duplicate',
        'document.duplicate',
        'duplicate',
        mayCreate ? against.duplicate : forbidden,
      ),
    localization !== null &&
      hasLocalized(entity.fields) && {
        id: 'action-copy-to-locale',
        label: text('copy.open'),
        refusal: against.copy ?? (canCopy ? undefined : busy),
        run: () => copy.send({ type: 'user.open', to: targets.length === 1 ? targets : [] }),
      },
    isCollection &&
      ask('action-delete', 'document.delete', entity.trash ? 'trash' : 'delete', against.delete),
  ]
  return actions.filter((action) => action !== false)
}

/** A new document can be checked as well: what counts is what stands in the form. */
function againstChecking(state: DocumentSnapshot): TextKey[] {
  if (!state.matches('open')) return ['document.refusal.notThere']
  return state.context.permissions.publish ? [] : ['problem.access.refused']
}

/** Why nothing can be done yet with the document, or never by this person. */
function unless(state: DocumentSnapshot, right?: 'publish' | 'update' | 'delete'): TextKey[] {
  if (!state.matches('open')) return ['document.refusal.notThere']
  if (isNew(state.context)) return ['document.refusal.new']
  return right && !state.context.permissions[right] ? ['problem.access.refused'] : []
}
