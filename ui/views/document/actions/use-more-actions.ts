import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { TextKey } from '#locales'
import type { DocumentCommand } from '#machines/document-command'
import type { DocumentActors } from '#machines/open-document'
import type { TemplatesActor } from '#machines/templates'
import type { Action } from '../../../actions/action.ts'
import { useFavoriteAction } from '../../../actions/use-favorite-action.ts'
import { hasLocalized } from '../../../fields/has-localized.ts'
import { useAddresses } from '../../../kit/addresses.ts'
import { useCarriedLocale } from '../../../kit/carried-locale.ts'
import { useConfig } from '../../../kit/config.ts'
import { titleOf } from '../../../kit/document-title.ts'
import { pageOnSite } from '../../../kit/page-on-site.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useGo } from '../../../kit/place.ts'
import { useText } from '../../../kit/text.tsx'
import { openWindow } from '../../../parts/new-window.ts'
import { useCopyTargets } from '../copy/use-copy-targets.ts'
import { useMoreRefusals } from './use-more-refusals.ts'

interface MoreActions {
  /** What concerns what visitors see. */
  publishing: readonly Action[]
  others: readonly Action[]
}

/** The rarer things; what this kind of document does not know is left out. */
export function useMoreActions(
  actors: DocumentActors,
  entity: ClientCollection | ClientGlobal,
  templates: TemplatesActor,
): MoreActions {
  const { command, copy, document, preflight, schedule } = actors
  const text = useText()
  const go = useGo()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const { localization } = useConfig()
  const { api } = usePanel().boot
  const targets = useCopyTargets(document, entity)
  const refusals = useMoreRefusals(actors, entity)

  const { drafts, slug } = entity
  const id = useSelector(document, ({ context: { ref } }) => ('id' in ref ? ref.id : null))
  const favorite = useFavoriteAction(
    { id: 'action-favorite', refusal: refusals.favorite },
    { slug, id: id ?? '' },
  )
  const isCollection = 'labels' in entity
  const create = carried(addresses.create(slug))
  const action = (
    id: string,
    label: TextKey,
    why: keyof typeof refusals,
    run: () => void,
  ): Action => ({ id, label: text(label), refusal: refusals[why], run })
  const ask = (what: DocumentCommand) => () => command.send({ type: 'user.ask', command: what })

  const publishing: (Action | false)[] = [
    entity.preflight === true &&
      action('check-before-publishing', 'preflight.open', 'check', () =>
        preflight.send({ type: 'user.check' }),
      ),
    drafts?.schedule === true &&
      action('schedule-publish', 'schedule.open', 'schedule', () =>
        schedule.send({ type: 'user.open' }),
      ),
    drafts !== null &&
      action('action-revert-to-published', 'document.revertToPublished', 'revert', ask('revert')),
    drafts !== null &&
      action('action-unpublish', 'document.unpublish', 'unpublish', ask('unpublish')),
  ]
  const others: (Action | false)[] = [
    action('action-revert', 'document.revert', 'discard', () =>
      document.send({ type: 'user.revert' }),
    ),
    entity.preview?.page === true &&
      action('view-on-site', 'preview.viewOnSite', 'view', () =>
        openWindow(pageOnSite(api, document.getSnapshot().context.ref)),
      ),
    isCollection && favorite,
    isCollection && {
      ...action('action-create', 'document.createNew', 'create', () => go(create)),
      href: create,
    },
    isCollection && action('action-duplicate', 'document.duplicate', 'duplicate', ask('duplicate')),
    isCollection &&
      entity.templates === true &&
      action('action-keep-template', 'templates.keep', 'template', () =>
        templates.send({
          type: 'user.keep',
          name: titleOf(entity, document.getSnapshot().context.base),
        }),
      ),
    localization !== null &&
      hasLocalized(entity.fields) &&
      action('action-copy-to-locale', 'copy.open', 'copy', () =>
        copy.send({ type: 'user.open', to: targets.length === 1 ? targets : [] }),
      ),
    isCollection &&
      action('action-delete', 'document.delete', 'delete', ask(entity.trash ? 'trash' : 'delete')),
  ]
  return { publishing: publishing.filter(isKnown), others: others.filter(isKnown) }
}

const isKnown = (action: Action | false): action is Action => action !== false
