import type { CollectionBeforeOperationHook, GlobalConfig } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { isRecord } from '#contracts/is-record'
import type { Feature } from '../../kit/feature.ts'
import { ownHook } from '../../kit/own-hooks.ts'
import { narrowRules, noteSent } from './one-language.ts'
import { noteSave, versionsOfTheirOwn } from './versions-of-their-own.ts'

/**
 * What is taken from visitors, or only moved, needn't be whole: of such a save Payload validates what it
 * sends, as it does for the trash, and neither other fields nor what another language lacks.
 */
export const unpublishing: Feature = {
  collection: (collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [...(collection.hooks?.beforeOperation ?? []), ownHook(lookAtWhatIsSent)],
    },
  }),
  global: (global) => ({
    ...global,
    hooks: {
      ...global.hooks,
      beforeOperation: [
        ...(global.hooks?.beforeOperation ?? []),
        ownHook(lookAtWhatIsSentOfGlobal),
      ],
    },
  }),
  configured: (payload) => narrowRules(payload, hasStatuses),
  database: () => versionsOfTheirOwn,
}

const lookAtWhatIsSent: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'update') return args
  const { folders } = req.payload.config
  const changesNothingPublic =
    isUnpublished(args, collection) || (folders && changesOnly(args, folders.fieldName))
  const isAsSent = Boolean(changesNothingPublic) && !hasStatuses(collection)
  const parts = [collection.slug, ...('id' in args ? [args.id] : [])]
  noteSave(req, isAsSent, ...parts)
  noteSent(req, changesNothingPublic && !isAsSent ? Object.keys(dataIn(args)) : null, ...parts)
  return isAsSent ? withSentOnly(args) : args
}

type GlobalHook = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number]

const lookAtWhatIsSentOfGlobal: GlobalHook = ({ args, global, operation, req }) => {
  if (operation !== 'update') return args
  const changesNothingPublic = isUnpublished(args, global)
  const isAsSent = changesNothingPublic && !hasStatuses(global)
  noteSave(req, isAsSent, global.slug)
  noteSent(req, changesNothingPublic && !isAsSent ? Object.keys(dataIn(args)) : null, 'global')
  return isAsSent ? withSentOnly(args) : args
}

type Entity = Parameters<typeof hasDraftsEnabled>[0]

const isUnpublished = (args: unknown, entity: Entity): boolean =>
  isRecord(args) && !args.draft && dataIn(args)._status === 'draft' && hasDraftsEnabled(entity)

function changesOnly(args: unknown, name: string): boolean {
  const names = Object.keys(dataIn(args))
  return names.length === 1 && names[0] === name
}

/** What is published on purpose is looked at whole. */
const dataIn = (args: unknown): Record<string, unknown> =>
  isRecord(args) && isRecord(args.data) && !args.publishAllLocales ? args.data : {}

/** Each language has one of its own: what is asked for below would unpublish all of them (`one-language`). */
const hasStatuses = ({ versions }: Entity): boolean =>
  isRecord(versions) && isRecord(versions.drafts) && versions.drafts.localizeStatus === true

/** Payload's own name for it: without a status in each language it changes nothing else. */
const withSentOnly = <Args>(args: Args): Args => ({ ...args, unpublishAllLocales: true })
